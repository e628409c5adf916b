"""Many games at once: one array in, arrays out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from ._magnate import Game, Vector, action_count

__all__ = ["Step", "VectorEnv"]


@dataclass(frozen=True, slots=True)
class Step:
    """What stands after a step, one row for each game.

    The arrays belong to the environment and are written again by its next step: copy what you keep.
    """

    #: What the seat sees that chooses now (games, size); no columns with ``observe=False``.
    observation: npt.NDArray[np.int16]
    #: Which indices it may choose (games, actions).
    mask: npt.NDArray[np.bool_]
    #: The seat that chooses now.
    seat: npt.NDArray[np.int8]
    #: By seat, where a game has just ended, and 0 elsewhere (games, players).
    reward: npt.NDArray[np.float32]
    #: Did the last game end in this step? The next one has been dealt already.
    terminated: npt.NDArray[np.bool_]
    #: Was it broken off, after too many rounds?
    truncated: npt.NDArray[np.bool_]
    #: Cash by seat at the end of the last game of each row (games, players).
    cash: npt.NDArray[np.int32]
    #: Its rounds.
    rounds: npt.NDArray[np.int32]
    #: With an opponent: the seat that was not its, in the last game.
    learner: npt.NDArray[np.int8]


class VectorEnv:
    """``games`` games side by side, a choice in each of them at every step.

    A game that ends is followed by the next one in the same step. With an ``opponent`` (``"trainee"``, ``"manager"``,
    ``"magnate@50n"``) one seat of every game is yours, another one from game to game, and bots sit in the others.
    A ``teacher`` says at every choice what it would do: see ``advice``.
    """

    def __init__(
        self,
        games: int,
        config: dict[str, Any],
        *,
        seed: int = 1,
        opponent: str | None = None,
        teacher: str | None = None,
        budget: str = "100n",
        max_rounds: int = 30,
        threads: int = 0,
        observe: bool = True,
    ) -> None:
        self._core = Vector(games, config, seed, opponent, teacher, budget, max_rounds, threads)
        #: How observations are laid out: ``size``, ``parts`` by name (start and shape), ``names`` of what is counted.
        self.layout: dict[str, Any] = self._core.layout
        self.games = games
        self.players: int = self._core.config["players"]
        self.action_count = action_count()
        size = self.layout["size"] if observe else 0
        self._step = Step(
            observation=np.zeros((games, size), np.int16),
            mask=np.zeros((games, self.action_count), np.bool_),
            seat=np.zeros(games, np.int8),
            reward=np.zeros((games, self.players), np.float32),
            terminated=np.zeros(games, np.bool_),
            truncated=np.zeros(games, np.bool_),
            cash=np.zeros((games, self.players), np.int32),
            rounds=np.zeros(games, np.int32),
            learner=np.zeros(games, np.int8),
        )

    def current(self) -> Step:
        """What stands now, before the first step."""
        self._core.show(self._step)
        return self._step

    def step(self, actions: npt.ArrayLike) -> Step:
        """Chooses one index in every game. When one of them may not be chosen, nothing happens anywhere."""
        chosen = np.ascontiguousarray(actions, dtype=np.int64)
        self._core.step(chosen, self._step)
        return self._step

    def sample(self) -> npt.NDArray[np.int64]:
        """A random index that may be chosen, for every game."""
        return self._core.sample()

    def advice(self) -> npt.NDArray[np.int64]:
        """The index the teacher would choose now, for every game.

        It is -1 where another way was taken since the decision began, or where what the teacher would do has no path.
        """
        return self._core.advice()

    @property
    def seeds(self) -> list[int]:
        """The seeds of the games that are being played."""
        return self._core.seeds

    @property
    def counts(self) -> tuple[int, int]:
        """Choices and whole decisions taken so far."""
        return self._core.counts

    def game(self, index: int) -> Game:
        """A copy of one game, secrets included."""
        return self._core.game(index)

    def encode(self, index: int, action: dict[str, Any] | str) -> list[int] | None:
        """The indices that lead to an action in one game, from the beginning of the decision."""
        return self._core.encode(index, action)

    def part(self, name: str, observation: npt.NDArray[np.int16] | None = None) -> npt.NDArray[np.int16]:
        """A part of the observations by name, in its own shape: ``part("cash")`` has (games, players)."""
        rows = self._step.observation if observation is None else observation
        start, shape = self.layout["parts"][name]
        return rows[:, start : start + int(np.prod(shape))].reshape(-1, *shape)
