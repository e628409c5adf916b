"""Games, views, positions, records, bots: the whole rules crate from Python."""

from __future__ import annotations

import copy
import json
import pickle
from pathlib import Path

import pytest

import magnate


def play_randomly(game: magnate.Game, seed: int, rounds: int = 30) -> int:
    dice, steps = magnate.Dice(seed), 0
    while not game.is_over and game.round <= rounds:
        seat = game.awaited[0]
        action = game.random_action(seat, dice)
        assert action is not None
        assert game.apply(seat, action), "something happens"
        steps += 1
    return steps


def test_a_game_is_played_to_its_end() -> None:
    game = magnate.Game(magnate.config(players=3), seed=42)
    assert play_randomly(game, 1, rounds=10) > 50
    assert len(game.cash) == 3 and len(game.standings()) == 3
    assert game.round > 5


def test_the_same_seed_is_the_same_game_as_in_rust(root: Path) -> None:
    # Records of the project, written by Rust, with digests in them.
    records = sorted((root / "fixtures").rglob("*.txt"))[:10]
    assert records
    for path in records:
        text = path.read_text()
        if not text.startswith("magnate record"):
            continue
        record = magnate.Record(text)
        game = record.replay()
        sealed = [line[2:] for line in text.splitlines() if line.startswith("= ")]
        if sealed:
            assert game.digest == sealed[-1], path.name


def test_bots_lead_to_the_same_digests_as_in_rust(root: Path) -> None:
    # The same table that Rust and the engine for browsers are compared with.
    for line in json.loads((root / "fixtures" / "digests.json").read_text())[:12]:
        plan = line["game"]
        game = magnate.Game(magnate.config(plan["players"], plan["modules"]), seed=plan["seed"])
        bots = [magnate.Bot(plan["level"], plan["seed"] + seat, plan["budget"]) for seat in range(plan["players"])]
        folded = int(game.digest, 16)
        for _ in range(plan["steps"]):
            if game.is_over:
                break
            seat = game.awaited[0]
            game.play(seat, bots[seat].decide(game.view(seat)))
            folded = ((folded << 5 | folded >> 59) & (2**64 - 1)) ^ int(game.digest, 16)
        assert f"{folded:016x}" == line["digest"], plan


def test_copies_are_independent() -> None:
    game = magnate.Game(magnate.config(2), seed=7)
    for twin in (game.copy(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert twin == game and hash(twin) == hash(game)
        twin.apply(twin.awaited[0], twin.legal(twin.awaited[0])[0])
        assert twin != game


def test_a_refusal_has_a_code_data_and_a_sentence() -> None:
    game = magnate.Game(magnate.config(2), seed=7)
    before = game.digest
    seat = game.awaited[0]
    with pytest.raises(magnate.Refused) as caught:
        game.apply(seat, "hire waitress")
    error = caught.value
    assert error.code == "wrong_moment" and error.rule == "B-WRK-1"
    assert error.data == {"now": "first_restaurant"}
    assert str(error) == "That is not possible now: the game is at first_restaurant."
    assert game.digest == before
    assert pickle.loads(pickle.dumps(error)).code == "wrong_moment"
    with pytest.raises(magnate.Refused) as caught:
        game.legal(9)
    assert caught.value.code == "no_such_chain"
    with pytest.raises(magnate.Refused) as caught:
        game.apply(200, "pass")
    assert caught.value.code == "no_such_chain"


def test_nonsense_gets_an_exception_of_ours() -> None:
    game = magnate.Game(magnate.config(2), seed=7)
    for nonsense in ("dance", {"action": "dance"}, {"action": "hire", "card": "waitress", "extra": 1}, [], 3, None):
        with pytest.raises(magnate.ActionError):
            game.apply(0, nonsense)  # type: ignore[arg-type]
    for config in (magnate.config(9), magnate.config(2, ["no_such_module"]), {"players": 2, "colour": "red"}, {}):
        with pytest.raises(magnate.ConfigError):
            magnate.Game(config, seed=1)
    with pytest.raises(magnate.RecordError) as record:
        magnate.Record("magnate record 1\nplayers: 2\nseed: 1\n\n0 dance\n")
    assert record.value.line == 5
    with pytest.raises(magnate.PositionError) as position:
        magnate.Game.from_position({"version": 1, "chains": 7}, "dinnertime")
    assert position.value.faults
    with pytest.raises(magnate.PositionError):
        magnate.Game.from_json("{}")
    with pytest.raises(magnate.BotError):
        magnate.Bot("grandmaster")
    with pytest.raises(TypeError):
        game.apply(0, {"action": object()})
    deep: list[object] = []
    for _ in range(5000):
        deep = [deep]
    with pytest.raises(TypeError):
        game.apply(0, {"action": deep})
    with pytest.raises(OverflowError):
        game.apply(300, "pass")


def test_a_panic_does_not_cross() -> None:
    from magnate import _magnate

    with pytest.raises(magnate.InternalError, match="on purpose"):
        _magnate.panic_inside()


def test_views_hide_what_is_hidden_and_samples_fit_them() -> None:
    game, bots = magnate.Game(magnate.config(2), seed=3), [magnate.Bot("manager", seat) for seat in range(2)]
    while game.stage != "restructuring" or 0 not in game.awaited:
        seat = game.awaited[0]
        game.play(seat, bots[seat].decide(game.view(seat)))
    seen = game.view(0)
    assert seen.seat == 0 and game.view().seat is None
    assert seen.data()["own"]["choices"]["hand"] is not None
    first = seen.sample(magnate.Dice(1))
    assert first.view(0) == seen, "a sample looks the same from the same seat"
    others = {seen.sample(magnate.Dice(seed)).to_json() for seed in range(20)}
    assert len(others) > 1, "what is hidden differs from sample to sample"
    answer = seen.ask({"question": "houses"})
    assert answer["answer"] == "houses"
    with pytest.raises(magnate.Refused):
        game.view().ask({"question": "hires"})


def test_positions_are_written_and_read() -> None:
    game = magnate.Game(magnate.config(2), seed=11)
    play_randomly(game, 4, rounds=6)
    position = game.position()
    again = magnate.Game.from_position(position, "restructuring")
    assert again.position()["chains"][0]["cash"] == position["chains"][0]["cash"]
    assert again.stage == "restructuring"


def test_records_are_written_and_replayed() -> None:
    game = magnate.Game(magnate.config(2), seed=9)
    record, dice = magnate.Record(game, seed=9), magnate.Dice(2)
    for _ in range(60):
        seat = game.awaited[0]
        action = game.random_action(seat, dice)
        assert action is not None
        game.play(seat, action)
        record.push(seat, action)
    record.seal(game)
    again = magnate.Record(str(record))
    assert len(again) == 60 and again == record and again.seed == 9
    assert again.replay() == game
    assert again.replay(at=10) != game
    assert pickle.loads(pickle.dumps(record)) == record
    assert len(again.actions()) == 60 and again.config["players"] == 2


def test_structures_are_listed_sampled_and_refused() -> None:
    game, bots = magnate.Game(magnate.config(2), seed=3), [magnate.Bot("manager", seat) for seat in range(2)]
    while game.stage != "restructuring":
        seat = game.awaited[0]
        game.play(seat, bots[seat].decide(game.view(seat)))
    seat = game.awaited[0]
    structures = game.structures(seat)
    assert {} in structures and len(structures) >= 2
    game.check(seat, {"action": "work", "cards": game.sample_structure(seat, magnate.Dice(5))})
    with pytest.raises(magnate.Refused, match="You have"):
        game.check(seat, {"action": "work", "cards": {"guru": 3}})


def test_bots_play_and_explain_themselves() -> None:
    assert set(magnate.levels()) >= {"random", "trainee", "manager", "magnate"}
    game = magnate.Game(magnate.config(2), seed=5)
    bots = [magnate.Bot("manager", seed=1), magnate.Bot("magnate", seed=2, budget="2n")]
    for _ in range(60):
        seat = game.awaited[0]
        game.apply(seat, bots[seat].decide(game.view(seat)))
    explained = bots[0].explain()
    assert explained is not None and explained["candidates"]
    with pytest.raises(magnate.Refused):
        bots[0].decide(game.view())
    idle = 1 - game.awaited[0]
    if idle not in game.awaited:
        with pytest.raises(magnate.Refused) as caught:
            bots[idle].decide(game.view(idle))
        assert caught.value.code == "not_awaited"


def test_every_module_and_player_count_plays() -> None:
    catalogue = magnate.catalogue()
    assert catalogue["employees"]
    for players in range(2, 6):
        game = magnate.Game(magnate.config(players), seed=players)
        assert game.playout(magnate.Dice(1), max_rounds=8) > 50
    game = magnate.Game(magnate.config(3, ["sushi", "noodles", "kimchi", "coffee", "lobbyists"]), seed=1)
    assert game.playout(magnate.Dice(1), max_rounds=8) > 50


def test_a_tournament_can_be_put_together_from_its_games() -> None:
    tournament = magnate.Tournament(["manager", "trainee"], magnate.config(2), games=6, seed=3)
    whole = tournament.run()
    parts = tournament.report([tournament.game(index) for index in reversed(range(len(tournament)))])
    for key in ("digest", "pairs", "worst", "names", "games", "steps"):
        assert parts[key] == whole[key]
    with pytest.raises(magnate.BotError):
        tournament.report([])
    with pytest.raises(magnate.BotError):
        tournament.game(6)
