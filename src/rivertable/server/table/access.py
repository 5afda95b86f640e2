"""Who may come to a table and who may look."""

from __future__ import annotations

import hmac

from rivertable.server.errors import Refusal
from rivertable.server.table.table import Table


def is_invited(table: Table, person: str | None, invitation: str | None) -> bool:
    """Public tables are for everybody; others for those who sit there, who opened it, or who have the link."""
    if table.spec.public or table.seats_of(person) or (person is not None and person == table.spec.host):
        return True
    if any(person is not None and seat_state.spec.reserved_for == person for seat_state in table.seat_states):
        return True
    return invitation is not None and hmac.compare_digest(invitation.encode(), table.spec.invitation.encode())


def check_invited(table: Table, person: str | None, invitation: str | None) -> None:
    """A private table does not even exist for strangers."""
    if not is_invited(table, person, invitation):
        raise Refusal("not_found", "there is no such table, or it needs an invitation")


def is_shown(table: Table, person: str | None) -> bool:
    """Whether somebody who was let in may see the match now: those who sit there always, others where they may watch."""
    return table.spec.watch or table.status != "playing" or bool(table.seats_of(person))


def may_watch(table: Table, person: str | None, invitation: str | None) -> None:
    check_invited(table, person, invitation)
    if not is_shown(table, person):
        raise Refusal("switched_off", "watching is off at this table")
