"""Refusals: requests that are not carried out, each with a code of the protocol and a sentence for people."""

from __future__ import annotations

from typing import Literal

from rivertable.engine.errors import RivertableError

ErrorCode = Literal[
    "bad_message",  # not JSON, no such message, a field missing or wrong
    "too_large",  # the message is longer than the server reads
    "too_fast",  # more messages than the limit; try again a little later
    "not_found",  # no such table, seat, record or person
    "forbidden",  # not yours: somebody else's seat, a private table, a wrong passphrase
    "not_playing",  # the match has not begun, or is over
    "not_to_act",  # this seat has nothing to decide now
    "stale",  # something this decision depends on has happened since `seq`; a new view is on its way
    "illegal",  # the rules refuse the action; `clause` names the rule
    "undo_refused",  # this undo is not free; propose it to the others instead
    "conflict",  # the seat is taken, the proposal is closed, the name belongs to somebody else
    "switched_off",  # hints, chat or watching are off at this table
    "unavailable",  # the server cannot do it now; nothing was lost, try again
]


class Refusal(RivertableError):
    """A request that is not carried out; nothing has changed."""

    def __init__(self, code: ErrorCode, message: str, clause: str | None = None) -> None:
        super().__init__(message)
        self.code: ErrorCode = code
        self.message = message
        self.clause = clause or None
