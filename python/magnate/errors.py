"""What goes wrong, with a stable code for programs and a sentence for people."""

from __future__ import annotations

from typing import Any

__all__ = [
    "ActionError",
    "BotError",
    "ConfigError",
    "InternalError",
    "MagnateError",
    "PositionError",
    "RecordError",
    "Refused",
]


class MagnateError(Exception):
    """Everything that goes wrong in here. ``str()`` of it is a sentence."""

    code: str = "error"


class Refused(MagnateError):
    """The rules refuse an action; the game is untouched."""

    def __init__(self, message: str, *, code: str, data: dict[str, Any], rule: str) -> None:
        super().__init__(message)
        #: The stable code, the same as everywhere else in the project.
        self.code = code
        #: What the sentence is about, by name.
        self.data = data
        #: The rule that says so.
        self.rule = rule

    def __reduce__(self) -> tuple[Any, ...]:
        return (_refused, (str(self), self.code, self.data, self.rule))


def _refused(message: str, code: str, data: dict[str, Any], rule: str) -> Refused:
    return Refused(message, code=code, data=data, rule=rule)


class ConfigError(MagnateError, ValueError):
    """A configuration nobody can play."""

    code = "config"


class ActionError(MagnateError, ValueError):
    """Something that is no action, no question, or no index that may be chosen now."""

    code = "action"


class PositionError(MagnateError, ValueError):
    """A position that cannot be, with everything that is wrong with it."""

    code = "position"

    def __init__(self, message: str, *, faults: list[list[str]] | None = None) -> None:
        super().__init__(message)
        #: Path and reason of every fault.
        self.faults = faults or []


class RecordError(MagnateError, ValueError):
    """A record that cannot be read or replayed."""

    code = "record"

    def __init__(self, message: str, *, line: int = 0, rule: str | None = None) -> None:
        super().__init__(message)
        #: The line, from 1.
        self.line = line
        #: The rule that is broken, if one is.
        self.rule = rule


class BotError(MagnateError):
    """A bot that does not exist or has nothing to say, or a tournament that cannot be played."""

    code = "bot"


class InternalError(MagnateError):
    """A mistake of ours. What was being changed may be half changed: begin it again."""

    code = "internal"
