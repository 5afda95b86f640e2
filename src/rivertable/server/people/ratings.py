"""Ratings for any number of players (Plackett-Luce, openskill), bots included; and the results they come from."""

from __future__ import annotations

import msgspec
from openskill.models import PlackettLuce

from rivertable.server.protocol.parts import RatingChange, SeatInfo
from rivertable.server.store import Store, results
from rivertable.server.table.table import Table

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


def is_rated(table: Table) -> bool:
    """Whether a match counts: at least two different players, from the beginning to the end of the rules, as printed."""
    rated = table.spec.rated and table.spec.origin is None and table.spec.overlay is None and table.spec.lesson is None
    return rated and not table.ended_by_agreement and len({player_of(table, seat) for seat in table.seats}) > 1


def rated(old: dict[str, Numbers], players: list[str], ranks: list[int]) -> dict[str, Numbers]:
    """New means and deviations by player. A player with several seats is rated for the best of them."""
    best = {player: min(r for p, r in zip(players, ranks, strict=True) if p == player) for player in players}
    order = sorted(best)
    teams = [[MODEL.rating(mu=old[player][0], sigma=old[player][1])] for player in order]
    new = MODEL.rate(teams, ranks=[float(best[player]) for player in order])
    return {player: (float(team[0].mu), float(team[0].sigma)) for player, team in zip(order, new, strict=True)}


async def store_result(store: Store, table: Table, seats: list[SeatInfo], finished: int) -> bool:
    """Store the result of a match and rate its players, once; False if it was stored before."""
    match = table.match
    assert match is not None
    players = [player_of(table, seat) for seat in table.seats]
    outcome = match.outcome

    def rate(old: dict[str, Numbers]) -> tuple[dict[str, Numbers], str]:
        new = rated(old, players, list(match.ranks)) if old else {}
        changes = [
            RatingChange(seat, cautious(*old[player]), cautious(*new[player]))
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

    who = {player: await _name_of(store, player) for player in players} if is_rated(table) else {}
    return await results.store_result(store, table.id, table.spec.game, finished, who, rate, BLANK)


async def _name_of(store: Store, player: str) -> str:
    """The name in the ranking: a person's own, whatever a seat was called."""
    if player.startswith("bot:"):
        return player.removeprefix("bot:").capitalize() + " bot"
    row = await store.person(player)
    return str(row.name) if row is not None else ""


async def read_result(store: Store, table_id: str) -> Result | None:
    row = await results.result_of(store, table_id)
    return None if row is None else msgspec.json.decode(row.body, type=Result)
