"""Makes what is kept beside a game's tests: records of whole matches, and the playthroughs told from some of them.

    python -m tests.games.<game>.make_records [new]

Without `new` the records stay, for they show that matches of earlier releases replay, and only what is told from them is
written again. With `new` the matches are played anew: bots may play differently from when they were recorded.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

import rivertable as rt
from rivertable.bots.base import seated
from rivertable.engine.components import Overlay
from rivertable.engine.playing import play_out
from scripts.playthrough import playthrough


@dataclass(frozen=True)
class Played:
    """How bots play a match that is recorded: the game with its options, a seed, and a kind of bot for each seat. Where an
    ending or who wins matters, it is the first seed from that one on whose match ends so."""

    call: str
    seed: int
    kinds: tuple[str, ...]
    ending: str | None = None
    overlay: Overlay | None = None
    winners: tuple[int, ...] | None = None

    def match(self) -> rt.Match:
        config = rt.load(self.call, components=self.overlay)
        seed = self.seed
        while True:
            bots = [rt.bot(kind, seed=seed + seat) for seat, kind in enumerate(self.kinds)]
            match = play_out(rt.Match(config, seed), seated(bots), seed)
            assert match.outcome is not None
            if self.ending in (None, match.outcome.reason) and self.winners in (None, match.outcome.winners):
                return match
            seed += 1

    def record(self) -> rt.Record:
        record = self.match().record()
        record.seats = list(self.kinds)
        return record


def make(folder: Path, records: Mapping[str, Callable[[], rt.Record]], told: Iterable[str] = ("two_players",)) -> None:
    """Write the records if they are asked for, and the playthroughs of those that are told."""
    if sys.argv[1:] == ["new"]:
        for name, record in records.items():
            record().save(folder / "records" / f"{name}.json")
    for name in told:
        text = playthrough(rt.Record.load(folder / "records" / f"{name}.json"))
        (folder / "playthroughs" / f"{name}.txt").write_text(text, encoding="utf-8")
