"""The notebook runs, and what it learned beats the Trainee."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import nbformat
import numpy as np
import pytest
from nbclient import NotebookClient


@pytest.fixture(scope="module")
def notebook(root: Path) -> Path:
    return root / "python" / "notebooks" / "beat_the_trainee.ipynb"


def test_the_notebook_runs_in_its_short_form(notebook: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("MAGNATE_SHORT", "1")
    monkeypatch.setenv("MAGNATE_KEEP", str(tmp_path / "player.npz"))
    sheet = nbformat.read(notebook, as_version=4)
    NotebookClient(sheet, timeout=600, kernel_name="python3", resources={"metadata": {"path": str(tmp_path)}}).execute()
    printed = "".join(
        output.get("text", "") for cell in sheet.cells for output in cell.get("outputs", []) if output.name == "stdout"
    )
    assert "rules of thumb: wins" in printed and "learned: wins" in printed
    assert (tmp_path / "player.npz").exists()


def test_what_it_learned_beats_the_trainee(notebook: Path) -> None:
    # The code of the notebook, up to where it begins to learn, with the player it learned.
    sheet = nbformat.read(notebook, as_version=4)
    os.environ["MAGNATE_SHORT"] = "1"
    scope: dict[str, Any] = {}
    try:
        for cell in sheet.cells:
            if cell.cell_type == "code" and "def evolve" not in cell.source:
                exec(cell.source, scope)  # noqa: S102
            if "def match" in cell.source:
                break
    finally:
        del os.environ["MAGNATE_SHORT"]
    player = np.load(notebook.with_suffix(".npz"))["player"].astype(np.float32)
    won, margin = scope["match"](player, 300, seed=77)
    assert won.mean() > 0.5, f"{won.mean():.1%}, {margin.mean():.0f}"
