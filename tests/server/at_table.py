"""Tables in memory, without a server: people sit down and move."""

from __future__ import annotations

from rivertable.engine.fair_deal import new_secret
from rivertable.engine.registry import header_of
from rivertable.server.table.clock import ClockSettings
from rivertable.server.table.entries import Moved, Sat, SeatSpec, TableSpec
from rivertable.server.table.table import Table


def spec(game: str = "riverside", players: int = 2, clock: ClockSettings | None = None) -> TableSpec:
    seat_states = tuple(SeatSpec() for _ in range(players))
    rules = header_of(game).rules_version
    return TableSpec(game, {}, seat_states, "host", "invitation", new_secret(), 0, rules, clock=clock, rated=False)


def seated(game: str = "riverside", players: int = 2, clock: ClockSettings | None = None) -> Table:
    table = Table("t", spec(game, players, clock))
    for seat in range(players):
        table = table.after(Sat(seat, f"person{seat}", f"Name {seat}", f"nonce{seat}"), 0)
    return table


def move(table: Table, seat: int, at: int = 0, choice: int = 0) -> Table:
    assert table.match is not None
    return table.after(Moved(seat, [str(table.match.legal(seat)[choice])]), at)
