"""Component files and overlays: what they become, and errors that name file, table and key."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rivertable.engine import components
from rivertable.engine.components import (
    MAX_ENTRIES,
    MAX_TEXT,
    Header,
    Overlay,
    load_components,
    merge,
    new_overlay,
    parse_toml,
    read_header,
    read_overlay,
)
from rivertable.engine.errors import ComponentError, RivertableError
from rivertable.engine.game_config import load as load_game
from rivertable.engine.match import Match
from rivertable.engine.registry import folder_of

TOML = """
[game]
name = "Brook"
players_min = 1
players_max = 4
rules_version = 2
designers = ["A", "B"]
publisher = "P"
year = 2024

[box]
dice = 2

[dice]
sides = 6
faces = [1, 2, 3]
count = 2
source = "rulebook"

[map]
range = 4
[map.east]
route = ["a", "b"]

[[tile]]
id = "n1"
docks = [1]
printed = 2
designed_fields = ["docks"]
village = [{ colour = "blue", value = 3 }, { colour = "pink", value = 5 }]

[[tile]]
id = "n2"
docks = [2]
bonus = 1
village = [{ colour = "blue", value = 4 }]

[[row]]
seats = 3
[[row]]
seats = 4
"""


class Dice(msgspec.Struct):
    sides: int
    faces: list[int]


class East(msgspec.Struct):
    route: list[str]


class Map(msgspec.Struct):
    range: int
    east: East


class Item(msgspec.Struct):
    colour: str
    value: int


class Tile(msgspec.Struct):
    id: str
    docks: list[int]
    village: list[Item]
    bonus: int = 0


class Row(msgspec.Struct):
    seats: int


class Brook(msgspec.Struct):
    game: Header
    dice: Dice
    map: Map
    tile: list[Tile]
    row: list[Row]


@pytest.fixture
def brook(tmp_path: Path) -> Path:
    """The folder of a game called brook."""
    folder = tmp_path / "brook"
    folder.mkdir()
    (folder / "components.toml").write_text(TOML, encoding="utf-8")
    return folder


def load(folder: Path, overlay: str) -> Brook:
    return load_components(folder, Brook, Overlay("mild.toml", overlay))


def refusal(folder: Path, overlay: str) -> str:
    with pytest.raises(ComponentError) as refused:
        load(folder, overlay)
    return str(refused.value)


# ---------------------------------------------------------------- reading


def test_components_become_a_typed_struct(brook: Path) -> None:
    assert load_components(brook, Brook).tile[1].village == [Item("blue", 4)]


def test_the_header_is_read_alone(brook: Path) -> None:
    assert read_header(brook) == Header("Brook", 1, 4, 2, ("A", "B"), "P", 2024)


def test_the_header_of_a_real_game_is_read(brook: Path) -> None:
    assert read_header(folder_of("riverside")).rules_version >= 1


def test_keys_the_game_does_not_use_are_no_mistake_in_its_own_file(brook: Path) -> None:
    (brook / "components.toml").write_text(TOML.replace("sides = 6", 'sides = 6\nprinted_on = "linen"'))
    assert load_components(brook, Brook).dice.sides == 6


# ---------------------------------------------------------------- overlays


def test_an_overlay_changes_a_number(brook: Path) -> None:
    assert load(brook, "[dice]\nsides = 8").dice.sides == 8


def test_an_overlay_leaves_the_other_keys_of_a_table(brook: Path) -> None:
    assert load(brook, "[dice]\nsides = 8").dice.faces == [1, 2, 3]


def test_an_overlay_changes_a_table_inside_a_table(brook: Path) -> None:
    assert load(brook, '[map.east]\nroute = ["z"]').map == Map(4, East(["z"]))


def test_a_list_of_values_replaces_the_whole_list(brook: Path) -> None:
    assert load(brook, "[dice]\nfaces = [9]").dice.faces == [9]


def test_an_entry_with_a_known_id_changes_that_entry(brook: Path) -> None:
    assert load(brook, '[[tile]]\nid = "n2"\ndocks = [7]').tile[1].docks == [7]


def test_an_entry_with_a_known_id_keeps_its_other_keys(brook: Path) -> None:
    assert load(brook, '[[tile]]\nid = "n2"\ndocks = [7]').tile[1].village == [Item("blue", 4)]


def test_an_entry_with_a_known_id_leaves_the_other_entries(brook: Path) -> None:
    assert load(brook, '[[tile]]\nid = "n2"\ndocks = [7]').tile[0] == load_components(brook, Brook).tile[0]


def test_an_entry_with_a_new_id_is_added_at_the_end(brook: Path) -> None:
    tiles = load(brook, '[[tile]]\nid = "n3"\ndocks = [1]\nvillage = []').tile
    assert [tile.id for tile in tiles] == ["n1", "n2", "n3"]


def test_a_list_inside_an_entry_is_replaced_whole(brook: Path) -> None:
    overlay = '[[tile]]\nid = "n1"\nvillage = [{ colour = "pink", value = 9 }]'
    assert load(brook, overlay).tile[0].village == [Item("pink", 9)]


def test_an_entry_may_be_given_a_key_that_only_its_siblings_have(brook: Path) -> None:
    assert load(brook, '[[tile]]\nid = "n1"\nbonus = 4').tile[0].bonus == 4


def test_entries_without_an_identity_are_replaced_together(brook: Path) -> None:
    assert load(brook, "[[row]]\nseats = 9").row == [Row(9)]


def test_entries_whose_ids_are_not_unique_are_replaced_together() -> None:
    base = {"item": [{"colour": "blue", "value": 1}, {"colour": "blue", "value": 2}]}
    overlay = {"item": [{"colour": "blue", "value": 3}]}
    assert merge(base, overlay, "mild.toml") == overlay


def test_merging_leaves_the_base_untouched() -> None:
    base = parse_toml("brook", TOML)
    merge(base, {"dice": {"sides": 8}, "tile": [{"id": "n1", "docks": [9]}]}, "mild.toml")
    assert base == parse_toml("brook", TOML)


def test_an_empty_overlay_changes_nothing(brook: Path) -> None:
    assert load(brook, "") == load_components(brook, Brook)


def test_an_entry_may_be_copied_with_what_the_rules_do_not_read(brook: Path) -> None:
    copied = '[[tile]]\nid = "n1"\nprinted = 2\ndesigned_fields = []\ndocks = [4]\n[dice]\ncount = 2\nsource = "mine"'
    assert load(brook, copied).tile[0].docks == [4]


def test_the_whole_file_copied_changes_nothing(brook: Path) -> None:
    assert load(brook, TOML) == load_components(brook, Brook)


def test_retired_keys_of_an_overlay_are_passed_over_and_others_are_still_refused(brook: Path) -> None:
    (brook / "retired_keys.txt").write_text("switches\ntile.kind\n", encoding="utf-8")
    changed = load(brook, '[switches]\nlater = { base = 1 }\n[[tile]]\nid = "n2"\nkind = "colour"\ndocks = [7]')
    assert changed == load(brook, '[[tile]]\nid = "n2"\ndocks = [7]')
    with pytest.raises(ComponentError, match="key 'kinds': there is no such key"):
        load(brook, '[[tile]]\nid = "n2"\nkinds = "colour"')
    with pytest.raises(ComponentError, match="key 'kind': there is no such key"):
        load(brook, 'kind = "colour"')


def test_part_of_what_the_rules_read_is_loaded_with_an_overlay_for_another(brook: Path) -> None:
    class Physics(msgspec.Struct):
        map: Map

    assert load_components(brook, Physics, Overlay("mild.toml", "[dice]\nsides = 8")).map.range == 4


@pytest.mark.parametrize("text", ["", "# nothing yet\n"])
def test_an_overlay_file_with_nothing_in_it_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "mild.toml").write_text(text)
    with pytest.raises(ComponentError, match=r"^mild.toml: there is nothing in it; write what differs"):
        read_overlay(tmp_path / "mild.toml")


def test_an_overlay_file_is_known_by_its_name(tmp_path: Path) -> None:
    (tmp_path / "mild.toml").write_text("[dice]\nsides = 8")
    assert read_overlay(tmp_path / "mild.toml") == Overlay("mild.toml", "[dice]\nsides = 8")


def test_the_digest_of_an_overlay_is_that_of_its_content() -> None:
    one, two = "a = 1\nb = 2", "# the same\nb = 2\na   = 1"
    assert Overlay("one.toml", one).digest == Overlay("two.toml", two).digest


def test_overlays_of_different_content_have_different_digests() -> None:
    assert Overlay("one.toml", "a = 1").digest != Overlay("one.toml", "a = 2").digest


# ---------------------------------------------------------------- errors: file, table, key


@pytest.mark.parametrize(
    ("overlay", "text"),
    [
        # a wrong type: of a value, inside a list, in a table of a table, in an entry, in an entry of an entry
        (
            '[dice]\nsides = "six"',
            "mild.toml: table [dice], key 'sides': expected a whole number, got a text in quotes",
        ),
        (
            '[dice]\nfaces = [1, "two"]',
            "mild.toml: table [dice], key 'faces', number 2: expected a whole number, got a text in quotes",
        ),
        ("[map.east]\nroute = 3", "mild.toml: table [map.east], key 'route': expected a list, got a whole number"),
        (
            '[[tile]]\nid = "n2"\ndocks = 7',
            "mild.toml: table [[tile]] n2, key 'docks': expected a list, got a whole number",
        ),
        (
            '[[tile]]\nid = "n1"\nvillage = [{ colour = "pink", value = "much" }]',
            "mild.toml: table [[tile]] n1, [[village]] pink, key 'value': expected a whole number, got a text in quotes",
        ),
        (
            '[[row]]\nseats = 1\n[[row]]\nseats = ""',
            "mild.toml: table [[row]] 2, key 'seats': expected a whole number, got a text in quotes",
        ),
        ("tile = 5", "mild.toml: top level, key 'tile': expected a list, got a whole number"),
        # a key that is missing
        ('[[tile]]\nid = "n3"\nvillage = []', "mild.toml: table [[tile]] n3, key 'docks': it is missing"),
        ("[[row]]", "mild.toml: table [[row]] 1, key 'seats': it is missing"),
        # a key that does not exist
        (
            "[dies]\nsides = 6",
            "mild.toml: top level, key 'dies': there is no such key in Brook; there are dice, map, row, tile",
        ),
        ("[dice]\nside = 6", "mild.toml: table [dice], key 'side': there is no such key; there are faces, sides"),
        ("[map.east]\nrout = []", "mild.toml: table [map.east], key 'rout': there is no such key; there are route"),
        (
            '[[tile]]\nid = "n1"\ndock = [1]',
            "mild.toml: table [[tile]] n1, key 'dock': there is no such key; there are bonus, docks, id, village",
        ),
        (
            '[[tile]]\nid = "n3"\nbonsu = 1',
            "mild.toml: table [[tile]] n3, key 'bonsu': there is no such key; there are bonus, docks, id, village",
        ),
        # what the rules do not read: the header, a table, a key of a table, of an entry, of an added entry
        (
            "[game]\nplayers_max = 6",
            "mild.toml: top level, key 'game': an overlay cannot change it; it can change dice, map, row, tile",
        ),
        (
            "[box]\ndice = 7",
            "mild.toml: top level, key 'box': an overlay cannot change it; it can change dice, map, row, tile",
        ),
        (
            "[dice]\ncount = 7",
            "mild.toml: table [dice], key 'count': an overlay cannot change it; it can change faces, sides",
        ),
        (
            '[[tile]]\nid = "n1"\nprinted = 7',
            "mild.toml: table [[tile]] n1, key 'printed': an overlay cannot change it; it can change bonus, docks, id, village",
        ),
        (
            '[[tile]]\nid = "n3"\nprinted = 7',
            "mild.toml: table [[tile]] n3, key 'printed': an overlay cannot change it; it can change bonus, docks, id, village",
        ),
        # an entry that stands twice
        (
            '[[tile]]\nid = "n1"\nbonus = 1\n[[tile]]\nid = "n1"\nbonus = 2',
            "mild.toml: table [[tile]] n1: it stands twice; each id stands once",
        ),
        # a table where a value belongs, and the reverse
        ("[dice.sides]\nhalf = 3", "mild.toml: table [dice], key 'sides': must be a value, not a table"),
        ("dice = 6", "mild.toml: top level, key 'dice': must be a table [dice]"),
        ("[map]\neast = 6", "mild.toml: table [map], key 'east': must be a table [east]"),
        ('[tile]\nid = "n1"', "mild.toml: top level, key 'tile': must be entries [[tile]], not one table"),
        # an entry that does not say which one it is
        (
            '[[tile]]\nid = "n1"\n[[tile]]\ndocks = [1]',
            "mild.toml: table [[tile]] 2, key 'id': it is needed, to say which entry is changed or added",
        ),
        ("tile = [5]", "mild.toml: table [[tile]] 1, key 'id': it is needed, to say which entry is changed or added"),
        (
            "[[tile]]\nid = [1]",
            "mild.toml: table [[tile]] 1, key 'id': it is needed, to say which entry is changed or added",
        ),
    ],
)
def test_an_error_names_file_table_and_key(brook: Path, overlay: str, text: str) -> None:
    assert refusal(brook, overlay) == text


def test_an_error_in_the_game_s_own_file_names_that_file(brook: Path) -> None:
    (brook / "components.toml").write_text(TOML.replace("sides = 6", "sides = 6.5"))
    with pytest.raises(
        ComponentError,
        match=r"^brook/components.toml: table \[dice\], key 'sides': expected a whole number, got a fraction",
    ):
        load_components(brook, Brook)


def test_a_missing_table_of_the_game_s_own_file_is_named(brook: Path) -> None:
    (brook / "components.toml").write_text(TOML.replace("[dice]", "[dies]"))
    with pytest.raises(ComponentError, match=r"^brook/components.toml: top level, key 'dice': it is missing$"):
        load_components(brook, Brook)


def test_a_missing_key_of_the_header_is_named(brook: Path) -> None:
    (brook / "components.toml").write_text(TOML.replace("year = 2024", ""))
    with pytest.raises(ComponentError, match=r"^brook/components.toml: table \[game\], key 'year': it is missing$"):
        read_header(brook)


def test_an_error_inside_a_dictionary_still_names_its_table(brook: Path) -> None:
    class Costs(msgspec.Struct):
        map: dict[str, dict[str, list[Item]]]

    (brook / "components.toml").write_text('[map.north]\nitems = [{ colour = "blue", value = "x" }]')
    with pytest.raises(
        ComponentError, match=r"^brook/components.toml: table \[+map.*key 'value': expected a whole number"
    ):
        load_components(brook, Costs)


def test_an_overlay_that_is_no_toml_names_file_and_line(brook: Path) -> None:
    assert refusal(brook, "[dice]\nsides = = 8").startswith("mild.toml: not valid TOML: ")


def test_an_overlay_that_is_no_toml_says_where(brook: Path) -> None:
    assert "line 2" in refusal(brook, "[dice]\nsides = = 8")


def test_an_overlay_file_that_is_missing_is_named(tmp_path: Path) -> None:
    path = tmp_path / "none.toml"
    with pytest.raises(ComponentError) as refused:
        read_overlay(path)
    assert str(refused.value) == f"{path}: cannot be read as a component file (No such file or directory)"


def test_an_overlay_file_that_is_a_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(ComponentError, match="Is a directory"):
        read_overlay(tmp_path)


def test_an_overlay_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    (tmp_path / "image.toml").write_bytes(b"a = 1\n\xff\xfe\x00")
    with pytest.raises(
        ComponentError, match=r"image.toml: cannot be read as a component file \(line 2 is not UTF-8 text\); save it as"
    ):
        read_overlay(tmp_path / "image.toml")


def test_a_game_without_components_is_named(tmp_path: Path) -> None:
    with pytest.raises(ComponentError, match=r"/components.toml: cannot be read as a component file \(No such file"):
        load_components(tmp_path, Brook)


@pytest.mark.parametrize("data", [{}, {"tile": []}, {"tile": [{}]}])
def test_arrays_without_ids_are_replaced(data: dict[str, Any]) -> None:
    base = {"tile": data.get("tile", [])}
    assert merge(base, {"tile": [{"id": "n9"}]}, "mild.toml") == {"tile": [{"id": "n9"}]}


def test_the_mark_some_editors_begin_a_file_with_is_skipped(tmp_path: Path) -> None:
    (tmp_path / "marked.toml").write_bytes(b"\xef\xbb\xbf[dice]\r\nsides = 8\r\n")
    assert read_overlay(tmp_path / "marked.toml").text.startswith("[dice]")


class Compared(str):
    """An id that counts how often it is compared with another."""

    comparisons = 0

    def __eq__(self, other: object) -> bool:
        Compared.comparisons += 1
        return str.__eq__(self, other)

    __hash__ = str.__hash__


def test_every_entry_is_looked_at_once_however_many_there_are() -> None:
    entries = [{"id": Compared(f"x{number}")} for number in range(MAX_ENTRIES)]
    assert len(merge({"tile": [{"id": "n1"}]}, {"tile": entries}, "mild.toml")["tile"]) == MAX_ENTRIES + 1
    assert Compared.comparisons < MAX_ENTRIES


def test_an_overlay_has_so_many_characters(brook: Path) -> None:
    least = "[dice]\nsides = 8\n#"
    assert load(brook, least + "x" * (MAX_TEXT - len(least))).dice.sides == 8
    assert refusal(brook, "#" * (MAX_TEXT + 1)) == (
        "mild.toml: it has 100,001 characters, at most 100,000 are read; "
        "write only what differs from the game's components.toml"
    )


@pytest.mark.parametrize(
    "text",
    [
        "[[tile]]\n" * (MAX_ENTRIES + 1),
        f"[dice]\nfaces = [{'1,' * MAX_ENTRIES}]",
        f"[dice]\nfaces = [{'[{}],' * (MAX_ENTRIES // 2)}]",
    ],
    ids=["tables", "items", "tables in lists"],
)
def test_an_overlay_has_so_many_tables_and_items(brook: Path, text: str) -> None:
    assert refusal(brook, text) == (
        "mild.toml: it has 4,001 tables and list items, at most 4,000 are read; "
        "write only what differs from the game's components.toml"
    )


@pytest.mark.parametrize("number", ["10001", "-10001", "1e5", "inf"])
def test_an_overlay_has_no_number_that_a_game_would_count_to_for_long(brook: Path, number: str) -> None:
    for text in (f"[dice]\nsides = {number}", f"[dice]\nsides = 8\nfaces = [1, {number}]"):
        assert "numbers are at most 10,000, not " in refusal(brook, text)
    assert load(brook, "[dice]\nsides = 10000").dice.sides == 10_000


def test_all_tables_and_items_that_are_allowed_are_read(brook: Path) -> None:
    assert len(load(brook, f"[dice]\nfaces = [{'1,' * (MAX_ENTRIES - 1)}]").dice.faces) == MAX_ENTRIES - 1


def test_the_caps_hold_at_every_door(tmp_path: Path) -> None:
    long = Overlay("long.toml", "[[tile]]\n" * (MAX_ENTRIES + 1))
    (tmp_path / "long.toml").write_text(long.text)
    doors: list[Callable[[], object]] = [
        lambda: long.digest,
        lambda: new_overlay(long.name, long.text),
        lambda: read_overlay(tmp_path / "long.toml"),
        lambda: load_game("riverside", components=long),
        lambda: load_game("riverside", components=tmp_path / "long.toml"),
        lambda: msgspec.structs.replace(Match("riverside", seed=1).record(), overlay=long).replay(),
    ]
    for door in doors:
        with pytest.raises(RivertableError, match=r"^long\.toml: it has 4,001 tables and list items"):
            door()


def test_a_games_own_components_are_read_once_and_again_when_they_are_edited(
    brook: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    honest = components.parse_toml

    def counted(name: str, text: str) -> dict[str, Any]:
        read.append(name)
        return honest(name, text)

    monkeypatch.setattr(components, "parse_toml", counted)
    for _ in range(3):
        assert read_header(brook).year == 2024
        assert load_components(brook, Brook).dice.sides == 6
    assert read == ["brook/components.toml"]
    (brook / "components.toml").write_text(TOML.replace("year = 2024", "year = 20240"))
    assert read_header(brook).year == 20240
    assert len(read) == 2


def test_a_game_is_loaded_again_and_again_without_reading_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    mine = Overlay("mine.toml", "[score_sheet]\nfire_symbols = 77\n")
    load_game("riverside"), load_game("riverside", components=mine)
    read: list[str] = []
    monkeypatch.setattr(components, "parse_toml", lambda name, text: read.append(name))
    for _ in range(3):
        load_game("riverside", players=3), load_game("riverside", components=mine)
    assert read == []
