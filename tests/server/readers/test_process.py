"""What a reader answers."""

from __future__ import annotations

import pytest

from rivertable.engine.match import Match
from rivertable.server.errors import Refusal
from rivertable.server.readers.process import of_played
from rivertable.server.readers.questions import Played
from rivertable.server.views.replay import (
    moves_of,
)


def test_a_match_of_a_table_is_replayed_with_its_undos() -> None:
    match = Match("riverside(players=2)", seed=1)
    for _ in range(30):
        match.act(match.to_act[0], match.legal(match.to_act[0])[0])
    match.undo(match.moves[-1].seat, 1, agreed=True)
    match.act(match.to_act[0], match.legal(match.to_act[0])[0])
    looked_at = of_played(Played.of(match))
    assert looked_at.after(len(match.log)).state == match.state
    assert [move.text for move in moves_of(looked_at, {})].count("undo") == 1


def test_a_what_if_has_no_record() -> None:
    with pytest.raises(Refusal, match="a what-if has no record"):
        Played.of(Match("riverside", seed=1).imagine(0))
