"""Who may come to a table, and who may see its match."""

from __future__ import annotations

import hmac

from rivertable.server.errors import Refusal
from rivertable.server.table.table import Table

NO_TABLE = "there is no such table, or it needs an invitation"


def is_invited(table: Table, person: str | None, invitation: str | None) -> bool:
    """Whether somebody may know of the table. A public table is for everybody; a private one for its host, for people
    with a seat or a reserved seat there, and for whoever has the invitation."""
    if table.spec.public or table.seats_of(person) or (person is not None and person == table.spec.host):
        return True
    if any(person is not None and seat_state.spec.reserved_for == person for seat_state in table.seat_states):
        return True
    return invitation is not None and hmac.compare_digest(invitation.encode(), table.spec.invitation.encode())


def check_invited(table: Table, person: str | None, invitation: str | None) -> None:
    """Refusal if somebody may not know of the table; its words do not say whether the table exists."""
    if not is_invited(table, person, invitation):
        raise Refusal("not_found", NO_TABLE)


def is_shown(table: Table, person: str | None) -> bool:
    """Whether an invited person may see the match now. People with a seat may always, others unless watching is off."""
    return table.spec.watch or table.status != "playing" or bool(table.seats_of(person))


def check_may_watch(table: Table, person: str | None, invitation: str | None) -> None:
    """Refusal if somebody may not know of the table, or may not see its match now."""
    check_invited(table, person, invitation)
    if not is_shown(table, person):
        raise Refusal("switched_off", "watching is off at this table")


def check_may_copy(table: Table) -> None:
    """Refusal while a match that counts is going on: nobody tries out beside it what is best."""
    if table.counts and table.status == "playing":
        raise Refusal("switched_off", "this match counts: its record and its positions are for when it is over")
