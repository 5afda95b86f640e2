"""What goes wrong on behalf of a client: a code from the protocol and a sentence."""

from __future__ import annotations

from rivertable.engine.errors import RivertableError
from rivertable.server.protocol.messages import ErrorCode


class Refusal(RivertableError):
    """A request that is not carried out; nothing has changed."""

    def __init__(self, code: ErrorCode, message: str, clause: str | None = None) -> None:
        super().__init__(message)
        self.code: ErrorCode = code
        self.message = message
        self.clause = clause or None
