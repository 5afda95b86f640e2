"""A deal that can be verified."""

from __future__ import annotations

import msgspec
import pytest

from rivertable.engine.errors import RecordError
from rivertable.engine.fair_deal import FairDeal, commitment_of, new_secret, seed_from
from rivertable.engine.match import Match
from rivertable.engine.playing import play_out
from rivertable.engine.record import Record


def finished(secret: str, nonces: list[str]) -> Record:
    match = Match("riverside(players=1)", seed_from(secret, nonces))
    record = play_out(match, lambda match, seat: match.legal(seat)[0]).record()
    record.deal = FairDeal(commitment_of(secret), secret, nonces)
    return Record.from_json(msgspec.json.encode(record))


def test_an_honest_deal_verifies() -> None:
    finished(new_secret(), ["anna"]).verify()


def test_every_seat_changes_the_seed() -> None:
    secret = new_secret()
    assert len({seed_from(secret, nonces) for nonces in (["a", "b"], ["a", "c"], ["b", "a"], ["ab", ""])}) == 4


def test_a_secret_exchanged_later_is_found() -> None:
    record, other = finished(new_secret(), [""]), new_secret()
    assert record.deal is not None
    record.deal = FairDeal(record.deal.commitment, other, [""])
    with pytest.raises(RecordError, match="commitment"):
        record.verify()


def test_a_seed_from_elsewhere_is_found() -> None:
    record = finished(new_secret(), ["anna"])
    assert record.deal is not None
    record.deal = FairDeal(record.deal.commitment, record.deal.secret, ["berta"])
    with pytest.raises(RecordError, match="seed"):
        record.verify()
