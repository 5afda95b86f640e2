"""The host changes an open table over HTTP: who may, what is refused, and what others are told."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.client import Visitor
from tests.server.process import ServerProcess

USUAL: dict[str, Any] = {
    "seats": 3,
    "options": {"open_values": True},
    "clock": {"bank_seconds": 300, "increment_seconds": 10},
    "pace": "live",
    "hints": False,
    "chat": True,
    "rated": False,
    "watch": True,
}


async def _three(mara: Visitor, **settings: Any) -> tuple[str, dict[str, Any]]:
    table = await mara.open_table("me", "open", "open", game="the_river", **settings)
    return f"/api/tables/{table['id']}", table


async def test_everybody_there_is_told_at_once_and_agrees(mara: Visitor, jonas: Visitor) -> None:
    path, table = await _three(mara)
    await jonas.post(f"{path}/sit", {"seat": 1, "phone": True})
    await jonas.join(table["id"], 1)
    changed = await mara.post(f"{path}/change", USUAL)
    assert (changed["options"]["open_values"], changed["hints"], changed["rated"]) == (True, False, False)
    told = (await jonas.until("table"))["info"]
    assert (told["clock"]["bank_seconds"], told["changes"]) == (300, 1)
    assert [seat["ready"] for seat in told["seats"]] == [True, False, True]
    listed = (await jonas.get("/api/tables", game="the_river"))["tables"]
    [row] = [each for each in listed if each["id"] == table["id"]]
    assert (row["hints"], row["clock"]["increment_seconds"]) == (False, 10)
    assert (await mara.post(f"{path}/start", {}, status=409))["message"].startswith("not ready after the change yet")
    assert (await jonas.post(f"{path}/agree", {"changes": 0}, status=409))["code"] == "stale"
    agreed = await jonas.post(f"{path}/agree", {"changes": 1})
    assert all(seat["ready"] for seat in agreed["seats"])
    assert (await mara.post(f"{path}/start", {}))["status"] == "playing"


async def test_who_came_with_a_phone_is_told_only_to_those_who_sit_there(mara: Visitor, jonas: Visitor) -> None:
    path, _ = await _three(mara)
    await jonas.get(path)
    assert [seat["phone"] for seat in (await jonas.post(f"{path}/sit", {"phone": True}))["seats"]] == [
        False,
        True,
        False,
    ]
    assert (await mara.get(path))["seats"][1]["phone"] is True
    async with Visitor(mara.url) as stranger:
        assert not any(seat["phone"] for seat in (await stranger.get(path))["seats"])
    begun = await mara.post(f"{path}/start", {})
    assert not any(seat["phone"] for seat in begun["seats"])


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"seats": 9}, "players"),
        ({"seats": 0}, "seats"),
        ({"seats": "three"}, "seats"),
        ({"options": {"lava": True}}, "lava"),
        ({"options": {"open_values": "x" * 41}}, "options"),
        ({"options": {"players": "4"}}, "are not options"),
        ({"options": {f"o{number}": True for number in range(41)}}, "options"),
        ({"clock": {"bank_seconds": 0}}, "bank seconds"),
        ({"clock": {"bank_seconds": 60, "colour": 1}}, "colour"),
        ({"pace": "never"}, "pace"),
        ({"host": "me"}, "host"),
        ({"public": True}, "public"),
    ],
)
async def test_what_cannot_be_is_refused_and_changes_nothing(
    mara: Visitor, server: ServerProcess, wrong: dict[str, Any], words: str
) -> None:
    path, table = await _three(mara)
    answer = await mara.post(f"{path}/change", {**USUAL, **wrong}, status=400)
    assert words in answer["message"]
    assert (await mara.get(path))["changes"] == 0
    assert (await mara.get(path))["options"] == table["options"]
    assert "a request failed" not in server.logged()


async def test_a_long_body_and_a_part_of_one_are_refused(mara: Visitor) -> None:
    path, _ = await _three(mara)
    await mara.post(f"{path}/change", {**USUAL, "options": {"x" * 9000: True}}, status=413)
    await mara.post(f"{path}/change", {"hints": False}, status=400)
    await mara.post(f"{path}/agree", {"changes": -1}, status=400)


async def test_only_the_host_changes_and_strangers_learn_nothing_of_a_private_table(
    mara: Visitor, jonas: Visitor
) -> None:
    path, table = await _three(mara, public=False)
    nowhere = "/api/tables/AAAAAAAAAAAAAAAA"
    for door, body in (("change", USUAL), ("agree", {"changes": 0}), ("start", {}), ("code", {}), ("sit", {})):
        there, elsewhere = [await jonas.post(f"{at}/{door}", body, status=404) for at in (path, nowhere)]
        assert there == elsewhere
    await jonas.post(f"{path}/sit", {"invitation": table["invitation"]})
    await jonas.post(f"{path}/change", USUAL, status=403)
    await mara.post(f"{path}/stand", {"seat": 0})  # the table is his now
    await jonas.post(f"{path}/change", USUAL)
    await mara.post(f"{path}/change", USUAL, status=403)


async def test_changes_come_slowly(mara: Visitor) -> None:
    path, _ = await _three(mara)
    answers = [await mara.http.post(f"{path}/change", json={**USUAL, "hints": bool(n % 2)}) for n in range(12)]
    refused = [answer.json() for answer in answers if answer.status_code == 429]
    assert refused
    assert refused[0]["message"].startswith("the table was changed a moment ago")


async def test_a_clock_that_came_with_an_option_goes_with_it(mara: Visitor) -> None:
    options = {"turn_clock": "60"}
    table = await mara.open_table("me", "open", "open", game="stone_layer", options=options)
    assert table["clock"]["bank_seconds"] == 60
    body = {**USUAL, "options": {**table["options"], "turn_clock": "none"}, "clock": table["clock"]}
    changed = await mara.post(f"/api/tables/{table['id']}/change", body)
    assert changed["clock"] is None


async def test_a_bot_is_changed_and_taken_back(mara: Visitor) -> None:
    path, _ = await _three(mara)
    for level in ("easy", "hard"):
        seated = await mara.post(f"{path}/bot", {"seat": 1, "level": level, "character": "mags"})
        assert (seated["seats"][1]["name"], seated["seats"][1]["level"]) == ("Mags", level)
    assert (await mara.post(f"{path}/bot", {"seat": 1, "level": None}))["seats"][1]["kind"] == "open"


async def test_others_begin_when_the_host_has_been_away_for_long(mara: Visitor, jonas: Visitor) -> None:
    """On this server at once; a stranger never."""
    path, table = await _three(mara)
    await jonas.post(f"{path}/sit", {"seat": 1})
    await mara.join(table["id"], 0)
    await jonas.post(f"{path}/start", {}, status=403)
    await jonas.join(table["id"], 1)
    await mara.send("leave", table=table["id"])
    await jonas.until("presence")
    async with Visitor(mara.url) as stranger:
        await stranger.post(f"{path}/start", {}, status=403)
    assert (await jonas.post(f"{path}/start", {}))["status"] == "playing"
