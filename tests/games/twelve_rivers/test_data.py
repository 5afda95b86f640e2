"""The components: what the rulebook prints, and what a broken overlay is told (TW-2)."""

from __future__ import annotations

import tomllib
from collections import Counter

import pytest

import rivertable as rt
from rivertable.engine.components import Overlay, load_components
from rivertable.engine.errors import ComponentError
from rivertable.engine.messages import catalogue, say
from rivertable.engine.playing import play_out
from rivertable.engine.registry import folder_of
from rivertable.games.twelve_rivers import tables
from rivertable.games.twelve_rivers.tables import (
    ABILITIES,
    ALPACA_SPOTS,
    CARD_COUNT,
    CARDS,
    COLOURS,
    DATA,
    DOWN,
    FAIRIES,
    FAIRY_COUNT,
    GOAL_REQUIRED,
    ICON_SECTION,
    LAKE,
    PEARL_COUNT,
    PEARL_VALUE,
    SECTION_IDS,
    SECTION_ROW,
    SECTIONS,
    SLOT_CAMP,
    SLOTS,
    SLOTS_IN,
    SPOTS_IN,
    TOKENS,
    TOP_DOWN,
    TRACK,
    Components,
    _check,
)

FOLDER = folder_of("twelve_rivers")
RAW = tomllib.loads((FOLDER / "components.toml").read_text(encoding="utf-8"))


def test_tw_2_1_sixty_five_pearls() -> None:
    assert (PEARL_COUNT, sum(PEARL_COUNT)) == ((17, 15, 13, 11, 9), RAW["pearls"]["total"])


def test_tw_2_1_values() -> None:
    assert dict(zip(COLOURS, PEARL_VALUE, strict=True)) == {"green": 1, "blue": 2, "pink": 3, "purple": 4, "white": 5}


def test_tw_2_2_fifty_camp_cards_of_five_types() -> None:
    assert (CARD_COUNT, sum(CARD_COUNT), len(CARDS)) == ((10,) * 5, 50, 5)


def test_tw_2_3_twenty_five_fairies_of_five_types() -> None:
    assert (FAIRY_COUNT, sum(FAIRY_COUNT)) == ((5,) * 5, 25)


def test_tw_2_4_villagers() -> None:
    assert (len(DATA.starting_villager), len(DATA.villager)) == (4, 26)
    assert all(villager.camp == 0 for villager in DATA.starting_villager)


def test_tw_2_4_every_villager_has_spots_and_a_bonus() -> None:
    assert set(SPOTS_IN) <= {2, 3, 4, 5}
    assert {villager.ability for villager in DATA.villager} == {*ABILITIES[1:]}


@pytest.mark.parametrize("entry", RAW["villager_ability"], ids=lambda entry: entry["id"])
def test_tw_6_11_tiles_per_bonus(entry: dict[str, object]) -> None:
    tiles = Counter(villager.ability for villager in (*DATA.starting_villager, *DATA.villager))
    assert tiles[str(entry["id"])] == entry["tiles"]


def test_tw_2_4_names_are_those_of_the_data() -> None:
    words = catalogue(FOLDER)
    assert all(words.render(say(f"villager-{villager.id.lower()}")) == villager.name for villager in DATA.villager)


def test_tw_2_5_one_goal_per_colour() -> None:
    assert GOAL_REQUIRED == (4, 4, 3, 3, 3)


def test_tw_2_6_three_tokens_and_six_alpaca_spots() -> None:
    assert (TOKENS, ALPACA_SPOTS) == (3, 6)


def test_tw_2_7_all_water_ends_in_the_lake() -> None:
    for section in TOP_DOWN:
        rows = []
        while section != LAKE:
            rows.append(SECTION_ROW[section])
            section = DOWN[section]
        assert rows == [1, 2, 3, 4, 5]


def test_tw_2_7_slots_and_track() -> None:
    assert (SLOTS_IN[LAKE], SLOTS_IN[LAKE + 1], TRACK, SLOTS) == (1, 6, 12, 44)


@pytest.mark.parametrize("group", [1, 2, 3, 4])
def test_tw_2_7b_icons_by_river_group(group: int) -> None:
    stump, statue = SECTION_IDS[ICON_SECTION[group - 1]], SECTION_IDS[ICON_SECTION[group + 3]]
    assert (stump, statue) == (f"r3_{group}", f"r2_{group}b")


@pytest.mark.parametrize(
    ("row", "sections", "slots", "camp"), [(1, 12, 1, -3), (2, 8, 1, -1), (3, 4, 2, -1), (4, 2, 3, 0), (5, 1, 3, 1)]
)
def test_tw_2_8_rows(row: int, sections: int, slots: int, camp: int) -> None:
    of_row = [i for i in range(SECTIONS) if SECTION_ROW[i] == row]
    camps = {SLOT_CAMP[sum(SLOTS_IN[:i])] for i in of_row}
    assert (len(of_row), {SLOTS_IN[i] for i in of_row}, camps) == (sections, {slots}, {camp})


@pytest.mark.parametrize("group", [1, 2, 3, 4])
def test_tw_2_8_junctions_of_a_group(group: int) -> None:
    rivers = [3 * group - 3, 3 * group - 2, 3 * group - 1]
    second = [SECTION_IDS[DOWN[TOP_DOWN[river]]] for river in rivers]
    assert second == [f"r2_{group}a", f"r2_{group}a", f"r2_{group}b"]
    assert {SECTION_IDS[DOWN[DOWN[TOP_DOWN[river]]]] for river in rivers} == {f"r3_{group}"}


def test_tw_2_8_village_costs() -> None:
    assert SLOT_CAMP[-6:] == (-2, -1, 0, 0, 0, 0)


def test_every_entry_names_its_source() -> None:
    entries = [entry for table in RAW.values() if isinstance(table, list) for entry in table]
    assert {entry["source"] for entry in entries} <= {"rulebook", "public", "designed"}


# ---------------------------------------------------------------- overlays


def check(text: str) -> None:
    _check(load_components(FOLDER, Components, Overlay("mine.toml", text)))


def test_an_overlay_that_fits_is_taken() -> None:
    check('[[camp_card]]\nid = "banner"\ncount = 12\n[[board.row]]\nid = 1\ncamp = -2')


def test_a_match_with_an_overlay(tmp_path: object) -> None:
    overlay = Overlay("mine.toml", '[meta]\nstarting_hand = 4\n[[board.section]]\nid = "r4_A"\nslots = 2')
    match = rt.Match(rt.load("twelve_rivers", players=2, components=overlay), seed=1)
    bot = rt.bot("random", seed=1)
    cards = [area.cards for area in match.view(None).areas]  # type: ignore[attr-defined]
    play_out(match, bot.choose)
    assert (cards, match.outcome is not None) == ([4, 4], True)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[meta]\nrounds = 0", "key 'rounds': 1..10"),
        ("[game]\nplayers_max = 5", "an overlay cannot change it"),
        ('[[camp_card]]\nid = "banner"\ncount = 21', "0..20 of a type"),
        ('[[pearl]]\ncolour = "green"\ncount = 1', "60..120 pearls"),
        ('[[fairy]]\nid = "cloud"\ncount = -1', "0..20 of a type"),
        ('[[fairy]]\nid = "snow"\ncount = 1', "one each of bonfire"),
        ('[[board.section]]\nid = "r5"\nslots = 4', "r5: 1..3 slots"),
        ('[[board.section]]\nid = "r5"\nflows_to = "r1_01"', "r5: flows_to is a section of a lower row"),
        ('[[board.section]]\nid = "r3_1"\nfairy_icon = "none"', "in use with 2, 3, 4 players"),
        ("[board]\nturn_track_spaces = 6", "turn_track_spaces"),
        ("[board.village]\nslot_camp = [0, 0]", "six slots"),
        ("[[board.row]]\nid = 4\ncamp = -1\n[[board.row]]\nid = 5\ncamp = -1", "slots without cost"),
        ('[[villager]]\nid = "V01"\nspots = ["gold"]', "V01: spots are of green"),
        ('[[villager]]\nid = "V01"\nability = "none"', "V01: ability 'none'"),
        ('[[villager]]\nid = "V27"\nability = "four_same"\nspots = ["green"]\ncamp = 1', "V01 to V26"),
        ('[[villager_ability]]\nid = "four_same"\npoints = 99', "0..50 points"),
    ],
)
def test_a_broken_overlay_is_told_where(text: str, message: str) -> None:
    with pytest.raises(ComponentError, match=message.replace("(", r"\(")):
        check(text)


def test_numbers_stand_for_the_names_in_their_order() -> None:
    for names in (COLOURS, CARDS, FAIRIES, ABILITIES):
        assert [getattr(tables, name.upper()) for name in names] == [*range(len(names))]


def test_lake_and_village_come_after_all_sections() -> None:
    in_sections = sum(section.slots for section in DATA.board.section)
    assert (in_sections, in_sections + 1, in_sections + 7) == (tables.LAKE_SLOT, tables.VILLAGE_SLOT, SLOTS)
