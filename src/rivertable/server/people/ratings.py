"""Ratings for any number of players (Plackett-Luce, openskill), among people and against bots; and the results they come from."""

from __future__ import annotations

import logging

import msgspec
from openskill.models import PlackettLuce

from rivertable.server.protocol.parts import RatingChange, RatingKind, SeatInfo
from rivertable.server.store import Store, results
from rivertable.server.table.table import Table

log = logging.getLogger(__name__)

MODEL = PlackettLuce()
BLANK = (float(MODEL.mu), float(MODEL.sigma))

Numbers = tuple[float, float]  # mean and deviation


class Result(msgspec.Struct, frozen=True):
    """A finished match as it is stored for lists and ratings."""

    seats: list[SeatInfo]
    people: list[str | None]
    scores: list[int]
    winners: list[int]
    ratings: list[RatingChange]
    what_if: bool = False


def cautious(mean: float, deviation: float) -> float:
    """The rating people are shown: three deviations below the mean."""
    return round(mean - 3 * deviation, 2)


def player_of(table: Table, seat: int) -> str:
    """Who is rated for a seat: the person, or the bot of that level."""
    seat_state = table.seat_states[seat]
    return seat_state.person if seat_state.person is not None else f"bot:{seat_state.level}"


def kind_of(table: Table) -> RatingKind:
    """Which rating a match changes: that among people, or that against bots."""
    return "bots" if any(seat_state.level is not None for seat_state in table.seat_states) else "people"


def places(table: Table) -> list[int]:
    """The place of each seat for the rating. Those who gave up share the last one; the others are placed as the match ended, or
    share the first place if it was ended early."""
    assert table.match is not None
    ranks, last = table.match.ranks, len(table.seats) + 1
    return [last if seat in table.gave_up else ranks[seat] if ranks else 1 for seat in table.seats]


def rated(old: dict[str, Numbers], players: list[str], ranks: list[int]) -> dict[str, Numbers]:
    """New means and deviations by player. Bots of one level on several seats are rated for the best of them."""
    best = {player: min(r for p, r in zip(players, ranks, strict=True) if p == player) for player in players}
    order = sorted(best)
    teams = [[MODEL.rating(mu=old[player][0], sigma=old[player][1])] for player in order]
    new = MODEL.rate(teams, ranks=[float(best[player]) for player in order])
    return {player: (float(team[0].mu), float(team[0].sigma)) for player, team in zip(order, new, strict=True)}


async def store_result(store: Store, table: Table, seats: list[SeatInfo], finished: int) -> bool:
    """Store the result of a match and rate its players, once; False if it was stored before."""
    match, kind = table.match, kind_of(table)
    assert match is not None
    players = [player_of(table, seat) for seat in table.seats]
    outcome = match.outcome

    def rate(old: dict[str, Numbers]) -> tuple[dict[str, Numbers], str]:
        new = rated(old, players, places(table)) if old else {}
        changes = [
            RatingChange(seat, cautious(*old[player]), cautious(*new[player]), kind, seat in table.gave_up)
            for seat, player in enumerate(players)
            if player in new
        ]
        result = Result(
            seats=seats,
            people=[seat_state.person for seat_state in table.seat_states],
            scores=list(outcome.scores) if outcome else [],
            winners=list(outcome.winners) if outcome else [],
            ratings=changes,
            what_if=table.spec.origin is not None or table.spec.lesson is not None,
        )
        return new, msgspec.json.encode(result).decode()

    rating = results.Rating(kind, set(players) if table.counts else (), BLANK)
    return await results.store_result(store, table.id, table.spec.game, finished, rating, rate)


async def read_result(store: Store, table_id: str) -> Result | None:
    """The stored result of a match; None if there is none, or it cannot be read."""
    row = await results.result_of(store, table_id)
    try:
        return None if row is None else msgspec.json.decode(row.body, type=Result)
    except msgspec.MsgspecError:
        log.exception("the result of table %s cannot be read", table_id)
        return None
