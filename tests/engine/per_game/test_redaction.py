"""The redaction that compiled code uses covers exactly what `secrecy.redact` covers."""

from __future__ import annotations

from random import Random

import pytest

from rivertable.engine.chance import stream_from
from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.match import Match
from rivertable.engine.registry import games
from rivertable.engine.secrecy import redact
from tests.market.market import market, play

pytestmark = pytest.mark.usefixtures("fish_market")


def redactions_agree(match: Match, seat: int) -> bool:
    covered = match.state
    match.config.instance().per_game("redaction").redact(covered, seat)
    return covered == redact(match.state, seat)


@pytest.mark.parametrize("game", [*games(), "fish_market(players=3)"])
def test_every_seat_sees_the_same_in_both(game: str) -> None:
    match, random, stream = Match(game, seed=5), Random(5), stream_from(5)
    while len(match.log) < 30 and not match.is_over:
        seat = random.choice(match.to_act)
        match.act(seat, match.likely_report(stream) if seat == REFEREE_SEAT else random.choice(match.legal(seat)))
        assert all(redactions_agree(match, viewer) for viewer in range(match.players))


def test_what_is_hidden_is_covered_and_what_was_peeked_at_is_not() -> None:
    match = play(market(), "0 peek")
    unknown = next(field.cells.unknown for field in match.state.FIELDS if field.name == "deck")
    decks = []
    for seat in (0, 1):
        covered = match.state
        match.config.instance().per_game("redaction").redact(covered, seat)
        decks.append(covered.deck)
    assert decks[0].count(unknown) == decks[1].count(unknown) - 1
