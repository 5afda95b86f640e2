"""A reader: a process that reads overlays and records of strangers, and replays matches that people look at.

The system counts the work on a question and ends the process when it takes more than it may; the server then starts
another process.
"""

from __future__ import annotations

import signal
import sys
import time
import traceback
from typing import Any

import msgspec

from rivertable.bots.jobs import read_frame
from rivertable.bots.process import answering
from rivertable.engine.components import Overlay, new_overlay
from rivertable.engine.errors import RecordError, RivertableError
from rivertable.engine.game_config import load
from rivertable.engine.instance import forget, is_loaded
from rivertable.engine.match import Match
from rivertable.engine.record import Record
from rivertable.server.errors import Refusal
from rivertable.server.names import MAX_NAME
from rivertable.server.protocol.bodies import RecordMoves, RecordStory
from rivertable.server.readers.questions import (
    AboutMatch,
    Answer,
    Ask,
    Imagined,
    Played,
    ReadRecord,
    ShowPosition,
    ShowRecord,
    ShowStory,
    SoundRecord,
    TryOverlay,
)
from rivertable.server.views.replay import Replay, Replays, check_viewer, moves_of, of_record, position_after, story_of

HARD_LIMIT = 2  # times the memory after which the server replaces a reader
MAX_ACTION, LONGEST_PROOF = 120, 200  # letters of an action, and of a part of the proof that the deal was fair
TOO_DEEP = "it is nested too deeply"
FAULT = "something went wrong here; try again"
TOO_MUCH_MEMORY = "it needs more memory than the server has for it"


def serve(memory_mb: int) -> None:
    """Answer questions from standard input until it ends."""
    send = answering(HARD_LIMIT * memory_mb)
    replays = Replays()
    while (ask := read_frame(sys.stdin.buffer, Ask)) is not None:
        began = time.process_time()
        signal.setitimer(signal.ITIMER_PROF, ask.seconds)  # nobody handles its signal, so it ends the process
        try:
            answer = Answer(answered(replays, ask))
        except UnknownMatch:
            answer = Answer(unknown=True)
        except Refusal as refusal:
            answer = Answer(code=refusal.code, message=refusal.message)
        except RivertableError as error:
            answer = Answer(code="bad_message", message=str(error))
        except RecursionError:
            answer = Answer(code="bad_message", message=TOO_DEEP)
        except MemoryError:
            answer = Answer(code="too_large", message=TOO_MUCH_MEMORY)
        except Exception as error:
            answer = Answer(code="unavailable", message=FAULT, fault=f"{type(error).__name__} in {_place(error)}")
        signal.setitimer(signal.ITIMER_PROF, 0)
        send(msgspec.structs.replace(answer, seconds=time.process_time() - began))
        if answer.message == TOO_MUCH_MEMORY:
            return  # after that the process is not to be trusted
        replays.make_room()


def tried(question: TryOverlay) -> bytes:
    """The digest of an overlay that a game takes. The game is forgotten afterwards, unless a match uses it."""
    overlay = new_overlay(question.overlay.name, question.overlay.text)
    was_loaded = is_loaded(question.game, overlay.digest)
    load(question.game, components=overlay)
    if not was_loaded:
        forget(question.game, overlay.digest)
    return overlay.digest.encode()


class UnknownMatch(Exception):
    """The reader does not remember the match, and needs its source."""


def _place(error: Exception) -> str:
    """The function an error was raised in; its message is not logged, for it may quote what somebody sent."""
    return traceback.extract_tb(error.__traceback__)[-1].name


def answered(replays: Replays, ask: Ask) -> bytes:
    """The answer to a question; RivertableError if there is none."""
    question = ask.question
    if isinstance(question, TryOverlay):
        return tried(question)
    if isinstance(question, ReadRecord):
        return sound_record(question.data)
    replay = replay_of(replays, question, ask)
    if isinstance(question, ShowRecord):
        info = question.info or replay.info
        assert info is not None
        info = msgspec.structs.replace(info, id=question.id)
        return msgspec.json.encode(RecordMoves(info, moves_of(replay, dict(enumerate(info.names)))))
    if isinstance(question, ShowPosition):
        seats = question.seats if question.seats is not None else replay.seats
        shown = position_after(question.id, replay, question.number, question.viewer, seats, opened=question.opened)
        return msgspec.json.encode(shown)
    if isinstance(question, ShowStory):
        names = question.names if question.names is not None else [seat.name for seat in replay.seats]
        return msgspec.json.encode(RecordStory(story_of(replay, question.viewer, dict(enumerate(names)))))
    check_viewer(replay, question.viewer)
    match = replay.after(len(replay.log) if question.number is None else question.number)
    names = [seat.name for seat in replay.seats]
    return msgspec.msgpack.encode(Imagined.of(match, question.viewer, question.seed, names))


def replay_of(replays: Replays, question: AboutMatch, ask: Ask) -> Replay:
    """The match that a question is about; UnknownMatch if its source is needed."""
    if (replay := replays.get(question.id)) is not None:
        return replay
    if ask.source is None:
        raise UnknownMatch
    if isinstance(ask.source, bytes):
        return replays.add(question.id, of_record(Record.from_json(ask.source)))
    return replays.add(question.id, of_played(ask.source))


def of_played(played: Played) -> Replay:
    """The replay of a match that was played at a table of this server."""
    log = [logged.entry() for logged in played.log]
    return Replay(Match(played.game.config(), played.seed), log, [], None, ended=True)


def sound_record(data: bytes) -> bytes:
    """An uploaded record as a `SoundRecord`; RecordError says what is wrong with it."""
    record = bare(Record.from_json(data))
    try:
        body = msgspec.json.encode(record).decode()
    except UnicodeEncodeError:
        raise RecordError("damaged record: half a character is no text") from None
    replay = of_record(record)
    info = replay.info
    assert info is not None
    if replay.after(0).game.physics is None and any(len(move) > 3 for move in record.moves):
        raise RecordError(f"a move has a payload; moves of {info.title} have none")
    return msgspec.msgpack.encode(SoundRecord(body, info))


def bare(record: Record) -> Record:
    """The record without what no replay needs; RecordError if a move has something that no game wrote."""
    for number, move in enumerate(record.moves, 1):
        _check_move(number, move)
    deal, overlay = record.deal, record.overlay
    if deal is not None and max(map(len, (deal.secret, deal.commitment, *deal.nonces))) > LONGEST_PROOF:
        deal = None
    if overlay is not None:
        overlay = Overlay(overlay.name[:MAX_NAME], overlay.text)
    seats = record.seats[: record.players] if record.seats else None
    return msgspec.structs.replace(record, seats=seats, viewer=None, log=None, deal=deal, overlay=overlay)


def _check_move(number: int, move: list[Any]) -> None:
    if len(move) in (3, 4) and type(move[1]) is int and move[1] < 1 << 31 and len(str(move[2])) <= MAX_ACTION:
        return
    raise RecordError(f"move {number} is {str(move)[:80]}; a move is [seat, id, text]")


if __name__ == "__main__":
    serve(int(sys.argv[1]))
