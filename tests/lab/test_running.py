"""Series played in parts: checked, resumed, and the same with any number of processes."""

from __future__ import annotations

import dataclasses
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from rivertable.engine.errors import ComponentError, OptionError
from rivertable.engine.rule import Mode
from rivertable.lab import balance
from rivertable.lab.parts import PART, SLOW_PART, Series, Store, play_part
from rivertable.lab.processes import Processes, here
from rivertable.lab.running import Runner, mapper, series_of
from tests.lab.playing import series
from tests.lab.test_parts import same

SMALL: dict[str, Any] = {"games": 6, "policy": "quick", "seed": 5}


def test_one_process_and_two_give_the_same_to_the_bit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = (
        Runner(way, tmp_path / str(way)).play([changed(series(), part=2), changed(series(seed=6), part=2)], 5)
        for way in (here, Processes(2))
    )
    assert all(same(a, b) for a, b in zip(one, two, strict=True))
    whole = [play_part(each, 0, 5) for each in (series(), series(seed=6))]
    assert all(np.array_equal(a.matches, b.matches) for a, b in zip(one, whole, strict=True))


def test_one_job_is_this_process() -> None:
    with mapper(1) as one, mapper(2) as two:
        assert one is here
        assert isinstance(two, Processes)


def changed(one: Series, **changes: Any) -> Series:
    return dataclasses.replace(one, **changes)


def test_parts_that_are_kept_are_not_played_again(tmp_path: Path) -> None:
    own, store = changed(series(), part=2), Store(tmp_path)
    store.keep(own, 0, 2, play_part(own, 100, 2))  # others in their place: they can be told apart
    told: list[tuple[int, int]] = []
    [part] = Runner(here, tmp_path, lambda done, total: told.append((done, total))).play([own], 5)
    assert part.matches["match"].tolist() == [100, 101, 2, 3, 4]
    assert told == [(2, 2), (4, 4), (5, 5)]


SCRIPT = """
import sys
from rivertable.lab import balance
from rivertable.lab import running
running.PART = 2
def tell(done, total):
    print(done, flush=True)
    if done >= 6 and sys.argv[2] == "stop":
        print("stopping", flush=True)
        import time; time.sleep(600)
result = balance("the_river", games=12, policy="quick", seed=5, ladder=False, jobs=2, folder=sys.argv[1], progress=tell)
print(result.sentence)
result.save(sys.argv[1] + "/result.json")
"""


def test_a_run_that_was_killed_goes_on_where_it_was(tmp_path: Path) -> None:
    run = [sys.executable, "-c", SCRIPT]
    with subprocess.Popen([*run, str(tmp_path), "stop"], stdout=subprocess.PIPE, text=True) as stopped:
        assert stopped.stdout is not None
        assert any(line == "stopping\n" for line in stopped.stdout)
        stopped.send_signal(signal.SIGKILL)
    kept = len(list(tmp_path.rglob("*.npz")))
    assert kept >= 3
    again = subprocess.run([*run, str(tmp_path), "go"], capture_output=True, text=True, check=True).stdout.splitlines()
    assert int(again[0]) >= 2 * kept  # the first that is told: all that was kept
    whole = balance("the_river", games=12, policy="quick", seed=5, ladder=False, jobs=1, folder=tmp_path / "other")
    assert msgspec.json.decode((tmp_path / "result.json").read_bytes()) == whole.to_dict()
    assert list(tmp_path.rglob("*.npz")) == []


def test_what_cannot_be_played_is_said_in_a_sentence(tmp_path: Path) -> None:
    def refused(match: str, **changes: Any) -> None:
        with pytest.raises(OptionError, match=match):
            series_of(**{"game": "the_river", **SMALL, **changes})

    refused("the number of games is a whole number from 1, not 0", games=0)
    refused("the number of games is a whole number from 1, not True", games=True)
    refused("there is no policy 'clever'", policy="clever")
    refused("one for each, not 3", policy=("quick", "quick", "random"))
    refused("a policy is a name", policy=(len, len))
    refused("needs 2 players at least", game="riverside", players=1)
    refused("the game is loaded already", game=series().config, players=3)
    refused("there is no game 'chess'", game="chess")
    overlay = tmp_path / "my.toml"
    overlay.write_text('[[building]]\nid = "b01"\npoint = 3\n')
    with pytest.raises(ComponentError, match=r"my\.toml: table .*b01, key 'point': there is no such key"):
        series_of("the_river", **SMALL, components=overlay)


def test_large_series_are_compiled_and_slow_players_have_small_parts() -> None:
    assert series_of("the_river", games=6, policy="quick", seed=1).mode is Mode.INTERPRETED
    assert series_of("the_river", games=6, policy="greedy", seed=1).mode is Mode.COMPILED
    assert series_of("the_river", games=5_000, policy="quick", seed=1).mode is Mode.COMPILED
    assert series_of("the_river", games=6, policy="quick", seed=1).part == PART
    assert series_of("the_river", games=6, policy=("hard", "greedy"), seed=1).part == SLOW_PART
