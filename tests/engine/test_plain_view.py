"""The view of a game that has none of its own."""

from __future__ import annotations

import msgspec
import pytest

from rivertable.engine.plain_view import plain_view
from tests.market.market import market

pytestmark = pytest.mark.usefixtures("fish_market")


def shown(viewer: int | None) -> dict[str, object]:
    match = market(seed=1)
    return msgspec.structs.asdict(plain_view(match.game.state)(match.redacted(viewer), viewer))


def test_every_field_that_somebody_may_see_has_its_name() -> None:
    assert [*shown(None)] == [
        "phase", "day", "current", "sold", "storm", "ended", "coins", "prizes", "deck", "deck_count", "discards",
        "discard_count", "market", "hand_count", "shown_bids", "players",
    ]  # fmt: skip


def of_players(viewer: int | None, name: str) -> list[object]:
    return [getattr(player, name) for player in shown(viewer)["players"]]  # type: ignore[attr-defined]


def test_what_a_viewer_may_not_know_is_none() -> None:
    assert of_players(0, "hand") == [(1, 0, -1), (None, None, None)]
    assert of_players(None, "hand") == [(None, None, None), (None, None, None)]


def test_only_seats_with_players_have_records() -> None:
    assert of_players(1, "bids") == [None, -1]


def test_it_can_be_sent() -> None:
    match = market(seed=1)
    sent = msgspec.json.decode(msgspec.json.encode(plain_view(match.game.state)(match.redacted(0), 0)))
    assert sent["market"] == [0, 2]
