#!/usr/bin/env python3
"""A tournament, or games of bots with themselves, spread over a cluster with Dask.

    python dask_tournament.py --bots manager,trainee --games 200            # two worker processes on this machine
    python dask_tournament.py --scheduler tcp://10.0.0.1:8786 --bots magnate@400n,manager --games 1000
    python dask_tournament.py --self-play magnate@50n --games 100 --out games

Every machine needs the package (`pip install "./python[dask]"`). With budgets in nodes the games are the same wherever they
are played, and so is the report: a game depends on its number and on the seed alone.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

import magnate

Plan = dict[str, Any]


def play(plan: Plan, index: int) -> dict[str, Any]:
    """One game of the tournament. Workers call it; a thread of theirs plays one game at a time."""
    return magnate.Tournament(**plan, jobs=1).game(index)


def self_play(bot: str, config: dict[str, Any], seed: int, max_rounds: int = 30) -> str:
    """One game of a bot with itself, as a record."""
    game = magnate.Game(config, seed=seed)
    record = magnate.Record(game, seed=seed)
    bots = [magnate.Bot(bot, seed=seed * 8 + seat) for seat in range(config["players"])]
    while not game.is_over and game.round <= max_rounds:
        seat = game.awaited[0]
        action = bots[seat].decide(game.view(seat))
        game.play(seat, action)
        record.push(seat, action)
    record.seal(game)
    return str(record)


def tournament(client: Any, plan: Plan) -> dict[str, Any]:
    """Plays it on the cluster and puts the report together here."""
    start = time.monotonic()
    futures = client.map(play, [plan] * plan["games"], range(plan["games"]), pure=False)
    games = client.gather(futures)
    return magnate.Tournament(**plan).report(games, time.monotonic() - start)


def records(client: Any, bot: str, config: dict[str, Any], games: int, seed: int) -> list[str]:
    """Games of a bot with itself, played on the cluster."""
    futures = client.map(self_play, [bot] * games, [config] * games, range(seed, seed + games), pure=False)
    return list(client.gather(futures))


def show(report: dict[str, Any]) -> None:
    """The ladder and the worst matchup of every bot."""
    worst = {row["bot"]: row for row in report["worst"]}
    print(f"{len(report['games'])} games, digest {report['digest']}, {report['seconds']:.1f} s")
    for bot in report["bots"]:
        line = f"{bot['name']:<24} wins {bot['win_share']['mean']:6.1%}  Elo {bot['elo']['mean']:5.0f}"
        if bot["name"] in worst:
            row = worst[bot["name"]]
            line += f"  worst {row['ahead']['mean']:6.1%} against {row['against']}"
        print(line)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", default="manager,trainee", help="who plays, separated by commas")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--modules", default="", help="modules of the expansion, separated by commas")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--budget", default="100n", help="for bots that bring none of their own")
    parser.add_argument("--self-play", metavar="BOT", help="records of this bot's games with itself instead")
    parser.add_argument("--out", type=Path, help="where the report (JSON) or the records go")
    parser.add_argument("--scheduler", help="address of a Dask scheduler; two workers here unless given")
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args(arguments)

    from distributed import Client, LocalCluster

    modules = [module for module in given.modules.split(",") if module]
    config = magnate.config(given.players, modules)
    local = None
    if given.scheduler is None:
        local = LocalCluster(n_workers=given.workers, threads_per_worker=1, processes=True, dashboard_address=":0")
    with Client(given.scheduler or local) as client:
        if given.self_play:
            texts = records(client, given.self_play, config, given.games, given.seed)
            if given.out:
                given.out.mkdir(parents=True, exist_ok=True)
                for number, text in enumerate(texts):
                    (given.out / f"game-{number:05}.txt").write_text(text)
            print(f"{len(texts)} games, {sum(len(magnate.Record(text)) for text in texts)} decisions")
        else:
            plan = {"bots": given.bots.split(","), "config": config, "games": given.games, "seed": given.seed,
                    "budget": given.budget}  # fmt: skip
            report = tournament(client, plan)
            if given.out:
                given.out.write_text(json.dumps(report))
            show(report)
    if local is not None:
        local.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
