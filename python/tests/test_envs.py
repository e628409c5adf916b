"""The action space, PettingZoo and the vectorised environment."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import magnate
from magnate.pettingzoo_env import MagnateEnv, env

EVERY_MODULE = [
    "sushi", "noodles", "kimchi", "coffee", "ketchup", "lobbyists", "rural_marketeers", "gourmet_critics",
    "mass_marketeers", "night_shift", "new_milestones", "new_districts", "fry_chefs", "movie_stars",
]  # fmt: skip


def configs() -> list[dict[str, Any]]:
    modules = [module for module in EVERY_MODULE if playable([module])]
    assert len(modules) > 8
    return [magnate.config(2), magnate.config(5), magnate.config(3, modules)]


def playable(modules: list[str]) -> bool:
    try:
        magnate.Game(magnate.config(3, modules), seed=1)
    except magnate.ConfigError:
        return False
    return True


def test_indices_have_a_meaning_that_stays() -> None:
    # Written down so that a change is noticed: models that were trained would play nonsense.
    assert magnate.action_count() == 412
    known = {0: "verb:pass", 5: "verb:hire", 23: "verb:end", 32: "card:waitress", 96: "item:burger", 144: "turns:eternal",
             152: "column:-20", 172: "column:0", 236: "row:0", 280: "corner:north-west", 284: "side:north",
             289: "house:1", 348: "pick:0", 411: "pick:63"}  # fmt: skip
    assert {index: magnate.describe_action(index) for index in known} == known
    with pytest.raises(ValueError):
        magnate.describe_action(412)
    segments = magnate.action_segments()
    assert [start for _, start, _ in segments] == list(np.cumsum([0] + [size for _, _, size in segments])[:-1])


@pytest.mark.parametrize("config", configs(), ids=lambda config: f"{config['players']}p{len(config.get('modules', []))}")
def test_everything_legal_can_be_said_in_indices(config: dict[str, Any]) -> None:
    game, dice = magnate.Game(config, seed=8), magnate.Dice(3)
    said = 0
    while not game.is_over and game.round <= 7:
        seat = game.awaited[0]
        actions = game.legal(seat)
        for at in range(0, len(actions), max(1, len(actions) // 12)):
            indices = game.encode(seat, actions[at])
            assert indices is not None, actions[at]
            said += 1
        if game.stage == "restructuring" and not actions:
            cards = game.sample_structure(seat, dice)
            assert game.encode(seat, {"action": "work", "cards": cards}) is not None
        action = game.random_action(seat, dice)
        assert action is not None
        game.play(seat, action)
    assert said > 300


def test_indices_lead_to_the_action_they_stand_for() -> None:
    bots = [magnate.Bot("manager", seed=seat) for seat in range(2)]
    one = MagnateEnv(magnate.config(2), seed=4)
    one.reset(seed=21)
    game, checked = magnate.Game(magnate.config(2), seed=21), 0
    while not game.is_over and game.round < 12:
        seat = game.awaited[0]
        action = bots[seat].decide(game.view(seat))
        indices = game.encode(seat, action)
        if indices is None:  # a route that is not listed, or a structure that does not fit
            break
        assert indices == one.encode(action) or not indices
        for index in indices:
            assert one.agent_selection == f"seat_{seat}"
            assert one.observe(one.agent_selection)["action_mask"][index] == 1
            one.step(index)
        game.play(seat, action)
        # What has no alternative is played at once there, so that the two may differ until the next choice.
        if indices and one.game.digest == game.digest:
            checked += 1
    assert checked > 30


@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_accepts_it() -> None:
    api_test(MagnateEnv(magnate.config(2), max_rounds=4), num_cycles=2000)
    api_test(env(config=magnate.config(3), opponent="trainee", max_rounds=4), num_cycles=500)
    seed_test(lambda: MagnateEnv(magnate.config(2), max_rounds=4), num_cycles=200)


def test_an_index_that_may_not_be_chosen_is_refused_and_changes_nothing() -> None:
    one = MagnateEnv(magnate.config(2))
    one.reset(seed=1)
    before = one.game.digest
    closed = int(np.argmin(one.observe(one.agent_selection)["action_mask"]))
    for index in (closed, 10_000):
        with pytest.raises(magnate.ActionError):
            one.step(index)
    assert one.game.digest == before
    many = magnate.VectorEnv(4, magnate.config(2))
    many.current()
    digests = [many.game(at).digest for at in range(4)]
    actions = many.sample()
    actions[2] = closed
    for wrong in (actions, -actions, actions[:3], actions + 1000):
        with pytest.raises((magnate.ActionError, ValueError)):
            many.step(wrong)
    assert [many.game(at).digest for at in range(4)] == digests


def run_vector(threads: int, steps: int = 600) -> tuple[list[str], float, int]:
    many = magnate.VectorEnv(32, magnate.config(2), seed=6, max_rounds=5, threads=threads)
    step, total, ended = many.current(), 0.0, 0
    rng = np.random.default_rng(1)
    for _ in range(steps):
        actions = np.array([rng.choice(np.flatnonzero(row)) for row in step.mask])
        step = many.step(actions)
        done = step.terminated | step.truncated
        ended += int(done.sum())
        total += float(step.reward[:, 0].sum())
        assert np.allclose(step.reward.sum(axis=1), 0)
        assert (np.abs(step.reward[done]).max(axis=1) == 1).all() if done.any() else True
        assert step.mask.any(axis=1).all(), "somebody may always choose something"
    return [many.game(at).digest for at in range(32)], total, ended


def test_many_games_are_the_same_on_any_number_of_threads() -> None:
    one, two = run_vector(1), run_vector(2)
    assert one == two
    assert one[2] > 20, "games end and new ones begin"


def test_a_vector_of_one_is_the_single_environment() -> None:
    many = magnate.VectorEnv(1, magnate.config(3), seed=9, max_rounds=4)
    one = MagnateEnv(magnate.config(3), max_rounds=4)
    one.reset(seed=many.seeds[0])
    step = many.current()
    for _ in range(300):
        seen = one.observe(one.agent_selection)
        assert one.agent_selection == f"seat_{step.seat[0]}"
        assert (seen["action_mask"] == step.mask[0]).all()
        assert (seen["observation"] == step.observation[0]).all()
        actions = many.sample()
        one.step(int(actions[0]))
        step = many.step(actions)
        if step.terminated[0] or step.truncated[0]:
            assert [one.rewards[agent] for agent in one.possible_agents] == step.reward[0].tolist()
            return
    raise AssertionError("no game ended")


def test_opponents_take_every_other_seat_and_win_against_chance() -> None:
    many = magnate.VectorEnv(16, magnate.config(2), seed=2, opponent="trainee", max_rounds=20)
    step, won, lost, seats = many.current(), 0, 0, set()
    while won + lost < 60:
        step = many.step(many.sample())
        for at in np.flatnonzero(step.terminated | step.truncated):
            seat = int(step.learner[at])
            seats.add(seat)
            won += int(step.reward[at, seat] > 0)
            lost += int(step.reward[at, seat] < 0)
    assert seats == {0, 1}, "seats go round"
    assert lost > 50, "chance does not beat a beginner"


def test_observations_say_what_the_layout_says_and_hide_reserves() -> None:
    many = magnate.VectorEnv(8, magnate.config(2), seed=5)
    step = many.current()
    for _ in range(400):
        step = many.step(many.sample())
    for at in range(8):
        game, seat = many.game(at), int(step.seat[at])
        assert many.part("cash")[at].tolist() == [game.cash[seat], game.cash[1 - seat]]
        assert many.part("round")[at, 0] == game.round
        assert many.part("stage")[at].sum() == 1
        known = game.view(seat).data()
        if known["bank"].get("breaks", 0) == 0:
            assert many.part("reserve")[at, 1] == 0, "a rival's reserve card is a secret"
    assert set(many.layout["names"]) == {"stages", "cards", "items", "milestones", "tokens"}


def test_the_chain_can_be_played_against() -> None:
    many = magnate.VectorEnv(4, {"players": 2, "solo": {}}, seed=5, max_rounds=6)
    step = many.current()
    ended = 0
    for _ in range(1500):
        step = many.step(many.sample())
        assert (step.seat == 0).all(), "The Chain decides by itself"
        ended += int((step.terminated | step.truncated).sum())
    assert ended > 0
