#!/usr/bin/env python3
"""How fast games run from Python on this machine: random choices, vectorised and one game at a time.

    python speed.py [SECONDS]

Seconds of processor are what it takes on a core of its own; seconds on the clock are those of this machine as it is.
"""

from __future__ import annotations

import subprocess
import sys
import time

import numpy as np

import magnate


def vectorised(seconds: float, threads: int, observe: bool, numpy_chooses: bool = False) -> None:
    games = magnate.VectorEnv(1024, magnate.config(2), seed=1, threads=threads, observe=observe)
    step, rng = games.current(), np.random.default_rng(1)
    clock, processor = time.perf_counter(), time.process_time()
    while time.perf_counter() - clock < seconds:
        if numpy_chooses:
            actions = (rng.random(step.mask.shape, np.float32) * step.mask).argmax(axis=1)
        else:
            actions = games.sample()
        step = games.step(actions)
    clock, processor = time.perf_counter() - clock, time.process_time() - processor
    choices, decisions = games.counts
    what = f"{threads} threads, {'with' if observe else 'without'} observations"
    what += ", NumPy chooses" if numpy_chooses else ""
    print(f"vectorised, {what}: {choices / clock:,.0f} choices a second ({decisions / clock:,.0f} decisions); "
          f"{choices / processor:,.0f} a second of processor")  # fmt: skip


def single(seconds: float) -> None:
    from magnate.pettingzoo_env import MagnateEnv

    env, dice, count = MagnateEnv(magnate.config(2)), magnate.Dice(1), 0
    env.reset(seed=1)
    processor = time.process_time()
    while time.process_time() - processor < seconds:
        if not env.agents or any(env.terminations.values()) or any(env.truncations.values()):
            env.reset()
        env.step(env.sample(dice))
        env.observe(env.agent_selection)
        count += 1
    print(f"PettingZoo, one game, with observations: {count / (time.process_time() - processor):,.0f} choices a second of processor")


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    for threads in (1, 2):
        vectorised(seconds, threads, observe=False)
        vectorised(seconds, threads, observe=True)
    vectorised(seconds, 1, observe=True, numpy_chooses=True)
    single(seconds)
    code = "import time; t = time.process_time(); import magnate; print(f'import: {(time.process_time() - t) * 1000:.0f} ms')"
    subprocess.run([sys.executable, "-c", code], check=True)


if __name__ == "__main__":
    main()
