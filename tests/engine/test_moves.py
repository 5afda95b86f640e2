"""What can be taken back: freely until something is revealed, and by agreement."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pytest

from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.errors import OptionError, UndoRefused
from rivertable.engine.match import Match
from rivertable.engine.moves import Move, Rekey, Step, Undo, after_agreed_undo, after_reports_undone
from rivertable.engine.progress import Progress
from rivertable.engine.secrecy import TABLE, redact
from tests.market.market import TWO_KNOWN, market, play

pytestmark = pytest.mark.usefixtures("fish_market")

# ---------------------------------------------------------------- free undo


def test_undo_takes_back_everything_since_the_last_reveal() -> None:
    match = play(market(), *TWO_KNOWN, "0 sell(3)", "0 sell(2)")
    match.undo(0)
    assert match._state == play(market(), *TWO_KNOWN)._state


def test_undo_takes_back_one_move() -> None:
    match = play(market(), *TWO_KNOWN, "0 sell(3)", "0 sell(2)")
    match.undo(0, 1)
    assert match._state == play(market(), *TWO_KNOWN, "0 sell(3)")._state


def test_undo_takes_the_story_back_too() -> None:
    match = play(market(), *TWO_KNOWN, "0 sell(3)")
    match.undo(0)
    assert match.narration(1) == play(market(), *TWO_KNOWN).narration(1)


def test_an_undo_is_appended_to_the_log() -> None:
    match = play(market(), *TWO_KNOWN, "0 sell(3)")
    match.undo(0)
    assert match.log[-1] == Undo(0, 1)


def test_undo_is_refused_after_a_reveal() -> None:
    match = play(market(), "0 draw")
    with pytest.raises(UndoRefused, match=r"There is nothing to take back: .* chance has spoken since"):
        match.undo(0)


def test_undo_is_refused_after_another_has_visibly_moved() -> None:
    match = play(market(), "0 draw", "1 take(1)", "0 bid(0)", "1 bid(0)", "0 rest", "1 sell(3)")
    with pytest.raises(UndoRefused, match="Player 2 has moved since"):
        match.undo(0)


def test_undo_is_refused_after_the_world_has_reported() -> None:
    match = market(weather=True)
    match.act(REFEREE_SEAT, "report(calm)")
    with pytest.raises(UndoRefused, match="chance has spoken"):
        match.undo(0)


def test_undo_of_more_moves_than_are_free_says_how_many_are() -> None:
    match = play(market(), *TWO_KNOWN, "0 sell(3)")
    with pytest.raises(UndoRefused, match="Only 1 of your moves"):
        match.undo(0, 2)


def test_undo_at_the_beginning_is_refused() -> None:
    with pytest.raises(UndoRefused, match="beginning of the match"):
        market().undo(0)


def test_nothing_has_happened_after_a_refused_undo() -> None:
    match = play(market(), "0 draw")
    before = match._state.clone()
    with pytest.raises(UndoRefused):
        match.undo(0)
    assert (match._state, len(match.log)) == (before, 1)


@pytest.mark.parametrize("moves", [0, -1, True, "1"])
def test_a_senseless_number_of_moves_is_refused(moves: Any) -> None:
    with pytest.raises(OptionError, match="whole number from 1"):
        play(market(), *TWO_KNOWN, "0 sell(3)").undo(0, moves)


def test_hidden_moves_of_others_are_kept() -> None:
    match = play(market(players=3), "0 draw", "1 draw", "2 draw", "0 bid(1)", "1 bid(2)")
    match.undo(0)
    assert (match.to_act, match._state.bids[1]) == ((0, 2), 2)


def test_a_hidden_choice_of_another_does_not_stand_in_the_way() -> None:
    match = play(market(players=3), "0 draw", "1 draw", "2 draw", "0 bid(1)", "1 bid(2)")
    match.undo(0)
    play(match, "0 bid(2)")
    assert match._state.bids[:2] == [2, 2]


def test_marks_of_riverside_are_taken_back_while_others_go_on() -> None:
    match = Match("riverside(players=2)", seed=7)
    before = match.redacted(0)
    match.act(0, match.legal(0)[0])
    match.act(1, match.legal(1)[0])
    match.undo(0)
    assert match.redacted(0) == before


# ---------------------------------------------------------------- undo by agreement


def test_an_agreed_undo_goes_beyond_a_reveal() -> None:
    match = play(market(), "0 draw")
    match.undo(0, agreed=True)
    assert match.to_act == (0,)


def test_an_agreed_undo_keeps_what_the_seats_knew() -> None:
    match = play(market(), "0 draw")
    match.undo(0, agreed=True)
    assert redact(match._state, TABLE) == redact(market()._state, TABLE)


def test_an_agreed_undo_changes_the_future() -> None:
    match = market()
    decks = {str(match._state.deck)}
    for _ in range(4):
        play(match, "0 draw").undo(0, agreed=True)
        decks.add(str(match._state.deck))
    assert len(decks) > 1


def test_an_agreed_undo_takes_back_what_others_did_since() -> None:
    match = play(market(), "0 draw", "1 draw")
    match.undo(0, agreed=True)
    assert (match.moves, match.to_act) == ((), (0,))


def test_an_agreed_undo_of_moves_never_made_is_refused() -> None:
    with pytest.raises(UndoRefused, match="has made 0 moves"):
        market().undo(1, agreed=True)


def test_free_undo_does_not_go_behind_an_agreed_one() -> None:
    match = play(market(), *TWO_KNOWN, "0 sell(3)", "0 sell(2)")
    match.undo(0, agreed=True)
    with pytest.raises(UndoRefused, match="by agreement"):
        match.undo(0)


def test_can_undo_counts_what_an_undo_takes_back() -> None:
    match = Match("riverside(players=2)", seed=5)
    assert match.can_undo(0) == 0
    with pytest.raises(UndoRefused):
        match.undo(0)
    match.act(0, match.legal(0)[0])
    assert match.can_undo(0) == 1
    match.undo(0, 1)
    assert match.can_undo(0) == 0


# ---------------------------------------------------------------- what it costs


def riverside_after(moves: int, players: int = 4) -> Match:
    """A match of so many moves, played by chance, in which seat 0 has something to take back."""
    match, chance = Match(f"riverside(players={players})", seed=3), random.Random(3)
    while len(match.moves) < moves or not match.can_undo(0):
        seat = match.to_act[0]
        match.act(seat, chance.choice(match.legal(seat)))
    return pickle.loads(pickle.dumps(match))  # which knows nothing of what was looked for before


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> list[Step]:
    """The steps that were made."""
    steps: list[Step] = []
    honest = Progress.take

    def take(progress: Progress, step: Step) -> None:
        steps.append(step)
        honest(progress, step)

    monkeypatch.setattr(Progress, "take", take)
    return steps


def test_what_all_seats_may_take_back_is_found_in_one_replay(taken: list[Step]) -> None:
    match = riverside_after(150)
    taken.clear()
    match.free_undos()
    assert len(taken) < 1.3 * len(match.moves)


def test_an_undo_needs_one_replay_and_the_next_one_hardly_any(taken: list[Step]) -> None:
    match = riverside_after(150)
    taken.clear()
    match.undo(0, 1)
    match.free_undos()
    assert len(taken) < 1.5 * len(match.moves)
    match.act(0, match.legal(0)[0])
    taken.clear()
    match.undo(0, 1)
    match.free_undos()
    assert len(taken) < 100


@pytest.mark.parametrize("game", ["riverside(players=3)", "the_river(players=3)", "twelve_rivers(players=2)"])
def test_whatever_was_looked_for_before_an_undo_leads_to_the_same(game: str) -> None:
    """Against a match that looks for everything from the beginning."""
    match, chance = Match(game, seed=11), random.Random(11)
    for _ in range(120):
        seat = chance.choice(match.to_act)
        match.act(seat, chance.choice(match.legal(seat)))
        if chance.random() < 0.3:
            fresh, before = pickle.loads(pickle.dumps(match)), match.clone()
            assert match.free_undos() == fresh.free_undos()
            who, agreed = chance.randrange(match.players), chance.random() < 0.2
            if match.can_undo(who) and not agreed:
                match.undo(who)
            elif agreed and any(move.seat == who for move in match.moves):
                match.undo(who, agreed=True)
            again = match.record().replay()
            assert again._state == match._state
            assert pickle.loads(pickle.dumps(match)).free_undos() == match.free_undos()
            for viewer in (*range(match.players), None):
                assert again.narration(viewer) == match.narration(viewer)
                common = match.seen_by(viewer).events_in_common(before.seen_by(viewer))
                assert match.events(viewer)[:common] == before.events(viewer)[:common]


def test_an_undo_can_be_made_with_pauses() -> None:
    match, other = riverside_after(60), riverside_after(60)
    pauses = sum(1 for _ in match.undoing(0, 1))
    other.undo(0, 1)
    assert pauses > 50
    assert (match._state, match.log) == (other._state, other.log)


# ---------------------------------------------------------------- lists of steps


def test_an_agreed_undo_cuts_the_steps_and_rekeys() -> None:
    steps: list[Step] = [Move(0, 1), Move(1, 2), Move(0, 3), Move(1, 4)]
    assert after_agreed_undo(steps, 0, 1, epoch=5) == [Move(0, 1), Move(1, 2), Rekey(5)]
    assert after_agreed_undo(steps, 0, 2, epoch=5) == [Rekey(5)]


def test_reports_are_undone_up_to_the_last_decision() -> None:
    steps: list[Step] = [Move(0, 1), Move(REFEREE_SEAT, 2), Move(REFEREE_SEAT, 3)]
    words = Match("riverside", seed=1).config.catalogue
    assert after_reports_undone(steps, 1, True, words) == (steps[:2], 1)
    assert after_reports_undone(steps, None, True, words) == (steps[:1], 2)
    for moves, people in ((3, True), (1, False)):
        with pytest.raises(UndoRefused):
            after_reports_undone(steps, moves, people, words)
