"""The record of a match: seed and moves, from which it can be played again, bit for bit."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from rivertable.engine.chance import seed_hex
from rivertable.engine.components import Overlay
from rivertable.engine.decoding import in_words
from rivertable.engine.errors import RecordError, RivertableError
from rivertable.engine.fair_deal import FairDeal
from rivertable.engine.game_config import GameConfig, load
from rivertable.engine.match import Match
from rivertable.engine.moves import Move, Undo
from rivertable.engine.options import known_versions
from rivertable.engine.outcome import Outcome
from rivertable.engine.record_source import read_record
from rivertable.engine.registry import header_of
from rivertable.engine.secrecy import Viewer

FORMAT = 1
UNDO, AGREED_UNDO = "undo", "undo_agreed"


class Record(msgspec.Struct, omit_defaults=True):
    """One match as JSON. A move is [seat, id, text] or [seat, id, text, payload]. Only the text says what was done: the
    id is the number the action had when the record was written, and another release may number actions differently.

    An undo is [seat, number of moves, "undo"]. The record of a match in progress made for a viewer holds what that
    viewer may know: no seed, only the viewer's own moves, and the log lines they have seen. It can be shown, not
    replayed. `seats` are the names of the players, for people only. `deal` proves that nobody chose the seed.
    """

    format: int
    game: str
    rules: int
    players: int
    options: dict[str, bool | str]
    moves: list[list[Any]]
    digest: str
    seed: str | None = None
    overlay: Overlay | None = None
    outcome: Outcome | None = None
    seats: list[str] | None = None
    viewer: str | None = None
    log: list[str] | None = None
    deal: FairDeal | None = None

    # ------------------------------------------------------------ writing

    def save(self, path: str | Path) -> None:
        """Write the record as readable JSON; a file of that name is replaced whole or not at all."""
        path = Path(path)
        text = msgspec.json.format(msgspec.json.encode(self), indent=1).decode() + "\n"
        temporary = path.with_name(f".{path.name}.{os.getpid()}")
        try:
            temporary.write_text(text, encoding="utf-8")
            temporary.replace(path)
        except OSError as error:
            with suppress(OSError):
                temporary.unlink()
            raise RecordError(f"{path}: the record cannot be written ({error.strerror})") from None

    # ------------------------------------------------------------ reading

    @classmethod
    def load(cls, source: str | Path) -> Record:
        """Read a record from a file, or by the link of a table; RecordError says what is wrong with it."""
        try:
            return cls.from_json(read_record(source))
        except RecordError as error:
            raise RecordError(f"{source}: {error}") from None

    @classmethod
    def from_json(cls, data: bytes | str) -> Record:
        """Read a record from its JSON; RecordError says what is wrong with it."""
        try:
            raw = json.loads(data)
        except (ValueError, RecursionError) as error:
            raise RecordError(f"not a record: it is not JSON ({error})") from None
        if not isinstance(raw, dict) or "format" not in raw:
            raise RecordError("not a record: a JSON object with 'format', 'game', 'seed' and 'moves' is needed")
        if raw["format"] != FORMAT:
            raise RecordError(f"record format {raw['format']!r} is not known; this version reads format {FORMAT}")
        try:
            return msgspec.convert(raw, cls)
        except msgspec.ValidationError as error:
            raise RecordError(f"damaged record: {in_words(error, 'the record')}") from None

    def replay(self) -> Match:
        """Play the match again. RecordError if anything in it does not fit: it was damaged or tampered with."""
        *_, match = self.replaying()
        return match

    def replaying(self) -> Iterator[Match]:
        """Do what `replay` does, yielding the match after every replayed move, so that a server can do other work in
        between. Only when the iterator is exhausted is the match complete and the record found to be correct."""
        match = Match(self._config(), self.seed)
        if self.digest != _digest(self):
            raise RecordError("the moves do not fit the record's digest: it was damaged or tampered with")
        if self.deal is not None and match.seed is not None:
            self.deal.check(match.seed)
        yield match
        for number, move in enumerate(self.moves, 1):
            for _ in _replay_move(match, number, move):
                yield match
        if self.outcome != match.outcome:
            recorded, replayed = _points(self.outcome), _points(match.outcome)
            raise RecordError(
                f"the recorded outcome ({recorded}) differs from the replayed one ({replayed}), or its breakdown does"
            )

    def verify(self) -> None:
        """Replay and compare everything; RecordError if something differs."""
        self.replay()

    def _config(self) -> GameConfig:
        try:
            newest = header_of(self.game).rules_version
            if self.rules > newest:
                raise RecordError(
                    f"it was played by rules version {self.rules} of {self.game}; this release knows "
                    f"{known_versions(newest)}, so a newer one is needed"
                )
            if self.seed is None:
                raise RecordError(
                    f"it holds only what {self.viewer or 'a viewer'} may know of a match in progress: "
                    "it can be shown, not replayed"
                )
            seed_hex(self.seed)  # says what is wrong with it
            return load(self.game, players=self.players, components=self.overlay, rules=self.rules, **self.options)
        except RecordError:
            raise
        except RivertableError as error:
            raise RecordError(str(error)) from None
        except TypeError:  # an option called like an argument of load
            raise RecordError(f"{', '.join(self.options)}: these are not options of {self.game}") from None


def _replay_move(match: Match, number: int, move: list[Any]) -> Iterator[None]:
    """Make one recorded move or undo in the match, yielding after it, or after every move that an undo replays.
    RecordError names the number of the move if it does not fit."""
    try:
        seat, id, text, *payload = move
        if text in (UNDO, AGREED_UNDO):
            yield from match.undoing(seat, id, agreed=text == AGREED_UNDO)
            return
        match.act(seat, match.game.actions.parse(text), *payload)
        yield
    except RivertableError as error:
        where = "" if isinstance(error, RecordError) else f"move {number} cannot be played: "
        raise RecordError(f"{where}{error}") from None
    except (TypeError, ValueError, AttributeError):
        raise RecordError(f"move {number} is {move!r}; a move is [seat, id, text]") from None


def _points(outcome: Outcome | None) -> str:
    """An outcome in a few words, for error messages."""
    return "not over" if outcome is None else f"{', '.join(map(str, outcome.scores))} points, {outcome.reason}"


def _written(match: Match, entry: Move | Undo) -> list[Any]:
    if isinstance(entry, Undo):
        return [entry.seat, entry.moves, AGREED_UNDO if entry.agreed else UNDO]
    move = [entry.seat, entry.action, match.game.actions.text(entry.action)]
    return move if entry.payload is None else [*move, entry.payload]


def record_of(match: Match, viewer: Viewer = None, *, whole: bool) -> Record:
    """The record of a match: everything if `whole` is set or the match is over, otherwise what the viewer may know."""
    if match.seed is None:
        raise RecordError("an imagined match has no record: it never happened")
    whole = whole or match.is_over
    record = Record(
        format=FORMAT,
        game=match.config.name,
        rules=match.config.rules,
        players=match.players,
        options=match.config.options,
        moves=[_written(match, entry) for entry in match.log if whole or entry.seat == viewer],
        digest="",
        seed=match.seed if whole else None,
        overlay=match.config.overlay,
        outcome=match.outcome,
        viewer=None if whole else ("a spectator" if viewer is None else f"seat {viewer}"),
        log=None if whole else match.narration(viewer),
    )
    record.digest = _digest(record)
    return record


def _digest(record: Record) -> str:
    """A rolling digest: of the beginning, then of each move on top of what came before."""
    head = [record.format, record.game, record.rules, record.players, record.options, record.seed]
    overlay = record.overlay.text if record.overlay else None
    digest = hashlib.blake2b(_canonical([*head, overlay]), digest_size=16).digest()
    for move in record.moves:
        digest = hashlib.blake2b(digest + _canonical(move), digest_size=16).digest()
    return digest.hex()


def _canonical(value: Any) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode()
