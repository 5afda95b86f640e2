"""The components: what the rulebook prints, and what a broken overlay is told (RB-2)."""

from __future__ import annotations

import importlib
from typing import Any

import pytest

from rivertable.engine.components import Overlay, load_components
from rivertable.engine.errors import ComponentError, OptionError
from rivertable.engine.game_config import load
from rivertable.engine.instance import instance
from rivertable.engine.kept import fill_kept
from rivertable.engine.match import Match
from rivertable.engine.registry import folder_of
from rivertable.engine.rule import Mode
from rivertable.games.river_bankers.rules.effects.abilities import EFFECTS as RECORDS
from rivertable.games.river_bankers.tables import (
    CARD_KEYS,
    COST,
    DATA,
    EFFECT,
    EFFECTS,
    ICONS,
    IS_WILD,
    MATERIALS,
    NO_EFFECT,
    NONE,
    PRIMARY,
    RIVER_KEYS,
    SPECIES,
    STARTER_OF,
    STRUCTURE_KEYS,
    USES,
    WORKERS,
    Components,
    _check,
)

FOLDER = folder_of("river_bankers")


def broken(text: str) -> str:
    with pytest.raises(ComponentError) as error:
        _check(load_components(FOLDER, Components, Overlay("my.toml", text)))
    return str(error.value)


@pytest.mark.parametrize("players", [1, 5])
def test_rb_1_1_two_to_four_players(players: int) -> None:
    with pytest.raises(OptionError):
        load("river_bankers", players=players)


def test_rb_1_1_four_species() -> None:
    assert SPECIES == ("beaver", "otter", "muskrat", "mink")


def test_rb_2_1_scan_order() -> None:
    assert MATERIALS == ("logs", "stones", "reeds", "mud", "vines", "clay")


def test_rb_2_2_four_cards_of_each_material() -> None:
    assert [[ICONS[c] for c in range(24) if PRIMARY[c] == m] for m in range(6)] == [[4, 5, 7, 8]] * 6


def test_rb_2_2_eight_cards_have_an_effect_two_are_wild() -> None:
    assert sum(card.effect != "none" for card in DATA.material_cards) == 8
    assert [RIVER_KEYS[c] for c in range(24) if IS_WILD[c]] == ["driftwood_tangle", "mud_slick"]


def test_rb_2_3_forty_eight_structures() -> None:
    assert len(DATA.structures) == len({s.key for s in DATA.structures}) == 48


def test_rb_2_3_slipstream_is_in_and_confluence_is_not() -> None:
    keys = [structure.key for structure in DATA.structures]
    assert "slipstream" in keys
    assert "confluence" not in keys


def test_rb_2_4_three_starters_per_species() -> None:
    assert len({card for row in STARTER_OF for card in row}) == 12


@pytest.mark.parametrize(("players", "count"), [(2, 8), (3, 8), (4, 7)])
def test_rb_2_5_workers(players: int, count: int) -> None:
    assert WORKERS[players] == count


def test_rb_2_9_a_structure_uses_what_its_printed_cost_lists() -> None:
    spillway = STRUCTURE_KEYS.index("spillway")
    assert [MATERIALS[m] for m in range(6) if USES[spillway] >> m & 1] == ["logs", "mud"]
    assert COST[spillway][0] == 4


def test_rb_7_94_granite_spire_has_no_effect() -> None:
    assert EFFECT[CARD_KEYS.index("granite_spire")] == NO_EFFECT


def test_every_effect_of_the_rules_is_on_a_card_as_printed() -> None:
    assert {record.name for record in RECORDS} == set(EFFECTS)


def changed(key: str, text: str) -> str:
    """The text of an overlay that changes one card."""
    for name in ("material_cards", "structures", "starters"):
        for card in getattr(DATA, name):
            if card.key == key:
                return f"[[{name}]]\nid = {card.id}\n{text}\n"
    raise LookupError(key)


@pytest.mark.parametrize(
    ("overlay", "said"),
    [
        ("[workers]\nper_player = { 2 = 9 }", "table [workers], key 'per_player'"),
        ("[[structures]]\nid = 3\ncost = { gold = 1 }", "table [[structures]] 3, [cost], key 'gold'"),
        ("[[material_cards]]\nid = 0\nicons = 40", "table [[material_cards]] 0, key 'icons'"),
        ("[river]\nitem_rate = [1, 2]", "table [river]"),
        ("[limits]\nturns = 0", "table [limits], key 'turns'"),
        ("[headwaters]\nitem_rate = 200", "table [headwaters], key 'item_rate'"),
        ("[fish_track]\nloop = 0", "table [fish_track], key 'loop'"),
        ("[scoring]\nleftover_pair_size = 0", "table [scoring], key 'leftover_pair_size'"),
        (
            changed("old_growth", "wild = true\nprimary = 'stones'\nmaterials = ['stones', 'vines']"),
            "1 unit per worker",
        ),
        (changed("stone_pool", "params = { count = 300 }"), "count, draw and recall are 0..20"),
        (changed("salmon_run", "params = { max = 6 }"), "total_fish has max numbers or more, 8 at most"),
        (changed("pontoon", "effect = 'place_paid'"), "max is at least 1"),
        (changed("cattail_patch", "params = { table = [0, 1, 2] }"), "7 numbers"),
        (changed("pontoon", "effect = 'vp_distinct_pairs'"), "per is at least 1"),
        (changed("cache_burrow", "params = { amount = 6 }"), "12 cards or fewer"),
        (
            changed("reed_bed", "effect = 'double_material'\nparams = { material = 'mud' }"),
            "name one material, not mud, reeds",
        ),
        (changed("stone_tool", "params = { per = 'build' }"), "name one material, not clay, stones"),
    ],
)
def test_a_broken_overlay_names_table_and_key(overlay: str, said: str) -> None:
    assert said in broken(overlay)


@pytest.mark.parametrize("table", ["material_cards", "structures", "starters"])
def test_an_effect_that_no_rules_carry_out_is_refused(table: str) -> None:
    with pytest.raises(ComponentError, match=rf"table \[\[{table}\]\] 3, key 'effect': there is no effect 'fly'"):
        in_overlay(f"[[{table}]]\nid = 3\neffect = 'fly'", "tables")


def test_an_overlay_changes_a_number() -> None:
    changed = Match(load("river_bankers", components=Overlay("my.toml", "[actions]\nflush = 4")), 1)
    for seat in (0, 1):
        changed.act(seat, changed.legal(seat)[0])
    assert [a.label for a in changed.legal(0) if a.name == "flush"] == ["Flush the Headwaters for 4 fish"]


def in_overlay(text: str, module: str) -> Any:
    """A module of the game as an overlay makes it."""
    package = instance("river_bankers", Mode.INTERPRETED, Overlay("my.toml", text)).package
    return importlib.import_module(f"{package}.{module}")


def test_rb_6_30_an_overlay_may_give_an_effect_to_a_fifth_card() -> None:
    """The box has four cards with a discount on bids. With Lodge Foundation among them, the last, Clay Den, still counts."""
    fifth = changed("lodge_foundation", "effect = 'item_discount'")
    tables, auction = in_overlay(fifth, "tables"), in_overlay(fifth, "rules.auction")
    s = in_overlay(fifth, "state").State()
    discounts = {card: tables.CARD_KEYS.index(card) for card in ("lodge_foundation", "clay_den")}
    s.owner = [0 if card in discounts.values() else NONE for card in range(len(CARD_KEYS))]
    fill_kept(s)
    rates = [auction.discounted(s, 0, RIVER_KEYS.index(card), 3) for card in ("logjam", "clay_bank", "cairn")]
    assert rates == [2, 1, 3]


@pytest.mark.parametrize("key", ["charcoal_pit", "stone_tool", "cattail_marsh", "salmon_run", "cattail_patch"])
def test_an_overlay_may_take_an_effect_from_its_only_card(key: str) -> None:
    match = Match(
        load("river_bankers", starters="none", components=Overlay("my.toml", changed(key, "effect = 'none'"))), 1
    )
    for _ in range(20):
        seat = match.to_act[0]
        match.act(seat, match.legal(seat)[0])


def test_rb_7_78_an_overlay_may_let_salmon_run_place_more() -> None:
    more = changed("salmon_run", "params = { max = 6, total_fish = [1, 3, 6, 11, 19, 30] }")
    assert in_overlay(more, "actions").ACTIONS.parse("place(6)") > 0
