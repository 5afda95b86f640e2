"""The components: what the rulebook prints, and what a broken overlay is told (RB-2)."""

from __future__ import annotations

import pytest

from rivertable.engine.components import Overlay, load_components
from rivertable.engine.errors import ComponentError, OptionError
from rivertable.engine.loaded import load
from rivertable.engine.match import Match
from rivertable.engine.registry import folder_of
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


def test_every_effect_of_the_data_is_known() -> None:
    used = {structure.effect for structure in (*DATA.structures, *DATA.optional_structures)}
    used |= {starter.effect for starter in DATA.starters} | {card.effect for card in DATA.material_cards}
    assert used == set(EFFECTS)


@pytest.mark.parametrize(
    ("overlay", "said"),
    [
        ("[workers]\nper_player = { 2 = 9 }", "table [workers], key 'per_player'"),
        ("[[structures]]\nid = 3\ncost = { gold = 1 }", "table [[structures]] 3, [cost], key 'gold'"),
        ("[[structures]]\nid = 3\neffect = 'fly'", "table [[structures]] 3, key 'effect'"),
        ("[[material_cards]]\nid = 0\nicons = 40", "table [[material_cards]] 0, key 'icons'"),
        ("[river]\nitem_rate = [1, 2]", "table [river]"),
        ("[limits]\nturns = 0", "table [limits], key 'turns'"),
    ],
)
def test_a_broken_overlay_names_table_and_key(overlay: str, said: str) -> None:
    assert said in broken(overlay)


def test_an_overlay_changes_a_number() -> None:
    changed = Match(load("river_bankers", components=Overlay("my.toml", "[actions]\nflush = 4")), 1)
    for seat in (0, 1):
        changed.act(seat, changed.legal(seat)[0])
    assert [a.label for a in changed.legal(0) if a.name == "flush"] == ["Flush the Headwaters for 4 fish"]
