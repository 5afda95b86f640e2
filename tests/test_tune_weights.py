"""The tool that finds weights by self-play: which weights it reads, how it makes code read them from memory."""

from __future__ import annotations

import ast
from pathlib import Path

import numpy as np
import pytest

from rivertable.engine.registry import folder_of
from scripts.tune_weights import FromMemory, Weights, _moved

SOURCE = '''"""A file with weights."""

from .worth import CARD

OTHER = 3

# Weights, found by self-play.
HOME = 41  # per cent
FAIRY = constants([85, 80])

LAST = 7


def evaluate(s, seat):
    """Adds up."""
    return HOME * s.pearls + FAIRY[s.kind] + OTHER
'''


@pytest.fixture
def weights(tmp_path: Path) -> Weights:
    path = tmp_path / "evaluation.py"
    path.write_text(SOURCE, encoding="utf-8")
    return Weights([path])


def test_it_reads_what_stands_below_the_comment(weights: Weights) -> None:
    assert (weights.names, weights.values) == (["HOME", "FAIRY[0]", "FAIRY[1]"], [41, 85, 80])


def test_weights_become_reads_from_memory(weights: Weights) -> None:
    tree = ast.parse(SOURCE)
    changed = ast.unparse(FromMemory(weights.known_in(Path("evaluation.py"), tree), "evaluate").visit(tree))
    assert "return weight(0) * s.pearls + weight(1 + s.kind) + OTHER" in changed
    assert "take_side(seat)" in changed


def test_a_name_means_a_weight_only_where_it_is_defined_or_imported(weights: Weights) -> None:
    assert weights.known_in(Path("rules.py"), ast.parse("from .tables import HOME")) == {}
    assert weights.known_in(Path("policy.py"), ast.parse("from .evaluation import HOME")) == {"HOME": 0}


def test_a_file_without_weights_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    path.write_text("HOME = 41\n", encoding="utf-8")
    with pytest.raises(SystemExit, match="no line `# Weights"):
        Weights([path])


def test_two_weights_of_one_name_are_refused(tmp_path: Path) -> None:
    paths = [tmp_path / "one.py", tmp_path / "two.py"]
    for path in paths:
        path.write_text("# Weights\nHOME = 41\n", encoding="utf-8")
    with pytest.raises(SystemExit, match="two weights are called HOME"):
        Weights(paths)


def test_a_change_is_a_share_of_the_weight_and_1_at_least() -> None:
    assert _moved([100, 2, 0, 50], np.array([0.25, -0.1, 0.25, 0.0])) == [125, 1, 1, 50]


def test_the_weights_of_12_rivers_are_found() -> None:
    files = ["policy", "worth", "policy_placing", "policy_moving", "evaluation"]
    folder = folder_of("twelve_rivers")
    assert all(Weights([folder / f"{name}.py"]).values for name in files)
