"""What each viewer sees, and worlds dealt for what they do not: TW-8."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb, prod

import pytest

import rivertable as rt
from rivertable.engine.chance import stream_from
from rivertable.engine.conformance import dealing_is_uniform
from rivertable.engine.secrecy import SPECTATOR, TABLE
from rivertable.games.twelve_rivers.deal import deal_unknown
from rivertable.games.twelve_rivers.state import State
from rivertable.games.twelve_rivers.tables import CARD_COUNT, CARDS
from rivertable.games.twelve_rivers.view import View
from tests.games.twelve_rivers.builder import known_to, play, rivers


def view(match: rt.Match, viewer: int | None) -> View:
    seen = match.view(viewer)
    assert isinstance(seen, View)
    return seen


def test_tw_8_1_the_own_hand_is_seen_others_are_counted() -> None:
    seen = view(rt.Match("twelve_rivers(players=3)", seed=1), 1)
    assert [area.hidden_cards for area in seen.areas] == [6, 0, 6]
    assert [area.cards for area in seen.areas] == [6, 6, 6]


def test_tw_8_1_a_spectator_sees_no_hand() -> None:
    seen = view(rt.Match("twelve_rivers(players=3)", seed=1), None)
    assert [area.hidden_cards for area in seen.areas] == [6, 6, 6]


def test_tw_8_1_everything_on_boards_is_public() -> None:
    match = rt.Match("twelve_rivers(players=2)", seed=1)
    one, other = view(match, 0), view(match, 1)
    for name in ("track", "rivers", "sections", "lake", "village", "market", "discard", "face_up", "goals", "bag"):
        assert getattr(one, name) == getattr(other, name)


def test_tw_8_2_the_order_of_the_deck_is_unknown_to_all() -> None:
    s = rivers().hand(0, banner=3).turn(0)
    assert all(known_to(s, viewer).deck[0] < 0 for viewer in (0, 1, None))


def test_tw_8_2_a_card_from_the_market_is_seen_by_all() -> None:
    match = rt.Match(rt.load("twelve_rivers", players=2, fixed_order=True), seed=3)
    card = view(match, None).market[0]
    match.act(0, "place(r5,1)")
    match.act(0, "take_market(1)")
    assert card is not None
    assert view(match, 1).areas[0].hand[card] == 1


def test_tw_8_2_payments_are_shown() -> None:
    s = play(rivers().hand(0, lantern=2).track(1, 0, 1, 0).turn(0), 0, "place(r3_1,1)", "pay_card(lantern)")
    assert known_to(s, 1).discard == [0, 1, 0, 0, 0]


# ---------------------------------------------------------------- dealing


def deals(redacted: State, viewer: int, count: int) -> Counter[tuple[int, ...]]:
    """Hands of seat 0 in many imagined worlds."""
    stream, dealt = stream_from(3), Counter[tuple[int, ...]]()
    for _ in range(count):
        world: State = redacted.clone()  # type: ignore[attr-defined]
        deal_unknown(world, viewer, stream)
        dealt[tuple(world.hand[0])] += 1
    return dealt


def distinct_cards() -> State:
    """One unseen card of each type, so that every world is one arrangement: two of the five are in seat 0's hand."""
    s = rivers().market(None, None, None).deck(provisions=1, fishing_net=1, shamisen=1).hand(0, banner=1, lantern=1)
    return s.discard(**{card: CARD_COUNT[i] - 1 for i, card in enumerate(CARDS)}).turn(1)


@pytest.mark.parametrize("viewer", [1, None])
def test_tw_8_2_dealing_is_uniform_over_all_worlds(viewer: int | None) -> None:
    s = distinct_cards()
    worlds = []
    for held in combinations(range(5), 2):
        world: State = s.clone()  # type: ignore[attr-defined]
        world.hand[0] = [int(card in held) for card in range(5)]
        world.deck = [int(card not in held) for card in range(5)]
        worlds.append(world)
    config = rt.load("twelve_rivers", players=2)
    assert dealing_is_uniform(config, known_to(s, viewer), viewer, worlds), "not uniform"  # type: ignore[arg-type]


def test_tw_8_2_equal_cards_are_dealt_as_often_as_they_are_arranged() -> None:
    """Unseen: 3 banners, 2 lanterns; two of them in the hand."""
    s = rivers().market(None, None, None).deck(banner=2, lantern=1).hand(0, banner=1, lantern=1)
    state = s.discard(banner=7, lantern=8, provisions=10, fishing_net=10, shamisen=10).turn(1)
    dealt = deals(known_to(state, 1), 1, 6000)
    for held in ((2, 0), (1, 1), (0, 2)):
        share = prod(comb(n, k) for n, k in zip((3, 2), held, strict=True)) / comb(5, 2)
        assert dealt[(*held, 0, 0, 0)] / 6000 == pytest.approx(share, abs=0.03)


def test_tw_8_2b_known_cards_stay_in_the_hand() -> None:
    s = rivers().known(0, shamisen=2).hand(0, banner=2).turn(1)
    assert all(hand[4] >= 2 and sum(hand) == 4 for hand in deals(known_to(s, 1), 1, 300))


def test_tw_8_2c_bag_pile_and_villager_deck_are_known_as_groups() -> None:
    """What is put back lies below, by rounds; nothing of it is hidden in the state but the order inside a group."""
    s = rivers().turn(0)
    s.villager_group[3] = 2
    world = known_to(s, 1)
    deal_unknown(world, 1, stream_from(1))
    assert (world.villager_group, world.bag, world.fairy_pile) == (s.villager_group, s.bag, s.fairy_pile)


@pytest.mark.parametrize("viewer", [SPECTATOR, TABLE, 0, 1])
def test_dealing_leaves_the_known_as_it_is(viewer: int) -> None:
    s = rivers(3).hand(0, banner=3).known(1, lantern=1).hand(2, shamisen=2).turn(0)
    redacted = known_to(s, None if viewer == SPECTATOR else viewer)
    deal_unknown(redacted, viewer, stream_from(2))
    assert [sum(redacted.hand[seat]) for seat in range(4)] == [3, 1, 2, 0]


def test_tw_8_4_a_hidden_step_5_is_asked_again_in_imagined_worlds() -> None:
    s = rivers().track(0, 1).alpaca(0, white=1).alpaca(1, green=1).moving()
    play(s, 0, "from_alpaca(white)")
    world = known_to(s, 1)
    deal_unknown(world, 1, stream_from(2))
    assert world.plan[0][4] == 1
