"""A table made from its entries."""

from __future__ import annotations

import pytest

from rivertable.engine.fair_deal import seed_from
from rivertable.server.errors import Refusal
from rivertable.server.table.entries import (
    AnyEntry,
    BotSeated,
    Handed,
    Moved,
    Proposed,
    Sat,
    Stood,
    TimedOut,
    Undone,
    Voted,
    read_entry,
    written,
)
from rivertable.server.table.table import Table
from tests.server.at_table import move, seated, spec


def before_a_reveal(game: str) -> tuple[Table, str]:
    """A table, and a decision of the one seat that is to act, which turns something up and leaves more to decide. Who is asked
    last decides first: then the first one, who may also be the next to decide after that, is the last."""
    table = seated(game)
    while True:
        assert table.match is not None
        seat = table.to_act[-1]
        for action in map(str, table.match.legal(seat)):
            match = table.match.clone()
            match.act(seat, action)
            if match.reveals != table.match.reveals and seat in match.to_act:
                return table, action
        table = move(table, seat)


def test_the_match_begins_with_the_last_seat_and_every_nonce() -> None:
    table = Table("t", spec())
    assert table.status == "open"
    table = table.after(Sat(1, "b", "Berta", "two"), 0)
    assert table.match is None
    table = table.after(Sat(0, "a", "Anna", "one"), 0)
    assert table.match is not None
    assert table.match.seed == seed_from(table.spec.secret, ["one", "two"])


def test_an_entry_changes_a_new_table_and_leaves_the_old_one() -> None:
    table = seated()
    assert table.match is not None
    before = table.match.state
    after = move(table, 0)
    assert table.match.state == before
    assert after.seq == table.seq + 1


def test_a_list_of_moves_is_carried_out_whole_or_not_at_all() -> None:
    table = seated()
    assert table.match is not None
    first = str(table.match.legal(0)[0])
    with pytest.raises(Refusal) as refused:
        table.after(Moved(0, [first, "village(none)"]), 0)
    assert refused.value.code == "illegal"
    assert refused.value.clause
    assert table.match.moves == ()


@pytest.mark.parametrize("game", ["the_river", "twelve_rivers", "river_bankers", "riverside"])
def test_a_list_that_goes_past_a_reveal_tells_nothing_of_it(game: str) -> None:
    """Whatever lies there: nothing has happened, so nobody may learn it from why the next decision is refused, or that it
    is not."""
    told = set()
    for _ in range(3):
        table, revealing = before_a_reveal(game)
        seat = table.to_act[0]
        match = table.after(Moved(seat, [revealing]), 0).match
        assert match is not None
        actions = match.game.actions
        further = [actions.text(id) for id in range(0, actions.count, actions.count // 12)]
        further += [str(action) for action in match.legal(seat)[:3]]
        for action in further:
            with pytest.raises(Refusal) as refused:
                table.after(Moved(seat, [revealing, action]), 0)
            told.add((refused.value.code, refused.value.message, refused.value.clause))
    assert len(told) == 1


def test_an_older_list_that_goes_past_a_reveal_can_still_be_read() -> None:
    table, revealing = before_a_reveal("riverside")
    seat = table.to_act[0]
    match = table.after(Moved(seat, [revealing]), 0).match
    assert match is not None
    kept = read_entry(written(Moved(seat, [revealing, str(match.legal(seat)[0])])))
    with pytest.raises(Refusal, match="ends where something is revealed"):
        table.after(kept, 0)
    assert table.after(kept, 0, replayed=True).match is not None


@pytest.mark.parametrize("game", ["the_river", "twelve_rivers", "river_bankers", "riverside"])
def test_free_undo_is_counted_as_the_engine_counts(game: str) -> None:
    table = seated(game)
    for step in range(25):
        assert table.match is not None
        assert table.free == [table.match.can_undo(seat) for seat in table.seats], f"after {step} moves"
        table = move(table, table.to_act[0], choice=-1)


def test_leaving_gives_the_seat_back_before_the_start_and_to_a_bot_later() -> None:
    table = Table("t", spec()).after(Sat(0, "a", "Anna", ""), 0).after(Stood(0), 0)
    assert table.seat_states[0].is_open
    playing = seated()
    assert playing.bots_to_act == ()
    left = playing.after(Stood(0), 0)
    assert left.seat_states[0].person == "person0"
    assert left.bots_to_act == (0,)
    back = left.after(Handed(0, False), 0)
    assert back.bots_to_act == ()


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        (Sat(0, "x", "X", ""), "conflict"),
        (Sat(9, "x", "X", ""), "not_found"),
        (Moved(0, ["fly(away)"]), "bad_message"),
        (Voted(0, 77, True), "conflict"),
        (Proposed(0, "undo", 50), "undo_refused"),
        (Proposed(0, "bot", target=9), "not_found"),
        (Proposed(0, "end", target=9), "not_found"),
        (TimedOut(0), "conflict"),
        (BotSeated(0, "normal"), "conflict"),
    ],
)
def test_what_does_not_fit_is_refused_with_a_code(entry: AnyEntry, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        seated().after(entry, 0)
    assert refused.value.code == code


# ---------------------------------------------------------------- questions that end by themselves


def after_a_draw(*, ends: bool) -> Table:
    """12 Rivers: the first player has placed a token and drawn a card; whether there is a pair is nobody else's business."""
    table = seated("twelve_rivers")
    (seat,) = table.to_act
    return table.after(Moved(seat, ["place(r5,1)", "draw_deck"], ends=ends), 0)


def test_a_question_ends_by_itself_if_its_player_wants_it_so() -> None:
    table = after_a_draw(ends=True)
    (seat,) = table.to_act
    assert (table.ending, table.jobs, table.bots_to_act) == ((seat,), (seat,), ())
    assert [table.is_ending(viewer) for viewer in (seat, 1 - seat, None)] == [True, None, None]
    assert read_entry(written(Moved(0, ["done"], ends=True))) == Moved(0, ["done"], ends=True)


def test_a_question_waits_until_its_player_lets_it_end_and_only_they_see_that() -> None:
    table = after_a_draw(ends=False)
    (seat,) = table.to_act
    let = table.after(Moved(seat, [], ends=True), 5)
    held = let.after(Moved(seat, []), 6)
    assert [each.is_ending(seat) for each in (table, let, held)] == [False, True, None]
    assert [each.jobs for each in (table, let, held)] == [(), (seat,), ()]
    for before, after in ((table, let), (let, held)):
        assert [viewer for viewer in after.view_numbers if after.changed_for(before, viewer)] == [seat]


def test_a_question_that_can_not_be_declined_ends_never_by_itself() -> None:
    """Which card pays hides a choice too."""
    table = seated("twelve_rivers")
    (seat,) = table.to_act
    table = table.after(Moved(seat, ["place(r3_1,1)"], ends=True), 0)
    assert (table.ending, table.is_ending(seat)) == ((), None)


@pytest.mark.parametrize("step", ["answered", "taken back", "handed to a bot"])
def test_nothing_ends_by_itself_when_the_question_was(step: str) -> None:
    table = after_a_draw(ends=True)
    (seat,) = table.to_act
    if step == "handed to a bot":
        table = table.after(Handed(seat, True), 0)
        assert (table.ending, table.jobs) == ((), (seat,))
        return
    table = table.after(Moved(seat, ["done"]), 0)
    assert table.ending == ()
    if step == "taken back":
        table = table.after(Undone(seat, 1), 0)
        assert (table.is_ending(seat), table.to_act) == (None, (seat,)), "who takes it back wants to be asked"


def test_the_wish_that_a_turn_ends_by_itself_is_not_for_other_turns() -> None:
    """Else a question could end while its player does not look."""
    table = seated("twelve_rivers")
    (seat,) = table.to_act
    table = table.after(Moved(seat, ["place(r4_a,1)", "done"], ends=True), 0)
    while table.to_act != (seat,):
        table = move(table, table.to_act[0])
    table = table.after(Moved(seat, ["place(r5,3)"]), 0).after(Moved(seat, ["draw_deck"]), 0)
    assert (table.to_act, table.ending, table.is_ending(seat)) == ((seat,), (), False)
