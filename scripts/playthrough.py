"""A recorded match as a text a person can read: what is asked, what may be done, what was chosen, what happened.

python scripts/playthrough.py tests/games/riverside/records/two_players.json > …/playthroughs/two_players.txt
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.match import Match
from rivertable.engine.moves import Undo
from rivertable.engine.record import Record


def playthrough(record: Record) -> str:
    """Every decision with its legal actions, the choice, and what the seat and a spectator were told of it."""
    return "\n".join(_lines(record)) + "\n"


def _lines(record: Record) -> Iterator[str]:
    played = record.replay()
    match = Match(played.config, played.seed)
    yield f"{match.config} seed {match.seed}"
    yield from _told(match, None, 0)
    for number, entry in enumerate(played.log, 1):
        viewers = [None] if entry.seat == REFEREE_SEAT else [entry.seat, None]
        before = {viewer: len(match.events(viewer)) for viewer in viewers}
        if isinstance(entry, Undo):
            yield f"\n{number}. seat {entry.seat} takes back {entry.moves}"
            match.undo(entry.seat, entry.moves, agreed=entry.agreed)
            continue
        who = "the referee" if entry.seat == REFEREE_SEAT else f"seat {entry.seat}, to act {match.to_act}"
        yield f"\n{number}. {who}: {match.decision(entry.seat)}"
        yield f"   may: {' '.join(map(str, match.legal(entry.seat)))}"
        yield f"   does: {match.game.actions.text(entry.action)}"
        match.act(entry.seat, entry.action, entry.payload)
        for viewer in viewers:
            yield from _told(match, viewer, before[viewer])
        yield f"   state {match.redacted(None).digest()[:8]} to a spectator"
    yield f"\n{match.outcome}"


def _told(match: Match, viewer: int | None, since: int) -> Iterator[str]:
    who = "all" if viewer is None else f"seat {viewer}"
    for line in match.narration(viewer, since):
        yield f"   to {who}: {line}"


if __name__ == "__main__":
    sys.stdout.write(playthrough(Record.load(Path(sys.argv[1]))))
