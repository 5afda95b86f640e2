"""Finished matches, move by move. Long replays let others have their turn in between."""

from __future__ import annotations

from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.errors import RecordError
from rivertable.engine.match import Match
from rivertable.engine.messages import say
from rivertable.engine.moves import Move, Undo
from rivertable.engine.record import Record
from rivertable.engine.secrecy import Viewer
from rivertable.server.errors import Refusal
from rivertable.server.http_bodies import MoveInfo, ReplayPosition
from rivertable.server.pause import Pause
from rivertable.server.present import Presenter, outcome_of
from rivertable.server.protocol import ViewMessage
from rivertable.server.protocol_parts import SeatInfo, Text

MAX_MOVES = 2000
MAX_STEPS = 20_000  # moves, with those that undos play again


async def match_after(match: Match, number: int) -> Match:
    """The match as it was after so many entries of its log."""
    if not 0 <= number <= len(match.log):
        raise Refusal("not_found", f"the match has the moves 0 to {len(match.log)}, not {number}")
    if match.seed is None:
        raise Refusal("conflict", "a what-if has no record")
    replayed, pause = Match(match.loaded, match.seed), Pause()
    for entry in match.log[:number]:
        await _take(replayed, entry, pause)
    return replayed


async def _take(match: Match, entry: Move | Undo, pause: Pause) -> None:
    if isinstance(entry, Undo):
        for _ in match.undoing(entry.seat, entry.moves, agreed=entry.agreed):
            await pause.if_long()
    else:
        match.act(entry.seat, entry.action, entry.payload)
    await pause.if_long()


def check_length(record: Record) -> None:
    """RecordError if there is too much of it to begin with."""
    if len(record.moves) > MAX_MOVES:
        raise RecordError(f"a record to be shown here has at most {MAX_MOVES} moves")


async def replayed(record: Record) -> Match:
    """The match of a record somebody brought; RecordError if it does not fit, or keeps the server busy for too long."""
    pause, steps = Pause(), record.replaying()
    match = next(steps)
    for count, _ in enumerate(steps, 1):
        if count > MAX_STEPS:
            raise RecordError(
                f"with all that its undos play again the record has more than {MAX_STEPS} moves, too many to be shown here"
            )
        await pause.if_long()
    return match


async def moves_of(match: Match, names: dict[int, str]) -> list[MoveInfo]:
    """Every move with the words it had when it was made, and the points after it."""
    if match.seed is None:
        raise Refusal("conflict", "a what-if has no record")
    replayed, infos, pause = Match(match.loaded, match.seed), [], Pause()
    for number, entry in enumerate(match.log, 1):
        round = replayed.rounds
        if isinstance(entry, Undo):
            text, label = "undo", say("took-back", moves=entry.moves)
        else:
            text = replayed.game.actions.text(entry.action)
            viewer = None if entry.seat == REFEREE_SEAT else entry.seat
            label = replayed.game.label(replayed.redacted(viewer), entry.seat, entry.action)
        said = Text(label.id, label.args, replayed.say(label, names))
        await _take(replayed, entry, pause)
        infos.append(MoveInfo(number, entry.seat, text, said, round, replayed.points))
    return infos


async def position_after(
    id: str, match: Match, number: int, viewer: Viewer, names: dict[int, str], seats: list[SeatInfo]
) -> ReplayPosition:
    """What the viewer saw after so many moves."""
    if viewer is not None and not 0 <= viewer < match.players:
        raise Refusal("not_found", f"there is no seat {viewer}; the seats are 0 to {match.players - 1}")
    before = await match_after(match, max(0, number - 1))
    known = before.event_count(viewer)
    if number > 0:
        if number > len(match.log):
            raise Refusal("not_found", f"the match has the moves 0 to {len(match.log)}, not {number}")
        await _take(before, match.log[number - 1], Pause())
    presenter = Presenter(before, viewer, names)
    over = number == len(match.log)
    shown = ViewMessage(
        table=id,
        seat=viewer,
        seq=number,
        game=match.loaded.name,
        status="over" if over else "playing",
        seats=seats,
        position=presenter.position(),
        events_from=0,
        events=presenter.events(0),
        can_undo=0,
        proposals=[],
        clock=None,
        outcome=outcome_of(before, False, []) if over else None,
        thinking=[],
    )
    return ReplayPosition(number, len(match.log), min(known, len(shown.events)), shown)
