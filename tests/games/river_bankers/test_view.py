"""Hidden information (RB-9) and decisions (RB-13)."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Any

from rivertable.engine.components import Overlay
from rivertable.engine.conformance import dealing_is_uniform
from rivertable.engine.game_config import load
from rivertable.engine.match import Match
from rivertable.games.river_bankers.actions import ACTIONS
from rivertable.games.river_bankers.reasons import Reason
from rivertable.games.river_bankers.rules.structures import show_card
from rivertable.games.river_bankers.state import NOT_USED
from rivertable.games.river_bankers.tables import STRUCTURE_KEYS
from rivertable.games.river_bankers.view import build
from tests.games.river_bankers.builder import bankers, hand, imagine, known_to, legal, play, why_not

LOADED = load("river_bankers", players=2, starters="none")


def card(name: str) -> int:
    return STRUCTURE_KEYS.index(name)


def test_rb_9_1_the_board_is_public() -> None:
    s: Any = bankers(3).fish(4, 5, 6).river("cairn", 2, 1, 0, 2, blanks=1).discarded("pier").built(1, "granary").turn()
    view = build(known_to(s, None), None)
    assert [(c.card, c.workers, c.blanks, c.open) for c in view.river[1]] == [("cairn", (1, 0, 2), 1, 0)]
    assert view.discard_pile == ("pier",)
    assert [player.fish for player in view.players] == [4, 5, 6]
    assert view.players[1].tableau[0].card == "granary"


def test_rb_9_2_hands_are_the_owner_s_but_their_size_is_public() -> None:
    s = bankers().hand(0, "pier", "granary").turn()
    mine, other = build(known_to(s, 0), 0), build(known_to(s, 1), 1)
    assert {c.card for c in mine.players[0].hand} == {"pier", "granary"}
    assert (other.players[0].hand, other.players[0].hand_count) == ((), 2)


def test_rb_9_2_drafts_are_hidden_until_all_have_chosen() -> None:
    match = Match("river_bankers(players=2)", 1)
    match.act(0, match.legal(0)[0])
    assert match.redacted(1).draft[0] < -1
    assert [e.name for e in match.events(1)].count("starter_kept") == 0
    assert [e.name for e in match.events(0)].count("starter_kept") == 1


def test_rb_9_2_cards_drawn_by_invent_are_seen_by_the_drawer_alone() -> None:
    s = play(bankers().hand(0, "pier").structures("portage").turn(), 0, "invent(1)")
    assert hand(known_to(s, 0), 0) == ["pier", "portage"]
    assert hand(known_to(s, 1), 0) == hand(known_to(s, None), 0) == []


def test_rb_9_3_a_peeked_card_stays_known_when_it_is_drawn() -> None:
    """Seat 0 saw the top structure; seat 1 draws it."""
    s: Any = bankers().hand(1, "pier").structures("portage").turn(1)
    top = s.deck_count - 1
    s.deck_seen[top] = 1
    play(s, 1, "invent(1)")
    assert hand(known_to(s, 0), 1) == ["portage"]


def test_rb_9_4_the_order_of_the_decks_is_known_to_nobody() -> None:
    s = bankers().deck("cairn", "logjam").turn()
    for viewer in (0, 1, None):
        assert known_to(s, viewer).river_deck[1] < 0
        assert known_to(s, viewer).deck[0] < 0


def test_rb_9_4_but_what_was_shuffled_into_the_deck_is() -> None:
    """The deck was made from the discard pile: cards held since before cannot be in it."""
    s = bankers().hand(1, "pier").discarded("portage", "granary").no_other_structures().turn()
    play(s, 0, "invent(1)")
    worlds = [imagine(s, 0, seed) for seed in range(20)]
    assert all(hand(world, 1) == ["pier"] for world in worlds)


def test_rb_9_6_no_bid_is_shown_before_the_reveal() -> None:
    s = play(bankers(3).river("logjam", 1).turn(), 0, "auction(logjam)", "bid(3)")
    for viewer in (1, 2, None):
        view = build(known_to(s, viewer), viewer)
        assert view.auction is not None
        assert view.auction.bids == (None, None, None)
    own = build(known_to(s, 0), 0).auction
    assert own is not None
    assert own.own_bid == 3


def test_rb_9_6_hidden_bids_are_asked_again_in_an_imagined_world() -> None:
    s = play(bankers(3).river("logjam", 1).turn(), 0, "auction(logjam)", "bid(3)")
    assert list(imagine(s, 1).bid[:3]) == [-1, -1, -1]
    assert list(imagine(s, 0).bid[:3]) == [3, -1, -1]


def test_rb_9_7_others_do_not_see_whether_the_order_changed() -> None:
    looks = []
    for first in ("quarry_bank", "old_growth"):
        position = bankers().shore("cairn", 3).shore("clay_bank", 2).hand(0, "stone_pool")
        s = play(position.deck("quarry_bank", "old_growth").turn(), 0, "build(stone_pool)", f"order_next({first})")
        looks.append(known_to(s, 1))
    assert looks[0] == looks[1]


# ---------------------------------------------------------------- dealing


def test_rb_9_4_dealing_is_uniform_over_hands_and_deck() -> None:
    """Seat 1 holds two of four unseen structures, the other two are the deck in either order; two material cards."""
    s: Any = bankers().hand(0, "spillway").hand(1, "pier", "granary").structures("portage", "tow_line")
    real: Any = s.no_other_structures().deck("cairn", "logjam").turn()
    cards = [card(name) for name in ("pier", "granary", "portage", "tow_line")]
    worlds = []
    for held in combinations(cards, 2):
        for order in permutations([c for c in cards if c not in held]):
            for river in permutations(real.river_deck[:2]):
                world = real.clone()
                world.hand[1][:2] = sorted(held)
                world.deck[:2], world.river_deck[:2] = order, river
                worlds.append(world)
    assert dealing_is_uniform(LOADED, known_to(real, 0), 0, worlds)  # type: ignore[arg-type]


def test_rb_9_4_dealing_is_uniform_after_the_deck_was_renewed() -> None:
    """Seat 1 holds Pier from the old deck and one of three cards of the new one; the other two are the deck."""
    position = bankers().hand(0, "spillway").hand(1, "pier").discarded("portage", "granary", "tow_line")
    real: Any = play(position.no_other_structures().turn(1), 1, "invent(1)")
    cards = [card(name) for name in ("portage", "granary", "tow_line")]
    worlds = []
    for order in permutations(cards):
        world = real.clone()
        world.hand[1][1] = order[0]
        world.deck[:2] = order[1:]
        worlds.append(world)
    assert dealing_is_uniform(LOADED, known_to(real, 0), 0, worlds)  # type: ignore[arg-type]


def test_rb_9_3_dealing_is_uniform_around_a_peeked_card() -> None:
    """Seat 0 has seen the top material card of four."""
    real: Any = bankers().built(0, "lookout_tree").deck("cairn", "logjam", "mud_flat", "clay_bank").turn()
    worlds = []
    for order in permutations(real.river_deck[:3]):
        world = real.clone()
        world.river_deck[:3] = order
        worlds.append(world)
    redacted: Any = known_to(real, 0)
    for world in (*worlds, redacted):  # without structures
        world.deck_count, world.deck = 0, [0] * len(world.deck)
        world.place = [NOT_USED] * len(world.place)
    assert dealing_is_uniform(LOADED, redacted, 0, worlds)


def test_rb_9_2_where_a_card_lies_in_a_hand_tells_nothing() -> None:
    """A card known to all lies apart from the others, whatever those are."""
    seen = []
    for other in ("granary", "portage"):
        s: Any = bankers().hand(0, "pier", other).turn()
        show_card(s, 0, card("pier"))
        seen.append(known_to(s, 1))
    assert seen[0].hand == seen[1].hand
    assert seen[0].hand_seen == seen[1].hand_seen


# ---------------------------------------------------------------- decisions


def test_rb_13_1_every_action_has_one_text_and_one_meaning() -> None:
    """RB-13.5"""
    assert len({ACTIONS.text(action) for action in range(ACTIONS.count)}) == ACTIONS.count


def test_rb_13_2_one_decision_is_open_at_a_time() -> None:
    s = bankers().river("logjam", 1).turn()
    assert why_not(s, 0, "bid(1)") is Reason.NOT_ASKED_NOW
    assert why_not(s, 1, "auction(logjam)") is Reason.NOT_YOUR_DECISION


def test_rb_13_2_legal_is_never_empty() -> None:
    s = bankers().no_other_structures().turn()
    assert legal(s, 0) == ["pass"]
    assert legal(s, 1) == []


def test_rb_5_20_the_rates_of_the_river_are_those_of_the_data() -> None:
    overlay = Overlay("steep.toml", "[river]\nspaces = 4\nitem_rate = [2, 4, 6, 8]\nentry_space = 1\n")
    match = Match(load("river_bankers", players=2, components=overlay), seed=1)
    assert match.view(None).river_rates == (2, 4, 6, 8)  # type: ignore[attr-defined]


def test_rb_7_36_a_hand_card_tells_what_it_lacks_and_what_it_costs_its_holder() -> None:
    """Spillway needs 4 logs and 2 mud; Driftwood Tangle stands in for one log. Royal Lodge is cheaper with Log Flume."""
    held_by_seat_0 = bankers().hand(0, "spillway", "royal_lodge").built(0, "log_flume")
    s = held_by_seat_0.river("logjam", 1, 2, 0).river("driftwood_tangle", 2, 1, 0).river("silt_bank", 1, 1, 1).turn()
    held = {c.card: c for c in build(known_to(s, 0), 0).players[0].hand}
    assert held["spillway"].lacks == {"logs": 1, "mud": 1}
    assert (held["royal_lodge"].fish, held["royal_lodge"].price) == (5, 2)
    mine = build(known_to(s, None), None).players[0]
    assert (mine.materials, mine.wild) == ({"logs": 2, "mud": 1}, 1)


def test_rb_7_36_a_card_that_can_be_paid_lacks_nothing() -> None:
    s = bankers().hand(0, "spillway").river("logjam", 1, 4, 0).river("silt_bank", 1, 2, 0).turn()
    assert build(known_to(s, 0), 0).players[0].hand[0].lacks == {}


def test_rb_7_92_a_built_card_tells_its_materials_and_what_it_is_worth_now() -> None:
    s = bankers().built(0, "vine_ladder", "sap_drip", "granite_spire").turn()
    built = {c.card: (c.uses, c.worth) for c in build(known_to(s, None), None).players[0].tableau}
    assert built["granite_spire"][0] == ("stones",)
    assert built["vine_ladder"][1] == 8  # two structures use vines


def test_rb_6_31_an_auction_tells_rates_and_what_each_bid_would_place() -> None:
    """River 2, 4 open reeds, Kelp Bed: rate 3, own rate 2; the card would go on to River 3."""
    s = play(bankers().built(0, "kelp_bed").river("marsh_edge", 2, 0, 2, blanks=1).turn(), 0, "auction(marsh_edge)")
    shown = build(known_to(s, 0), 0).auction
    assert shown is not None
    assert (shown.rate, shown.rates, shown.drifts_to) == (3, (2, 3), 3)
    assert shown.outcomes[3] == (3, 3, 2, 1, 0)
    watched = build(known_to(s, None), None).auction
    assert watched is not None
    assert watched.outcomes == ()


def test_rb_7_8_where_the_sandbar_goes_is_decided_by_the_bids() -> None:
    s = play(bankers(3).river("slipping_sandbar", 3).turn(), 0, "auction(slipping_sandbar)")
    shown = build(known_to(s, 0), 0).auction
    assert shown is not None
    assert shown.drifts_to is None


def test_rb_7_44_cards_drawn_to_choose_from_are_seen_by_the_drawer_alone() -> None:
    table = bankers().hand(0, "vine_lattice").structures("portage", "pier", "spillway")
    for material_card in ("trailing_vine", "logjam", "silt_bank", "reed_stand", "cairn", "clay_bank"):
        table.river(material_card, 1, 4, 0)
    s = play(table.turn(), 0, "build(vine_lattice)")
    assert {c.card for c in build(known_to(s, 0), 0).on_offer} == {"portage", "pier", "spillway"}
    assert build(known_to(s, 1), 1).on_offer == build(known_to(s, None), None).on_offer == ()
