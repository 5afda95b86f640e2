"""Proposals at a table: what one person asks of the others, and who has agreed."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rivertable.server.errors import Refusal
from rivertable.server.table.entries import Proposed, Voted
from rivertable.server.table.seats import SeatState


class Ballot(msgspec.Struct, frozen=True):
    """A proposal and the seats that have agreed to it.

    `id` is the number of its entry, which counts hidden decisions as well; people are shown `number`. An `outdated` ballot
    is shown to nobody, but tables of older releases may hold an answer to it.
    """

    id: int
    number: int
    asked: Proposed
    agreed: tuple[int, ...]
    outdated: bool = False


class Proposals:
    """The open ballots of a table, and how many there have been."""

    def __init__(self, ballots: list[Ballot] | None = None, count: int = 0) -> None:
        self._ballots = ballots if ballots is not None else []
        self._count = count

    def copy(self) -> Proposals:
        """Proposals that can be changed without changing these."""
        return Proposals(self._ballots[:], self._count)

    @property
    def open(self) -> list[Ballot]:
        """The ballots that people can answer."""
        return [ballot for ballot in self._ballots if not ballot.outdated]

    def numbered(self, number: int) -> Ballot:
        """The open ballot that people know by this number; Refusal if there is none."""
        for ballot in self.open:
            if ballot.number == number:
                return ballot
        raise Refusal("conflict", "this proposal is closed")

    def asked(self, id: int) -> Proposed | None:
        """What is asked with the ballot of this entry; None if there is none, or it is closed."""
        return next((ballot.asked for ballot in self._ballots if ballot.id == id), None)

    def check_new(self, asked: Proposed, seats: Sequence[SeatState]) -> None:
        """Refusal if this seat has asked the same before and somebody has yet to answer. If nobody has, because a bot now
        plays for them, the older ballot is dropped."""
        for ballot in self.open:
            if ballot.asked.what == asked.what and ballot.asked.seat == asked.seat:
                if waiting(ballot, seats):
                    raise Refusal("conflict", "you have already asked the others that")
                self._ballots.remove(ballot)

    def add(self, id: int, asked: Proposed, seats: Sequence[SeatState]) -> Proposed | None:
        """Open a ballot; returns what was asked if nobody else has to agree."""
        self._count += 1
        return self._counted(Ballot(id, self._count, asked, (asked.seat,)), seats)

    def vote(self, vote: Voted, seats: Sequence[SeatState]) -> Proposed | None:
        """Count an answer: a no closes the ballot. Returns what was asked if now all have agreed."""
        ballot = next((ballot for ballot in self._ballots if ballot.id == vote.proposal), None)
        if ballot is None:
            raise Refusal("conflict", "this proposal is closed")
        if vote.seat not in waiting(ballot, seats):
            raise Refusal("conflict", "this seat has answered, or is not asked")
        self._ballots.remove(ballot)
        if not vote.agree:
            return None
        return self._counted(msgspec.structs.replace(ballot, agreed=(*ballot.agreed, vote.seat)), seats)

    def _counted(self, ballot: Ballot, seats: Sequence[SeatState]) -> Proposed | None:
        if not waiting(ballot, seats):
            return ballot.asked
        self._ballots.append(ballot)
        return None

    def close_all(self) -> None:
        """The match is over: nothing is asked any more."""
        self._ballots = []

    def close_undos(self) -> None:
        """Everybody sees a new position: no undo of an older one is asked any more."""
        self._ballots = [ballot for ballot in self._ballots if ballot.asked.what != "undo"]

    def outdate_undos(self) -> None:
        """Show ballots about an undo to nobody any more, but still count answers that older releases have stored."""
        self._ballots = [
            msgspec.structs.replace(ballot, outdated=True) if ballot.asked.what == "undo" else ballot
            for ballot in self._ballots
        ]


def waiting(ballot: Ballot, seats: Sequence[SeatState]) -> list[int]:
    """Seats whose answer is missing: one per person. The asker, the person a bot is asked for, and people a bot plays for
    have no vote."""
    answered = {seats[seat].person for seat in ballot.agreed}
    if ballot.asked.target is not None:
        answered.add(seats[ballot.asked.target].person)
    missing = []
    for seat, seat_state in enumerate(seats):
        if not seat_state.is_bot and seat_state.person not in answered:
            answered.add(seat_state.person)
            missing.append(seat)
    return missing
