"""Tournaments and self-play on a cluster of two worker processes give what they give in one process."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import magnate


def run(root: Path, *arguments: str) -> str:
    """The example, as people run it."""
    program = root / "python" / "examples" / "dask_tournament.py"
    ran = subprocess.run(
        [sys.executable, str(program), "--workers", "2", *arguments], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_a_tournament_on_two_workers_is_the_one_in_this_process(root: Path, tmp_path: Path) -> None:
    out = tmp_path / "report.json"
    told = run(root, "--bots", "manager,trainee,magnate@2n", "--games", "12", "--seed", "4", "--out", str(out))
    spread = json.loads(out.read_text())
    bots = ["manager", "trainee", "magnate@2n"]
    here = magnate.Tournament(bots, magnate.config(2), games=12, seed=4, budget="100n").run()
    same = ("digest", "games", "pairs", "worst", "names", "steps", "rounds", "fallbacks")
    assert {key: spread[key] for key in same} == {key: here[key] for key in same}
    assert here["digest"] in told and "worst" in told


def test_self_play_on_two_workers_is_the_one_in_this_process(root: Path, tmp_path: Path) -> None:
    sys.path.insert(0, str(root / "python" / "examples"))
    from dask_tournament import self_play  # type: ignore[import-not-found]

    run(root, "--self-play", "manager", "--players", "3", "--games", "4", "--seed", "7", "--out", str(tmp_path))
    spread = [path.read_text() for path in sorted(tmp_path.glob("*.txt"))]
    assert spread == [self_play("manager", magnate.config(3), seed) for seed in range(7, 11)]
    assert all(magnate.Record(text).replay().round > 3 for text in spread)
