"""The compiled part. What is for everybody is named again in ``magnate``."""

from typing import Any, Sequence, final

import numpy as np
import numpy.typing as npt

__all__ = [
    "Bot",
    "Dice",
    "Episode",
    "Game",
    "RULES_VERSION",
    "Record",
    "Tournament",
    "Vector",
    "View",
    "__version__",
    "action_count",
    "action_segments",
    "catalogue",
    "describe_action",
    "levels",
    "panic_inside",
]

RULES_VERSION: int
__version__: str

_Action = dict[str, Any] | str
"""An action as a dict, or as a line of a record says it: ``hire waitress``."""

@final
class Dice:
    """A generator of random numbers: the same seed gives the same numbers everywhere."""

    def __new__(cls, seed: int) -> Dice: ...
    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""

@final
class Game:
    """A game: a value that can be asked, played, copied, compared and pickled."""

    def __new__(cls, config: dict[str, Any], seed: int, map_seed: int | None = None) -> Game: ...
    @staticmethod
    def from_position(data: dict[str, Any], phase: str, chain: int | None = None) -> Game:
        """Plays on from a position."""
    @staticmethod
    def from_json(text: str) -> Game:
        """What ``to_json`` wrote."""
    def to_json(self) -> str:
        """The whole game as text, secrets included."""
    def position(self) -> dict[str, Any]:
        """The position, as a dict anybody could have written."""
    @property
    def config(self) -> dict[str, Any]: ...
    @property
    def decision(self) -> dict[str, Any]:
        """What is awaited, and from whom."""
    @property
    def stage(self) -> str: ...
    @property
    def awaited(self) -> list[int]: ...
    @property
    def is_over(self) -> bool: ...
    @property
    def round(self) -> int: ...
    @property
    def bank(self) -> int: ...
    @property
    def order(self) -> list[int]: ...
    @property
    def cash(self) -> list[int]: ...
    @property
    def digest(self) -> str:
        """16 hexadecimal digits: equal for equal games, the same as in records."""
    def standings(self) -> list[dict[str, Any]]:
        """Best first, as if the game ended now."""
    def legal(self, player: int) -> list[dict[str, Any]]:
        """Everything a player may do. Structures are not listed: see ``choices`` and ``structures``."""
    def choices(self, player: int) -> dict[str, Any]:
        """The same in factors, small enough to send."""
    def structures(self, player: int, limit: int = 1000) -> list[dict[str, int]]:
        """Structures that fit, at most so many."""
    def sample_structure(self, player: int, dice: Dice) -> dict[str, int]:
        """A random structure that fits."""
    def random_action(self, player: int, dice: Dice) -> dict[str, Any] | None:
        """A random legal action; none when nothing is awaited."""
    def check(self, player: int, action: _Action) -> None:
        """Raises ``Refused`` when the action is not possible."""
    def apply(self, player: int, action: _Action) -> list[dict[str, Any]]:
        """Does it and says what happened; or raises ``Refused`` and changes nothing."""
    def play(self, player: int, action: _Action) -> None:
        """The same without events: quicker."""
    def playout(self, dice: Dice, max_rounds: int = ...) -> int:
        """Plays at random to the end, or until a round is over; decisions taken."""
    def encode(self, player: int, action: _Action) -> list[int] | None:
        """The indices of the action space that lead to an action; none for one outside it."""
    def view(self, viewer: int | str | None = None) -> View:
        """What a seat sees; ``None`` for somebody who watches, ``"reviewer"`` for everything."""
    def copy(self) -> Game: ...
    def __copy__(self) -> Game: ...
    def __deepcopy__(self, _memo: Any, /) -> Game: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, tuple[str]]: ...

@final
class View:
    """What one viewer may know of a game."""

    @property
    def seat(self) -> int | None: ...
    def data(self) -> dict[str, Any]:
        """Everything that is seen, as a dict."""
    def sample(self, dice: Dice) -> Game:
        """A full game this viewer could be in."""
    def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        """Answers a question: who would win each house, what an action would do, how far something reaches."""
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...

@final
class Record:
    """The decisions of a game, as text that people can read."""

    def __new__(cls, source: str | Game, seed: int | None = None) -> Record: ...
    @property
    def config(self) -> dict[str, Any]: ...
    @property
    def seed(self) -> int | None: ...
    @property
    def seats(self) -> list[str]:
        """Who played, by seat; empty when it does not say."""
    def actions(self) -> list[tuple[int, dict[str, Any]]]:
        """Decisions: seat and action."""
    def push(self, player: int, action: _Action) -> None:
        """Writes an action down."""
    def seal(self, game: Game) -> None:
        """Writes the digest of the state down, and the result of a game that is over."""
    def replay(self, at: int | None = None) -> Game:
        """The game after so many decisions, or after all of them."""
    def __len__(self) -> int: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __reduce__(self) -> tuple[Any, tuple[str]]: ...

@final
class Bot:
    """A level with a budget (``"magnate@400n"``), or another program (``"cmd:python3 bot.py"``)."""

    def __new__(cls, name: str, seed: int = 1, budget: str = "1s") -> Bot: ...
    @property
    def name(self) -> str: ...
    def decide(self, view: View) -> dict[str, Any]:
        """What it does now, seen from the seat whose view this is."""
    def explain(self) -> dict[str, Any] | None:
        """Why it did what it did last; none when it has not said."""

@final
class Tournament:
    """A list of games fixed by its seed, to be played here or spread over machines."""

    def __new__(
        cls,
        bots: Sequence[str],
        config: dict[str, Any],
        games: int,
        seed: int = 1,
        budget: str = "1s",
        max_rounds: int = 30,
        check: bool = False,
        jobs: int = 0,
    ) -> Tournament: ...
    def __len__(self) -> int: ...
    def game(self, index: int) -> dict[str, Any]:
        """Plays one game of it."""
    def report(self, games: Sequence[dict[str, Any]], seconds: float = 0.0) -> dict[str, Any]:
        """What can be said about games of it, wherever they were played."""
    def run(self) -> dict[str, Any]:
        """Plays all of it here, on all cores."""

@final
class Episode:
    """One game, a choice at a time: what ``magnate.pettingzoo_env`` is made of."""

    def __new__(
        cls,
        config: dict[str, Any],
        seed: int,
        opponent: str | None = None,
        budget: str = "100n",
        max_rounds: int = 30,
    ) -> Episode: ...
    def deal(self, seed: int | None = None) -> None: ...
    @property
    def seat(self) -> int: ...
    @property
    def seed(self) -> int: ...
    @property
    def game(self) -> Game: ...
    @property
    def layout(self) -> dict[str, Any]: ...
    def step(self, index: int) -> dict[str, Any] | None: ...
    def sample(self, dice: Dice) -> int: ...
    def encode(self, action: _Action) -> list[int] | None: ...
    def mask(self, out: npt.NDArray[np.bool_]) -> None: ...
    def observe(self, seat: int, out: npt.NDArray[np.int16]) -> None: ...

@final
class Vector:
    """Many games at once: what ``magnate.VectorEnv`` is made of."""

    def __new__(
        cls,
        games: int,
        config: dict[str, Any],
        seed: int,
        opponent: str | None = None,
        teacher: str | None = None,
        budget: str = "100n",
        max_rounds: int = 30,
        threads: int = 0,
    ) -> Vector: ...
    @property
    def layout(self) -> dict[str, Any]: ...
    @property
    def config(self) -> dict[str, Any]: ...
    @property
    def counts(self) -> tuple[int, int]: ...
    @property
    def seeds(self) -> list[int]: ...
    def show(self, arrays: Any) -> None: ...
    def step(self, actions: npt.NDArray[np.int64], arrays: Any) -> None: ...
    def sample(self) -> npt.NDArray[np.int64]: ...
    def advice(self) -> npt.NDArray[np.int64]: ...
    def game(self, index: int) -> Game: ...
    def encode(self, index: int, action: _Action) -> list[int] | None: ...

def catalogue(modules: Sequence[str] = ...) -> dict[str, Any]:
    """Cards, items, tokens, milestones and numbers of a game with these modules."""

def levels() -> list[str]:
    """The levels of bots, weakest first."""

def action_count() -> int:
    """How many indices the action space has."""

def describe_action(index: int) -> str:
    """What an index says: ``verb:hire``, ``card:waitress``, ``column:3``."""

def action_segments() -> list[tuple[str, int, int]]:
    """The segments of the action space: name, first index, length."""

def panic_inside() -> None:
    """Panics, so that a test can see what becomes of it."""
