"""What somebody is told who makes a mistake in Python: what was wrong, and what would be right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import rivertable as rt

ANY: Any = rt  # calls that a type checker would refuse

MISTAKES: list[tuple[Callable[[], Any], str]] = [
    (
        lambda: rt.load("riverside", players=ANY.Match),
        "riverside takes 1 to 6 players, as a whole number, not <class",
    ),
    (lambda: ANY.load("riverside", players=2.0), "riverside takes 1 to 6 players, as a whole number, not 2.0"),
    (lambda: ANY.load(3), "a game is a name such as 'riverside' or a text such as 'riverside(players=3)', not 3"),
    (lambda: ANY.Match(rt.Match("riverside")), "a match is made from a game; match.clone() is a copy of a match"),
    (lambda: rt.Match(rt.load("riverside"), players=3), "the game is loaded already; give players to load instead"),
    (lambda: ANY.simulate("riverside", 2.5), "the number of games is a whole number from 1, not 2.5"),
    (
        lambda: ANY.simulate("riverside", 1, policy=lambda match: 1),
        "write it as policy(game, state, seat), not <lambda>(match)",
    ),
    (lambda: ANY.simulate("riverside", 1, policy=rt.Bot), "not the class Bot; rt.bot('greedy') makes a bot"),
    (lambda: ANY.simulate("riverside", 1, policy=7), "there is no policy 7; the policies are random, quick, greedy"),
    (
        lambda: ANY.simulate("riverside", 1, policy=lambda game, state, seat: "sail"),
        "there is no action 'sail'; the actions are ",
    ),
    (lambda: ANY.bot(3), "a bot is named by a text such as 'greedy' or 'hard', not 3"),
    (lambda: rt.Match("the_river", seed=1).draft(1), "seat 1 has nothing to decide now (to act: 0)"),
    (lambda: rt.Match("the_river", seed=1).draft(5), "there is no seat 5; the seats are 0 to 1"),
    (
        lambda: rt.Match("riverside").likely_report(1),
        "no report is needed now: seat 14, the referee, is not in match.to_act",
    ),
    (lambda: ANY.Record.load(3), "a record is loaded from the name of a file or the link of a table"),
]


@pytest.mark.parametrize(("mistake", "sentence"), MISTAKES, ids=[sentence[:30] for _, sentence in MISTAKES])
def test_a_mistake_is_answered_with_what_would_be_right(mistake: Callable[[], Any], sentence: str) -> None:
    with pytest.raises(rt.RivertableError) as told:
        mistake()
    assert sentence in str(told.value)


def test_a_bot_that_does_not_search_says_who_does() -> None:
    with pytest.raises(AttributeError, match=r"'greedy' does not search.*rt\.bot\('hard'\)"):
        _ = ANY.bot("greedy").analyse
    with pytest.raises(AttributeError, match="'GreedyBot' object has no attribute 'colour'"):
        _ = ANY.bot("greedy").colour
    assert not hasattr(rt.bot("random"), "analyse")


def test_numbers_of_numpy_are_numbers() -> None:
    match = ANY.Match("riverside", seed=np.uint64(5), players=np.int64(2))
    plain = rt.Match("riverside(players=2)", seed=5)
    seat = np.int8(0)
    assert match.legal(seat) == plain.legal(0)
    action = np.int32(match.legal_ids(seat)[0])
    draft = match.draft(seat)
    draft.act(action)
    for each in (match, plain):
        each.act(each.to_act[0], int(action))
    match.undo(seat, np.int16(1))
    match.act(seat, action)
    assert match.moves == plain.moves
    assert match.record().replay().view(0) == plain.view(0)
    assert match.imagine(seat, seed=np.int64(3)).view(seat) == plain.imagine(0, seed=3).view(0)
    assert match.record_for(seat).log == plain.record_for(0).log
    assert ANY.simulate("riverside", np.int64(2), seed=np.int64(1), mode="interpreted").game == match.config
    assert ANY.bot("random", seed=np.int64(4)).choose(match, match.to_act[0]).id in match.legal_ids(match.to_act[0])


def test_results_can_be_compared_and_put_into_sets() -> None:
    once, again, other = (rt.simulate("riverside", 3, seed=seed, mode="interpreted") for seed in (1, 1, 2))
    assert once == again != other
    assert once != rt.simulate("riverside", 3, seed=1, mode="interpreted", keep="decisions")
    assert len({once, again, other}) == 2
    assert len({rt.load("riverside"), rt.load("riverside"), rt.load("riverside", extension=True)}) == 2
    match = rt.simulate("riverside", 1, mode="interpreted", keep="records").records
    assert match is not None
    outcomes = {match[0].replay().outcome, match[0].outcome}
    assert len(outcomes) == 1


def test_a_report_can_be_drawn_by_a_seed() -> None:
    match, bot = ANY.Match("stone_layer", seed=1), rt.bot("random", seed=1)
    while rt.REFEREE_SEAT not in match.to_act:
        match.act(match.to_act[0], bot.choose(match, match.to_act[0]))
    assert match.likely_report(np.int64(9)) == match.likely_report(9)
    match.act(rt.REFEREE_SEAT, match.likely_report(9))


def test_a_mistyped_option_is_named_and_found_by_type_checkers() -> None:
    """If they did not find it, the comments here would be one too many, and `make lint` would say so."""
    with pytest.raises(rt.OptionError, match="riverside has no option 'plyers'; its options are players, components"):
        rt.load("riverside", plyers=3)  # type: ignore[call-arg]
    with pytest.raises(rt.OptionError, match="riverside has no option 'sed'"):
        rt.Match("riverside", sed=3)  # type: ignore[call-arg]
    with pytest.raises(rt.OptionError, match="riverside has no option 'policies'"):
        rt.simulate("riverside", policies="greedy")  # type: ignore[call-arg]
    with pytest.raises(rt.OptionError, match="the_river has no option 'thread'"):
        rt.batch("the_river", 4, thread=2)  # type: ignore[call-arg]
    assert rt.Match("riverside", seed=7, players=3, extension=True).players == 3
