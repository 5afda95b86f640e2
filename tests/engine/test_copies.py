"""Matches, games and refusals in other processes and copies; what they look like at a prompt."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rivertable as rt
from rivertable.engine.components import Overlay
from rivertable.engine.playing import play_out


def started() -> rt.Match:
    match = rt.Match("riverside(players=2)", seed=7)
    match.act(0, "choose_die(blue)")
    return match


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda match: pickle.loads(pickle.dumps(match))])
def test_a_copy_goes_on_by_itself(again: object) -> None:
    match = started()
    other = again(match)  # type: ignore[operator]
    assert other.record() == match.record()
    assert other.legal(0) == match.legal(0)
    other.act(0, other.legal(0)[0])
    assert len(other.log) == len(match.log) + 1


def test_the_seed_is_for_reading_and_goes_with_every_copy() -> None:
    match = started()
    copies: list[Any] = [match, match.clone(), copy.deepcopy(match), pickle.loads(pickle.dumps(match))]
    for other in copies:
        assert other.seed == f"{7:032x}"
        with pytest.raises(AttributeError, match="the seed of a match does not change, for its moves belong to it"):
            other.seed = "8"
        assert other.record().replay().seed == match.seed
    imagined = match.imagine(0, seed=5)
    for other in (imagined, imagined.clone(), pickle.loads(pickle.dumps(imagined)), imagined.imagine(1)):
        assert other.seed is None
        other.act(0, other.legal(0)[0])
        other.undo(0)
        assert "imagined" in repr(other)
    assert match.seed is not None


def test_a_game_is_sent_without_what_can_be_made_again() -> None:
    game = rt.load("riverside", players=3)
    assert "seat" in game.catalogue
    assert pickle.loads(pickle.dumps(game)) == game


COLD = "[score_sheet]\nfire_symbols = 12\n"


@pytest.mark.parametrize("components", [None, Overlay("cold.toml", COLD)])
def test_a_match_goes_on_in_a_fresh_process(components: Overlay | None, tmp_path: Path) -> None:
    match = rt.Match(rt.load("riverside", players=2, components=components), seed=7)
    match.act(0, match.legal(0)[0])
    (tmp_path / "match").write_bytes(pickle.dumps(match))
    script = (
        "import pickle, sys\n"
        "match = pickle.load(open(sys.argv[1], 'rb'))\n"
        "match.act(0, match.legal(0)[0])\n"
        "print(match.record().digest)\n"
    )
    command = [sys.executable, "-c", script, str(tmp_path / "match")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    match.act(0, match.legal(0)[0])
    assert (done.stderr, done.stdout.strip()) == ("", match.record().digest)


def told(seed: int) -> list[str]:
    """What is told of a match played to its end."""
    match = rt.Match("riverside(players=2)", seed=seed)
    return play_out(match, rt.bot("random", seed=seed).choose).narration(None)


def test_threads_play_matches_of_their_own() -> None:
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        with ThreadPoolExecutor(3) as threads:
            together = [*threads.map(told, range(3))]
    finally:
        sys.setswitchinterval(before)
    assert together == [told(seed) for seed in range(3)]


def test_a_match_tells_what_it_is() -> None:
    match = started()
    assert repr(match) == "<Match riverside(players=2, extension=false), seed '7', 1 moves, to act: 0, 1>"
    assert "imagined" in repr(match.imagine(0))


def test_the_seed_a_match_tells_gives_it_again() -> None:
    assert "seed '10'" in repr(rt.Match("riverside", seed=16))
    assert rt.Match("riverside", seed="10").seed == rt.Match("riverside", seed=16).seed


def test_an_action_of_another_game_is_refused() -> None:
    match, other = started(), rt.Match("the_river", seed=7)
    foreign = other.legal(other.to_act[0])[0]
    with pytest.raises(rt.ActionTextError, match="is no action of riverside: it comes from another game"):
        match.act(0, foreign)


@pytest.mark.parametrize("wrong", [None, 3.7, [1]])
def test_what_is_no_action_is_told(wrong: object) -> None:
    with pytest.raises(rt.ActionTextError, match="an action is an Action, its id or its text"):
        started().act(0, wrong)  # type: ignore[arg-type]


def test_ids_may_come_from_numpy() -> None:
    match = started()
    match.act(0, np.int64(match.legal(0)[0].id))  # type: ignore[arg-type]
