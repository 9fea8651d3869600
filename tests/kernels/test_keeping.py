"""Compiled kernels are kept apart for every state of the sources that went into them."""

import pickle
from pathlib import Path

import pytest

from thousand.kernels.dice import jit, lanes
from thousand.kernels.keeping import folder_of


def test_another_source_another_folder(tmp_path: Path) -> None:
    kernel, helper = tmp_path / "kernel.py", tmp_path / "helper.py"
    kernel.write_text("kernel")
    helper.write_text("one")
    before = folder_of("dice", [kernel, helper])
    assert folder_of("dice", [kernel, helper]) == before
    helper.write_text("another")
    after = folder_of("dice", [kernel, helper])
    assert after != before
    assert after.parent == before.parent


def test_what_has_lost_its_end_is_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    folder = folder_of("dice", []) / "dice_1"
    folder.mkdir(parents=True)
    whole = pickle.dumps([1, 2, 3])
    (folder / "whole.nbi").write_bytes(whole)
    (folder / "whole.nbc").write_bytes(whole)
    (folder / "cut.nbc").write_bytes(whole[:-1])
    (folder / "empty.nbi").touch()
    folder_of("dice", [])
    assert sorted(file.name for file in folder.iterdir()) == ["whole.nbc", "whole.nbi"]


def test_kernels_of_dice_lie_there() -> None:
    assert Path(lanes.settle.stats.cache_path).is_relative_to(jit.FOLDER)
