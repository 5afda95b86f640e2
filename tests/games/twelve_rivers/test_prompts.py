"""Labels, previews and the log as people read them."""

from __future__ import annotations

import rivertable as rt
from rivertable.games.twelve_rivers.state import State
from tests.games.twelve_rivers.builder import Rivers, alpaca, play, rivers, settle

TAKEN = "pearls on your alpaca"


def at_table(s: State) -> rt.Match:
    match = rt.Match(rt.load("twelve_rivers", players=s.players), seed=1)
    match._state = s  # type: ignore[assignment]
    return match


def label(s: State, text: str) -> str:
    return next(action.label for action in at_table(s).legal(s.actor) if str(action) == text)


def changes(s: State, text: str) -> dict[str, tuple[int, int]]:
    match = at_table(s)
    return {match.say(change.what): (change.before, change.after) for change in match.preview(s.actor, text)}


def test_tw_5_25_a_spot_is_offered_in_plain_words() -> None:
    s = rivers().track(0, 1, 0, 1, 0, 1).alpaca(0, blue=2).alpaca(1, green=1).moving()
    play(s, 0, "from_alpaca(blue)")
    assert [action.label for action in at_table(s).legal(0) if action.name == "spot"] == [
        "Spot 2, for a blue pearl",
        "Spot 3, for any pearl",
    ]


# ---------------------------------------------------------------- pearls


def two_tokens() -> Rivers:
    """Seat 0 chooses from white and blue at r2_1a; its token at r2_1b will then get pink, the only pearl there."""
    return rivers().tops("white", "blue", "pink").token(0, "r2_1a").token(0, "r2_1b")


GOAL = {"Points": (0, 4), "of them for goals": (0, 4)}


def test_tw_5_17_a_preview_of_collecting_tells_all_that_comes_of_it_without_a_further_decision() -> None:
    s = settle(two_tokens().alpaca(0, pink=2).collection())
    assert changes(s, "collect(white)") == {f"white {TAKEN}": (0, 1), f"pink {TAKEN}": (2, 3), **GOAL}
    assert alpaca(play(s, 0, "collect(white)"), 0) == {"white": 1, "pink": 3}


def test_tw_5_22_and_the_goal_it_brings() -> None:
    s = settle(two_tokens().alpaca(0, white=2).collection())
    assert changes(s, "collect(white)") == {f"white {TAKEN}": (2, 3), f"pink {TAKEN}": (0, 1), **GOAL}


def test_tw_5_17_with_a_full_alpaca_the_swap_tells_both_pearls() -> None:
    s = settle(two_tokens().alpaca(0, green=4, white=2).collection())
    assert changes(s, "collect(white)") == {}
    play(s, 0, "collect(white)")
    assert changes(s, "give(green)") == {f"green {TAKEN}": (4, 3), f"white {TAKEN}": (2, 3), **GOAL}
    assert changes(s, "give(white)") == {}


def test_tw_5_21_a_preview_at_the_lake_is_one_pearl() -> None:
    s = settle(rivers().lake(white=1, blue=1).alpaca(0, blue=3).token(0, "lake").collection())
    assert changes(s, "collect(blue)") == {f"blue {TAKEN}": (3, 4), **GOAL}


def last_placement() -> Rivers:
    """Seat 0 places the last token of the round; its others will collect green and white by themselves."""
    return rivers().tops("green", "-", "white").token(0, "r1_01").token(0, "r2_1b").alpaca(0, white=2)


COLLECTED = {f"green {TAKEN}": (0, 1), f"white {TAKEN}": (2, 3), **GOAL}


def test_tw_5_10_ending_the_last_turn_tells_what_the_collection_brings() -> None:
    s = play(last_placement().hand(0, provisions=2).turn(0), 0, "place(r5,1)", "take_market(1)")
    assert changes(s, "done") == COLLECTED
    assert alpaca(play(s, 0, "done"), 0) == {"green": 1, "white": 3}


def test_tw_5_9_so_does_the_last_payment() -> None:
    """What a placement costs counts as paid with cards from the placement on."""
    s = last_placement().hand(0, banner=1, lantern=1).turn(0)
    assert changes(s, "place(r3_2,1)") == {"Cards": (2, 1)}
    play(s, 0, "place(r3_2,1)")
    assert changes(s, "pay_card(banner)") == {"banner cards": (1, 0), **COLLECTED}


def test_tw_5_12_a_card_from_the_market_is_named_and_one_from_the_deck_is_counted() -> None:
    s = play(rivers().turn(0), 0, "place(r5,1)")
    named = {name for name in changes(s, "take_market(1)") if name.endswith(" cards")}
    assert len(named) == 1
    assert changes(s, "take_market(1)")["Cards"] == (0, 1)
    assert changes(s, "draw_deck") == {"Cards": (0, 1), "Cards still to take": (1, 0)}


def test_tw_10_3_declining_a_swap_is_not_credited_with_what_others_tokens_collect() -> None:
    s = settle(two_tokens().alpaca(0, green=6).collection())
    assert changes(s, "done") == {}


def test_tw_5_17_the_log_tells_a_swap_as_an_exchange() -> None:
    """What is given is told first: it has left the alpaca when the goal is checked (TW-5.22)."""
    match = at_table(settle(two_tokens().alpaca(0, green=3, blue=3).collection()))
    match.act(0, "collect(white)")
    told = len(match.events(None))
    match.act(0, "give(green)")
    lines = ["Player 1 gives green in exchange.", "Player 1 collects white at row 2 rivers 1–2."]
    assert match.narration(None, since=told)[:2] == lines


# ---------------------------------------------------------------- tokens above


def with_provisions(opponents: int) -> State:
    """Seat 0 is to say where its token at r3_1 goes; opponents stand at r3_2, which flows to r4_A as well."""
    position = rivers().tops("white", "blue", "pink", "green").hand(0, provisions=2).token(0, "r3_1").track(1, 1, 0)
    for slot in range(opponents):
        position.token(1, "r3_2", slot + 1)
    return play(position.turn(0), 0, "place(lake,1)", "pair(provisions)")


def test_tw_6_3_a_token_that_moves_down_does_not_choose_before_itself() -> None:
    labels = [label(with_provisions(opponents), "move_to(r4_a,1)") for opponents in (0, 1, 2)]
    assert labels == [f"To row 4 rivers 1–6 (1): wh pi bl gr{before}" for before in ("", " −1", " −2")]
