"""Compiled kernels are kept apart for every state of the sources that went into them."""

from pathlib import Path

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


def test_kernels_of_dice_lie_there() -> None:
    assert Path(lanes.settle.stats.cache_path).is_relative_to(jit.FOLDER)
