"""A deal that can be verified: neither the server nor anybody at the table can choose it.

Before anybody sits down the server draws a secret and publishes its commitment. Each seat adds a nonce of its own, and
the seed of the match is a hash of the secret and all nonces. When the match is over the secret is shown: anybody can
check that it fits the commitment, and that the seed came from it.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets

import msgspec

from rivertable.engine.errors import RecordError


def new_secret() -> str:
    return secrets.token_hex(32)


def commitment_of(secret: str) -> str:
    """What is published first: SHA-256 of the secret as it is written."""
    return hashlib.sha256(f"rivertable deal {secret}".encode()).hexdigest()


def seed_from(secret: str, nonces: list[str]) -> str:
    """The seed of the match: 128 bits of an HMAC over the nonces in the order of the seats, keyed by the secret."""
    return hmac.new(secret.encode(), json.dumps(nonces).encode(), hashlib.sha256).hexdigest()[:32]


class FairDeal(msgspec.Struct, frozen=True):
    """How the seed of a match was made, as stored in the record of a finished match."""

    commitment: str
    secret: str
    nonces: list[str]

    def check(self, seed: str) -> None:
        """RecordError if the secret was another one, or the seed did not come from it."""
        if commitment_of(self.secret) != self.commitment:
            raise RecordError(
                "the deal's secret does not fit its commitment: it was changed after the table was opened"
            )
        if seed_from(self.secret, self.nonces) != seed:
            raise RecordError("the seed does not come from the deal's secret and nonces: it was chosen otherwise")
