"""Parts of a series: the same matches wherever they are played, and kept as they are."""

from __future__ import annotations

import dataclasses
import os
from pathlib import Path

import numpy as np
import pytest

from rivertable.engine.components import new_overlay
from rivertable.engine.errors import OptionError
from rivertable.engine.simulation import simulate
from rivertable.lab.parts import Part, Store, joined, play_part, seed_number
from tests.lab.playing import series


def same(one: Part, other: Part) -> bool:
    fields = [field.name for field in dataclasses.fields(Part) if field.name != "things"]
    return one.things == other.things and all(np.array_equal(getattr(one, f), getattr(other, f)) for f in fields)


def test_two_parts_joined_are_the_whole() -> None:
    whole = play_part(series(), 0, 5)
    halves = joined([play_part(series(), 0, 2), play_part(series(), 2, 3)])
    assert np.array_equal(halves.matches, whole.matches)
    assert np.array_equal(halves.categories, whole.categories)
    assert np.array_equal(halves.leads, whole.leads)
    named = [
        [(row["match"], row["seat"], p.things[row["thing"]], row["taken"]) for row in p.taking] for p in (halves, whole)
    ]
    assert named[0] == named[1]


def test_a_part_has_the_results_of_simulate() -> None:
    part, simulation = (
        play_part(series(), 0, 4),
        simulate("the_river", games=4, policy="quick", seed=5, mode=series().mode),
    )
    assert np.array_equal(part.matches, simulation.matches)


def test_what_is_not_observed_is_empty() -> None:
    part = play_part(series(observe=False), 0, 2)
    assert len(part.matches) == 2
    assert (len(part.taking), part.things, part.categories.size) == (0, (), 0)


def test_a_part_survives_as_bytes() -> None:
    part = play_part(series(), 3, 2)
    assert same(Part.from_bytes(part.to_bytes()), part)


def test_the_key_tells_apart_what_is_played_differently() -> None:
    overlay = new_overlay("b.toml", '[[building]]\nid = "b01"\npoints = 3\n')
    others = [
        series(seed=6),
        series(policy="random"),
        series(players=3),
        series(components=overlay),
        series("riverside"),
    ]
    assert len({series().key, *(each.key for each in others)}) == 6
    assert series().key == series(games=9).key  # a longer run goes on from a shorter one


def test_the_store_gives_back_what_it_kept_and_nothing_broken(tmp_path: Path) -> None:
    store, part = Store(tmp_path), play_part(series(), 0, 2)
    assert store.load(series(), 0, 2) is None
    store.keep(series(), 0, 2, part)
    again = store.load(series(), 0, 2)
    assert again is not None
    assert same(again, part)
    [file] = tmp_path.rglob("*.npz")
    file.write_bytes(file.read_bytes()[:100])
    assert store.load(series(), 0, 2) is None


def test_where_nothing_can_be_kept_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(OptionError, match="parts of the run cannot be kept there"):
        Store(tmp_path / "file").keep(series(), 0, 1, play_part(series(), 0, 1))


def test_finished_and_old_runs_are_forgotten(tmp_path: Path) -> None:
    store, part, old = Store(tmp_path), play_part(series(), 0, 1), series(seed=7)
    store.keep(series(), 0, 1, part)
    store.keep(old, 0, 1, part)
    os.utime(next(tmp_path.glob(f"*{old.key}")), (0, 0))
    store.forget(series())
    assert list(tmp_path.iterdir()) == []


def test_a_seed_is_a_number() -> None:
    assert seed_number("ff") == seed_number(255) == 255
