"""Food Chain Magnate (unofficial) for Python: rules, bots, environments.

>>> import magnate
>>> game = magnate.Game(magnate.config(players=2), seed=42)
>>> seat = game.awaited[0]
>>> events = game.apply(seat, game.legal(seat)[0])

See ``docs/python.md``.
"""

from __future__ import annotations

from typing import Any, Sequence

from . import errors
from ._magnate import (
    RULES_VERSION,
    Bot,
    Dice,
    Game,
    Record,
    Tournament,
    View,
    __version__,
    action_count,
    action_segments,
    catalogue,
    describe_action,
    levels,
)
from .errors import (
    ActionError,
    BotError,
    ConfigError,
    InternalError,
    MagnateError,
    PositionError,
    RecordError,
    Refused,
)
from .vector import Step, VectorEnv

__all__ = [
    "RULES_VERSION",
    "ActionError",
    "Bot",
    "BotError",
    "ConfigError",
    "Dice",
    "Game",
    "InternalError",
    "MagnateError",
    "PositionError",
    "Record",
    "RecordError",
    "Refused",
    "Step",
    "Tournament",
    "VectorEnv",
    "View",
    "__version__",
    "action_count",
    "action_segments",
    "catalogue",
    "config",
    "describe_action",
    "errors",
    "levels",
]


def config(players: int = 2, modules: Sequence[str] = (), **options: Any) -> dict[str, Any]:
    """The options of a game: how many play, with which modules, and whatever else is agreed.

    ``options`` are those of records and of the server: ``intro``, ``negative_prices``, ``sequential_payday``, ``solo``,
    ``options``, ``map_settings``, ``edition``. They are checked where a game is made of them.
    """
    agreed: dict[str, Any] = {"players": players, **options}
    if modules:
        agreed["modules"] = list(modules)
    return agreed
