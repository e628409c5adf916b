"""The types say what is there."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path


def test_the_package_is_typed_and_the_stubs_are_those_of_the_module(root: Path, tmp_path: Path) -> None:
    python = root / "python"
    for command in (
        ["mypy", "--cache-dir", str(tmp_path / "cache"), "--config-file", str(python / "pyproject.toml")],
        ["mypy.stubtest", "magnate._magnate", "--mypy-config-file", str(python / "pyproject.toml")],
    ):
        ran = subprocess.run([sys.executable, "-m", *command], cwd=tmp_path, capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stdout + ran.stderr
