"""Every key of every components.toml is read by somebody: rules, views, texts, guides, lessons or tests.

A copy of each game is loaded whose components note what is read of them, and plays a match that is seen and drawn.
"""

from __future__ import annotations

import json
import re
import shutil
import tomllib
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rivertable.cli.artist import Artist
from rivertable.engine import components as engine_components
from rivertable.engine import registry
from rivertable.engine.components import IDENTITY, Header, Overlay
from rivertable.engine.game_config import load
from rivertable.engine.match import Match
from rivertable.engine.playing import playing
from rivertable.engine.registry import GAMES_FOLDER, add_game

GAMES = sorted(path.parent.name for path in GAMES_FOLDER.glob("*/components.toml"))
MOVES = 60

FOR_PEOPLE = {  # who read the file: where a number comes from, and the printed name by which an overlay's author finds a card
    *("source", "source_note", "note", "designed_fields", "inferred_fields"),
    "name",
}
COUNTED_BY_TESTS = {  # tests/games/<game>/: what the rulebook's list of components says, and worked examples
    "riverside": {"dice.count", "map.tile_count_total"},
    "stone_layer": {"stone.extent_mm", "stone.mass_g"},
    "the_river": {
        *("location.island", "totals.islands", "resource_totals", "example_45"),
        *(f"totals.{kind}_tiles" for kind in ("meadow", "desert", "mountain", "badlands", "mixed", "forest")),
    },
    "twelve_rivers": {"pearls.total", "villager_ability.tiles"},
}


class Noting:
    """A struct of the components that notes which of its fields are read, as paths."""

    def __init__(self, struct: msgspec.Struct, path: str, notes: set[str]) -> None:
        self.__dict__.update(_struct=struct, _path=path, _notes=notes)

    @property  # type: ignore[misc]  # it passes for the struct
    def __class__(self) -> type:
        return type(self._struct)

    def __getattr__(self, name: str) -> Any:
        struct = self.__dict__["_struct"]
        if name in struct.__struct_fields__:
            self._notes.add(f"{self._path}{name}")
            return noting(getattr(struct, name), f"{self._path}{name}.", self._notes)
        of_class = getattr(type(struct), name)
        return of_class.__get__(self) if hasattr(of_class, "__get__") else of_class


def noting(value: Any, path: str, notes: set[str]) -> Any:
    if isinstance(value, msgspec.Struct):
        return Noting(value, path, notes)
    return type(value)(noting(each, path, notes) for each in value) if isinstance(value, list | tuple) else value


def played(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """What is read while a copy of the game is loaded, played, looked at and looked up."""
    notes: set[str] = set()
    own = engine_components.components
    monkeypatch.setattr(engine_components, "components", lambda module, schema: noting(own(module, schema), "", notes))
    monkeypatch.setattr(registry, "_added", {})
    add_game(Path(shutil.copytree(GAMES_FOLDER / game, tmp_path / f"noted_{game}")))
    match = Match(load(f"noted_{game}"), 1)
    for _ in islice(playing(match, lambda match, seat: match.legal(seat)[-1]), MOVES):
        if len(match.moves) % 20 == 1:
            match.view(0)
            Artist(match).pieces(0, dict.fromkeys(range(match.players), ""))
    return notes


def by_words(game: str) -> set[str]:
    """The paths that the numbers of the guide and of the lesson name."""
    guide = json.loads((GAMES_FOLDER / game / "guide" / "guide.json").read_text(encoding="utf-8"))["numbers"].values()
    lesson = re.findall(r'"components\.([^"]+)"', (GAMES_FOLDER / game / "lesson" / "lesson.toml").read_text("utf-8"))
    return {re.sub(r"\[\w*\]|\.\d+\b|^\w+ ", "", path) for path in (*guide, *lesson)}


def by_physics(game: str) -> set[str]:
    """The board and the physics of stones, where a module of the simulation reads a field of that name."""
    folder = GAMES_FOLDER / game / "physics"
    sources = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    tables = ("board", "physics", "physics.search", "physics.settle", "physics.judge") if sources else ()
    return {*tables, *(f"{table}.{name}" for table in tables for name in re.findall(r"\.(\w+)", sources))}


def keys(value: Any, path: str = "") -> Iterator[str]:
    for each in value if isinstance(value, list) else [value]:
        if isinstance(each, dict):
            for key, inside in each.items():
                yield f"{path}{key}"
                yield from keys(inside, f"{path}{key}.")


def unread(game: str, read: set[str]) -> Iterator[str]:
    """The keys that are not read, neither alone nor with their whole table; ids tell an overlay which entry is meant."""
    tables = {key.rpartition(".")[0] for key in read}
    for key in keys(own_keys(game)):
        *above, name = key.split(".")
        outer = {".".join(above[: n + 1]) for n in range(len(above))}
        if key not in read | tables and name not in {*FOR_PEOPLE, *IDENTITY} and not outer & (read - tables):
            yield key


@pytest.mark.parametrize("game", GAMES)
def test_somebody_reads_every_key(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    header = {f"game.{field}" for field in Header.__struct_fields__}
    read = played(game, tmp_path, monkeypatch) | header | by_words(game) | by_physics(game)
    left = sorted({*unread(game, read | COUNTED_BY_TESTS.get(game, set()))})
    assert not left, f"{game}/components.toml: nobody reads {', '.join(left)}"


def own_keys(game: str) -> dict[str, Any]:
    return tomllib.loads((GAMES_FOLDER / game / "components.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", GAMES)
def test_retired_keys_are_gone_and_stand_in_order(game: str) -> None:
    retired = (GAMES_FOLDER / game / "retired_keys.txt").read_text(encoding="utf-8").split()
    assert retired == sorted(set(retired))
    assert not {*keys(own_keys(game))} & {*retired}


OF_0_1_0 = {  # entries of 0.1.0 as their owners may have copied them, with a number changed
    "river_bankers": """
        [headwaters]
        pull_cost = [2, 3, 4]
        [switches]
        invent_min = { base = 1, later = 2 }
        [[structures]]
        id = 36
        vp = 5
        params = { give = 2, get = 1, per = "build" }
        text = "Once in each of your builds you may spend 2 spare of one material as 1 of one you are short of."
        """,
    "riverside": '[[tile]]\nid = "T01"\nkind = "colour"\nvillage = [ { colour = "yellow", value = 12 } ]',
    "stone_layer": '[[size]]\nid = "small"\nui_colour = "red"\n[high_stack_bonus]\ntokens = [0, 1]',
    "the_river": "[enums]\nwild_resource = 'food'\n[river_board]\nrows = 3\nfirst_spot = { row = 1, column = 1 }\n[scoring]\ncolumn_two = 3",
    "twelve_rivers": '[[fairy]]\nid = "river"\ntiming = "any"\ncount = 6\n[board.lake]\nid = "lake"\ncamp = 2',
}


@pytest.mark.parametrize("game", GAMES)
def test_an_overlay_of_0_1_0_may_name_retired_keys(game: str) -> None:
    match = Match(load(game, components=Overlay("mine.toml", OF_0_1_0[game])), 1)
    match.act(match.to_act[0], match.legal(match.to_act[0])[0])
    match.record().verify()
