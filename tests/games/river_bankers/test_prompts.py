"""Labels and previews as people read them: they tell what the rules then do."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

from rivertable.engine.events import collected
from rivertable.engine.game_config import load
from rivertable.engine.match import Match
from rivertable.engine.messages import say
from rivertable.engine.preview import Previews
from rivertable.engine.state import ListState
from rivertable.games.river_bankers.actions import ACTIONS
from rivertable.games.river_bankers.events import EVENTS
from rivertable.games.river_bankers.preview import QUANTITIES, measure
from rivertable.games.river_bankers.rules.flow import apply, to_act
from rivertable.games.river_bankers.rules.flow import legal as legal_of
from rivertable.games.river_bankers.state import CHARCOAL, COPY, DISCARD, State
from tests.games.river_bankers.builder import Bankers, acting, bankers, fish, known_to, legal, play, settle
from tests.games.river_bankers.rich import choose, rich_position


def at_table(s: State) -> Match:
    match = Match(load("river_bankers", players=s.players, confluence=bool(s.opt_confluence)), 1)
    match._state = s  # type: ignore[assignment]
    return match


def label(s: State, text: str) -> str:
    seat = acting(s)[0]
    return next(action.label for action in at_table(s).legal(seat) if str(action) == text)


def changes(s: State, text: str) -> dict[str, tuple[int, int]]:
    match = at_table(s)
    shown = match.preview(acting(s)[0], text)
    return {match.say(change.what): (change.before, change.after) for change in shown}


def fish_of(s: State, text: str) -> tuple[int, int] | None:
    return changes(s, text).get("Fish")


# ---------------------------------------------------------------- what a build costs


def vines(card: str, total: int, *built: str) -> State:
    """Seat 0 at a fish total, with all a structure of vines, mud, logs, stones and reeds can ask for."""
    position = bankers().fish(total, total + 30).hand(0, card).built(0, *built).shore("vine_thicket", 3)
    return position.shore("mud_flat", 1).shore("cairn", 2).shore("logjam", 2).turn()


def test_rb_7_49_the_preview_of_burrow_run_goes_back_5() -> None:
    s = vines("burrow_run", 20)
    assert fish_of(s, "build(burrow_run)") == (20, 15)
    assert fish(play(s, 0, "build(burrow_run)"))[0] == 15


def test_rb_4_3_a_preview_never_goes_below_0() -> None:
    assert fish_of(vines("burrow_run", 3), "build(burrow_run)") == (3, 0)


@pytest.mark.parametrize(
    ("card", "built", "after"),
    [("vine_trellis", (), 21), ("sap_drip", ("vine_trellis",), 21), ("burrow_run", ("vine_trellis",), 14)],
)
def test_rb_7_85_a_preview_goes_back_1_with_vine_trellis(card: str, built: tuple[str, ...], after: int) -> None:
    s = vines(card, 20, *built)
    assert fish_of(s, f"build({card})") == (20, after)
    assert fish(play(s, 0, f"build({card})"))[0] == after


def test_rb_7_85_not_for_a_build_without_vines() -> None:
    s = bankers().fish(20, 50).hand(0, "wood_pile").built(0, "vine_trellis").shore("logjam", 4).turn()
    assert fish_of(s, "build(wood_pile)") == (20, 22)


def test_rb_7_90_a_final_build_goes_back_nowhere() -> None:
    position = bankers().fish(60, 70).hand(0, "burrow_run").built(0, "vine_trellis").shore("vine_thicket", 3)
    s = position.shore("mud_flat", 1).final()
    assert fish_of(s, "final_build(burrow_run)") is None
    assert fish(play(s, 0, "final_build(burrow_run)"))[0] == 60


# ---------------------------------------------------------------- what an ability costs


def copying(*theirs: str) -> Bankers:
    return bankers().built(0, "mill_wheel").built(1, *theirs).river("logjam", 3, 1, 1).river("cairn", 2, 1, 1)


def test_rb_7_81_a_copied_action_tells_its_fish() -> None:
    s = play(copying("tow_line", "salmon_run").turn(), 0, "use(mill_wheel)")
    assert fish_of(s, "copy(tow_line)") == (0, 2)
    assert label(s, "copy(tow_line)") == "Tow Line for 2 fish"
    assert label(s, "copy(salmon_run)") == "Salmon Run"
    assert fish(play(s, 0, "copy(tow_line)"))[0] == 2


def test_rb_7_45_a_copied_burrow_run_goes_back() -> None:
    position = bankers().fish(20, 60).hand(0, "mill_wheel").built(1, "burrow_run", "royal_lodge")
    s = play(position.shore("logjam", 3).shore("cairn", 2).turn(), 0, "build(mill_wheel)")
    paid = fish(s)[0]
    assert fish_of(s, "copy(burrow_run)") == (paid, paid - 5)
    assert fish_of(s, "copy(royal_lodge)") is None
    assert fish(play(s, 0, "copy(burrow_run)"))[0] == paid - 5


def test_rb_7_79_portage_tells_its_fish_from_the_first_card_on() -> None:
    """From River 3 at rate 4, from River 1 at rate 2."""
    position = bankers(3).built(0, "portage").river("logjam", 3, 1).river("cairn", 1, 1, 1, 1)
    s = play(position.river("mud_flat", 2, 0, 1).turn(), 0, "use(portage)")
    assert [fish_of(s, f"target({card})") for card in ("logjam", "cairn")] == [(0, 4), (0, 2)]
    play(s, 0, "target(logjam)")
    assert [fish_of(s, f"target({card})") for card in ("cairn", "mud_flat")] == [None, None]  # told already
    play(s, 0, "target(cairn)")
    assert [fish_of(s, f"victim({player})") for player in (2, 3)] == [None, None]
    assert fish(play(s, 0, "victim(3)"))[0] == 4


def test_rb_7_70_rolling_float_costs_nothing() -> None:
    position = bankers().built(0, "rolling_float").river("logjam", 2, 1).river("cairn", 2, 1, 1)
    s = play(position.river("mud_flat", 2, 0, 1).turn(), 0, "use(rolling_float)")
    assert all(fish_of(s, text) is None for text in legal(s, 0))


def test_rb_12_3_confluence_tells_the_lower_starting_cost_with_the_second_card() -> None:
    position = bankers(confluence=True).built(0, "confluence").headwaters("cairn", "rocky_shoal", "quarry_bank")
    s = play(position.river("boulder_field", 2).turn(), 0, "use(confluence)")
    assert all(fish_of(s, text) is None for text in legal(s, 0))
    play(s, 0, "target(rocky_shoal)")
    shown = [fish_of(s, f"target({card})") for card in ("cairn", "quarry_bank", "boulder_field")]
    assert shown == [(0, 2), (0, 3), (0, 1)]
    assert fish(play(s, 0, "target(quarry_bank)"))[0] == 3


@pytest.mark.parametrize("card", ["portage", "salmon_run", "confluence", "mill_wheel"])
def test_rb_5_60_an_ability_paid_by_choice_is_not_labelled_as_free(card: str) -> None:
    name = card.replace("_", " ").title()
    position = bankers(confluence=True).built(0, card).built(1, "tow_line").river("logjam", 2, 1, 1)
    s = position.river("cairn", 1, 1, 1).river("boulder_field", 2).turn()
    assert label(s, f"use({card})") == f"Use {name}, for fish by what you choose"


FINISHED = {"card_ashore"}  # pawns move by themselves
IN_A_BUILD = {"auction_begun", "effect_copied"}  # further decisions that cost or give fish
FISH = [what.id for what in QUANTITIES].index("preview-fish")
TOLD_IN_FULL = ("build", "final_build", "victim")  # without a line the pawn stays where it is


def promised(s: Any, seat: int, action: int) -> int | None:
    """The fish total an action's preview tells, None if it leaves that open."""
    known = known_to(s, seat)
    config = load("river_bankers", players=s.players, confluence=bool(s.opt_confluence))
    shown = [
        change.after
        for change in Previews(config, cast(ListState, known), seat).of(action)
        if change.what.id == "preview-fish"
    ]
    if not shown:
        return measure(known, seat)[FISH] if ACTIONS.block_of(action).name in TOLD_IN_FULL else None
    return shown[0]


def is_carried_out(s: Any, seat: int, action: int, random: Random) -> bool:
    """Act, and answer what the effect or the build asks until it is done. False if something else moved the pawn, or
    the bids are not all made."""
    name, out = ACTIONS.block_of(action).name, [0] * ACTIONS.count
    with collected() as emitted:
        apply(s, seat, action)
        settle(s)
        while to_act(s) == 1 << seat and (CHARCOAL <= s.decision <= COPY or s.decision == DISCARD):
            apply(s, seat, random.choice(out[: legal_of(s, seat, out)]))
    told = {EVENTS.kinds[kind].name for kind, _ in emitted if kind >= 0}
    if name in ("bid", "late_bid") and (s.lot >= 0 or (name == "bid" and "river_jams" in told)):
        return False
    return not told & (FINISHED | IN_A_BUILD if name == "build" else FINISHED)


def test_rb_1_2_a_fish_preview_is_what_the_pawn_then_does() -> None:
    """From crowded positions on, at every decision, for a choice of each kind."""
    kept, out = set[str](), [0] * ACTIONS.count
    for number in range(60):
        random = Random(number)
        s: Any = settle(rich_position(number, 2 + number % 3, confluence=number % 5 == 0))
        for _ in range(30):
            if (mask := to_act(s)) == 0:
                break
            seat = random.choice([each for each in range(s.players) if mask >> each & 1])
            choices = out[: legal_of(s, seat, out)]
            shuffled = random.sample(choices, len(choices))
            for action in {ACTIONS.block_of(action).name: action for action in shuffled}.values():
                total, after = promised(s, seat, action), s.clone()
                if total is not None and is_carried_out(after, seat, action, random):
                    text = ACTIONS.text(action)
                    assert measure(after, seat)[FISH] == total, f"position {number}: {text} at {s.fish[seat]} fish"
                    kept.add(text.partition("(")[0])
            apply(s, seat, choose(random, choices))
            settle(s)
    everything = {"use", "pull", "auction", "flush", "invent", "build", "place", "bid", "late_bid", "recall", "copy"}
    assert kept >= everything | {"target", "victim"}


# ---------------------------------------------------------------- cards and rates


def test_rb_2_6_a_target_tells_the_open_icons_in_river_and_headwaters() -> None:
    position = bankers().built(0, "driftwood_snag").headwaters("logjam", blanks=1).river("silt_bank", 2, 2, 1)
    s = play(position.turn(), 0, "use(driftwood_snag)")
    assert label(s, "target(logjam)") == "Logjam on Headwaters 1 (6 open, 0 of yours there)"
    assert label(s, "target(silt_bank)") == "Silt Bank on River 2 (4 open, 2 of yours there)"


def test_rb_6_34_on_the_shoreline_no_icon_is_called_open() -> None:
    position = bankers().built(0, "trading_post").shore("logjam", 2).shore("cairn", 1).shore("mud_flat", 1)
    s = play(position.river("clay_bank", 1, 1).turn(), 0, "use(trading_post)")
    assert label(s, "target(logjam)") == "Logjam on shoreline (2 of yours there)"
    assert label(s, "target(clay_bank)") == "Clay Bank on River 1 (4 open, 1 of yours there)"


@pytest.mark.parametrize(
    ("built", "card", "rate"),
    [
        ((), "marsh_edge", 4),
        (("kelp_bed",), "marsh_edge", 3),
        (("kelp_bed", "reed_bed"), "marsh_edge", 2),
        (("mud_burrow",), "silt_bank", 3),
        (("clay_den",), "clay_bank", 2),
        (("clay_den",), "silt_bank", 4),
    ],
)
def test_rb_6_30_an_auction_is_offered_at_the_own_rate(built: tuple[str, ...], card: str, rate: int) -> None:
    s = bankers().built(0, *built).river(card, 3).turn()
    assert f"1 + {rate} each" in label(s, f"auction({card})")
    assert f"{rate} fish each" in at_table(play(s, 0, f"auction({card})")).decision(0)


def test_rb_6_20_an_auction_tells_the_least_bid_and_a_bid_what_it_costs() -> None:
    """River 2 has rate 3; whoever begins the auction bids at least 1."""
    s = bankers().fish(4, 40).river("cairn", 2).turn()
    assert changes(s, "auction(cairn)") == {"Fish": (4, 5), "Fish for your least bid": (0, 3)}
    play(s, 0, "auction(cairn)")
    assert [changes(s, f"bid({n})") for n in (1, 2)] == [
        {"Fish": (5, 8), "Fish for your least bid": (3, 0)},
        {"Fish": (5, 11), "Fish for your least bid": (3, 0)},
    ]


def test_rb_6_22_a_sealed_bid_tells_what_it_costs_though_another_bids_late() -> None:
    s = bankers().fish(4, 40).built(1, "spy_mound").river("cairn", 2).turn()
    play(s, 0, "auction(cairn)")
    play(s, 1, "bid_last(yes)")
    assert fish_of(s, "bid(2)") == (5, 11)


def test_rb_8_8_a_build_tells_points_with_the_pairs_it_costs() -> None:
    """Wood Pile takes 4 workers off the logs: two pairs are gone, and the score stays what it was."""
    s = bankers().fish(0, 40).hand(0, "wood_pile").shore("logjam", 4).turn()
    told = changes(s, "build(wood_pile)")
    assert told["of them for pairs"] == (2, 0)
    structures = told["of them on structures"]
    assert told.get("Points", (2, 2)) == (2, structures[1])
    assert told["Workers in supply"][1] == told["Workers in supply"][0] + 4


def test_rb_7_68_a_pawn_of_another_that_is_moved_is_told() -> None:
    """The only worker of another there is goes home: use and target leave no choice."""
    s = bankers().fish(0, 20).built(0, "tribute_stone").river("logjam", 2, 1, 1).turn()
    told = changes(s, "use(tribute_stone)")
    assert told["Player 2: fish"] == (20, 17)
    before, after = told["Player 2: workers in supply"]
    assert after == before + 1


def test_rb_3_2_a_kept_starter_counts_as_built() -> None:
    match = Match(load("river_bankers", players=2, starters="draft"), 1)
    assert any(change.what.id == "preview-points" for a in match.legal(0) for change in match.preview(0, a))


def test_rb_7_56_a_late_bid_costs_what_its_preview_says_with_pontoon() -> None:
    """4 open icons, seat 1 has bid 3: a bid of 2 is one too many, and one worker of it is not paid for."""
    s = bankers().built(0, "quick_strike", "pontoon").river("cairn", 1).turn()
    play(s, 0, "auction(cairn)", "bid_last(yes)")
    play(s, 1, "bid(3)")
    assert [label(s, f"late_bid({n})") for n in (1, 2)] == ["Bid 1 for 2 fish", "Bid 2 for 2 fish"]
    assert [fish_of(s, f"late_bid({n})") for n in (1, 2)] == [(1, 3), (1, 3)]
    assert fish(play(s, 0, "late_bid(2)"))[0] == 3


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("charcoal_pit", "one spare Clay worker may stand in for one of a material you are short of"),
        ("stone_tool", "one spare Stones worker stands in for one of a material you are short of"),
        ("treaty_stone", "2 spare of one material as 1 of one you are short of"),
        ("granary", "1 less of a material you are short of"),
    ],
)
def test_rb_7_32_cards_that_change_a_cost_say_that_they_help_where_a_material_is_short(card: str, words: str) -> None:
    """RB-7.33, RB-7.34, RB-7.35"""
    assert words in at_table(bankers().turn()).say(say(f"text-{card}"))
