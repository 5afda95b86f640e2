"""The doors for other tools: the rules' own answers (RB-4.1, RB-6.31, RB-7.37, RB-8.8)."""

from __future__ import annotations

import pytest

from rivertable.games.river_bankers.calc import effective_cost, next_to_act, pair_points, resolve_bids


@pytest.mark.parametrize(
    ("icons", "bids", "pontoon", "placed", "billed"),
    [
        (5, [4, 4], [False, False], [1, 1], [4, 4]),
        (5, [1, 5], [False, False], [0, 4], [1, 5]),
        (6, [2, 3, 1], [False] * 3, [2, 3, 1], [2, 3, 1]),
        (3, [3, 3, 2], [False] * 3, [0, 0, 0], [3, 3, 2]),
        (3, [3, 2], [True, False], [1, 0], [2, 2]),
        (3, [2, 1], [True, False], [2, 1], [2, 1]),
        (4, [0, 0], [True, True], [0, 0], [0, 0]),
    ],
)
def test_rb_6_31_resolve_bids(
    icons: int, bids: list[int], pontoon: list[bool], placed: list[int], billed: list[int]
) -> None:
    assert resolve_bids(icons, bids, pontoon) == (placed, billed)


@pytest.mark.parametrize(
    ("fixed", "pools", "points"),
    [
        ({"logs": 4, "mud": 4}, [], 4),
        ({"logs": 3, "reeds": 1}, [{"materials": ["logs", "reeds"], "count": 2}], 3),
        ({"logs": 1, "reeds": 1}, [], 0),
        ({"logs": 1, "reeds": 1}, [{"materials": ["logs", "reeds"], "count": 1}], 1),
        ({"clay": 1}, [{"materials": ["clay", "mud"], "count": 2}, {"materials": ["logs", "reeds"], "count": 3}], 2),
        ({"logs": 1}, [{"materials": ["logs", "reeds"], "count": 1}, {"materials": ["logs", "reeds"], "count": 2}], 2),
        ({}, [], 0),
    ],
)
def test_rb_8_8_pair_points(fixed: dict[str, int], pools: list[dict[str, object]], points: int) -> None:
    assert pair_points(fixed, pools) == points


def pawn(name: str, fish: int, stack: int, *, retired: bool = False) -> dict[str, object]:
    return {"id": name, "fish": fish, "retired": retired, "stack": stack}


def test_rb_4_1_next_to_act() -> None:
    assert next_to_act([pawn("a", 4, 1), pawn("b", 3, 0)], None) == "b"
    assert next_to_act([pawn("a", 4, 1), pawn("b", 4, 2)], None) == "b"
    assert next_to_act([pawn("a", 4, 1), pawn("b", 3, 0, retired=True)], None) == "a"
    assert next_to_act([pawn("a", 4, 1, retired=True)], None) is None


def test_rb_4_4_a_bonus_goes_first_unless_retired() -> None:
    assert next_to_act([pawn("a", 4, 1), pawn("b", 3, 0)], "a") == "a"
    assert next_to_act([pawn("a", 4, 1, retired=True), pawn("b", 3, 0)], "a") == "b"


def test_rb_7_37_the_automatic_choices() -> None:
    cost, workers = {"vines": 2, "stones": 3, "clay": 2}, {"vines": 1, "stones": 2, "clay": 4}
    flags = {"charcoalPit": True, "granary": True}
    assert effective_cost(cost, workers, flags) == ({"vines": 1, "stones": 2, "clay": 3}, True, False)


def test_rb_7_37_treaty_stone_adds_its_source_to_the_need() -> None:
    left = effective_cost({"stones": 6}, {"stones": 5, "mud": 2}, {"treatyStone": True})
    assert left == ({"stones": 5, "mud": 2}, False, False)


def test_rb_7_37_a_need_of_0_stays_listed() -> None:
    left = effective_cost({"logs": 1, "mud": 1}, {"mud": 1}, {"granary": True})
    assert left == ({"logs": 0, "mud": 1}, True, False)


def test_rb_7_37_spent_cards_do_not_fire() -> None:
    flags = {"stoneTool": True, "stoneToolUsed": True, "granary": True, "granaryUsed": True}
    assert effective_cost({"logs": 2}, {"stones": 3}, flags) == ({"logs": 2}, False, False)


def test_rb_7_37_stone_tool_takes_the_first_short_material_in_printed_order() -> None:
    left = effective_cost({"mud": 2, "logs": 2}, {"stones": 1}, {"stoneTool": True})
    assert left == ({"mud": 1, "logs": 2, "stones": 1}, False, True)


def test_rb_7_31_cattail_marsh_in_the_automatic_mode() -> None:
    assert effective_cost({"reeds": 3, "mud": 1}, {}, {"cattailMarsh": True})[0] == {"reeds": 2, "mud": 1}


def test_rb_7_37_does_not_depend_on_what_can_be_afforded() -> None:
    assert effective_cost({"logs": 6}, {}, {"granary": True}) == ({"logs": 5}, True, False)
