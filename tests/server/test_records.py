"""Records to take away, to bring along and to look at move by move; ratings that come of them."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.requests import Request
from typer.testing import CliRunner

from rivertable.cli.main import app
from rivertable.engine.errors import RecordError, RivertableError
from rivertable.engine.record import Record
from rivertable.server import opening
from rivertable.server.errors import Refusal
from rivertable.server.http.endpoint import Call
from rivertable.server.http.records import upload
from rivertable.server.node import Node
from rivertable.server.settings import Settings
from tests.server.client import Visitor
from tests.server.process import ServerProcess

RECORDS = Path(__file__).parent.parent / "games"


async def finished(mara: Visitor, *seats: str, **settings: Any) -> str:
    """A match played to its end at random."""
    table = (await mara.open_table(*(seats or ("me",)), **settings))["id"]
    await mara.join(table, 0)
    await mara.play(table, 0, random.Random(2))
    return str(table)


async def test_a_finished_match_is_replayed_by_link_at_any_move(mara: Visitor, jonas: Visitor) -> None:
    table = await finished(mara, "me", "easy", game="the_river", public=False)
    shown = await jonas.get(f"/api/records/{table}")
    moves = shown["info"]["moves"]
    assert moves == len(shown["moves"])
    assert shown["moves"][-1]["points"] == shown["info"]["outcome"]["scores"]
    assert shown["info"]["deal"]["secret"]
    assert shown["info"]["your_seats"] == []
    assert (await mara.get(f"/api/records/{table}"))["info"]["your_seats"] == [0]
    first = await jonas.get(f"/api/records/{table}/at/0", seat=0)
    assert first["shown"]["outcome"] is None
    assert first["shown"]["position"]["view"]
    some = await jonas.get(f"/api/records/{table}/at/{moves // 2}", seat=1)
    assert some["shown"]["seat"] == 1
    assert some["first_new_event"] <= len(some["shown"]["events"])
    last = await jonas.get(f"/api/records/{table}/at/{moves}")
    assert last["shown"]["outcome"]["scores"] == shown["info"]["outcome"]["scores"]
    await jonas.get(f"/api/records/{table}/at/{moves + 1}", status=404)
    await jonas.get(f"/api/records/{table}/at/0", status=404, seat=9)
    again = await mara.post(f"/api/tables/{table}/copy", {"move": moves // 2, "level": "easy"})
    assert again["status"] == "playing"


async def test_a_match_in_progress_is_not_replayed(mara: Visitor) -> None:
    table = (await mara.open_table("me", "easy"))["id"]
    await mara.get(f"/api/records/{table}", status=409)
    await mara.get(f"/api/records/{table}/at/0", status=409)


async def test_a_downloaded_record_verifies_on_the_command_line(mara: Visitor, tmp_path: Path) -> None:
    table = await finished(mara, nonce="my-own")
    response = await mara.http.get(f"/api/tables/{table}/record")
    path = tmp_path / "match.json"
    path.write_bytes(response.content)
    for source in (str(path), f"{mara.url}/replay/{table}?at=3", f"{mara.url}/api/tables/{table}/record"):
        assert CliRunner().invoke(app, ["record", "verify", source]).exit_code == 0
    with pytest.raises(RecordError, match="no such record"):
        Record.load(f"{mara.url}/table/{table}x")
    record = json.loads(response.content)
    record["deal"]["nonces"][0] = "not-mine"
    path.write_text(json.dumps(record))
    refused = CliRunner().invoke(app, ["record", "verify", str(path)])
    assert refused.exit_code != 0


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*/records/two_players.json")), ids=lambda p: p.parts[-3])
async def test_a_record_brought_along_is_shown(mara: Visitor, path: Path) -> None:
    response = await mara.http.post(
        "/api/records", content=path.read_bytes(), headers={"content-type": "application/json"}
    )
    assert response.status_code == 200, response.text
    info = response.json()
    assert info["outcome"]["scores"] == json.loads(path.read_text())["outcome"]["scores"]
    moves = (await mara.get(f"/api/records/{info['id']}"))["moves"]
    assert len(moves) == info["moves"]
    assert all(move["label"]["text"] for move in moves)
    middle = await mara.get(f"/api/records/{info['id']}/at/{info['moves'] // 2}", seat=0)
    assert middle["shown"]["position"]["view"]
    assert Record.load(f"{mara.url}/replay/{info['id']}") == Record.load(path)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"digest": "00"}, "digest"),
        ({"moves": [[0, 1, "x"]] * 3000}, "at most"),
        ({"moves": [[0, 1, "x"]] * 1900 + [[0, 1, "undo"]] * 20}, "fewer if late"),
        ({"game": "chess"}, "no game"),
        ({"options": {"components": "/dev/zero"}}, "not options"),
        ({"options": {"name": "chess"}}, "not options"),
        ({"overlay": {"name": "x", "text": "a = " + "[" * 9999}}, "too deep"),
        ({"seats": ["x" * 41, "y"]}, "1 to 40 letters"),
    ],
)
async def test_a_wrong_record_is_refused_in_words(mara: Visitor, change: dict[str, object], complaint: str) -> None:
    record = json.loads((RECORDS / "riverside" / "records" / "two_players.json").read_text())
    answer = await mara.post("/api/records", {**record, **change}, status=400)
    assert complaint in answer["message"]


async def test_a_record_whose_overlay_is_refused_takes_no_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "MAX_OVERLAYS", 2)
    monkeypatch.setattr(opening, "_admitted", {})
    record = json.loads((RECORDS / "riverside" / "records" / "two_players.json").read_text())

    async with Node(Settings(db=f"sqlite:///{tmp_path}/t.db", bot_workers=0)) as node:
        person = await node.people.new_guest()

        async def bring(text: str, **change: object) -> None:
            overlay = {"name": "mine.toml", "text": text}
            body = json.dumps({**record, "overlay": overlay, **change}).encode()
            await upload(Call(node, cast(Request, None), person, body))

        for number in range(5):
            with pytest.raises(RivertableError, match="no such key"):
                await bring(f"[score_sheet]\nwater_symbols = {number}\n")
            with pytest.raises(RecordError, match="no game"):
                await bring(f"[score_sheet]\nfire_symbols = {number}\n", game="riverside(players=3)")
        for number in (31, 32):  # each is in memory now, though the record itself is wrong
            with pytest.raises(RecordError, match="digest"):
                await bring(f"[score_sheet]\nfire_symbols = {number}\n")
        with pytest.raises(Refusal, match="takes no more"):
            await bring("[score_sheet]\nfire_symbols = 33\n")


async def test_however_deep_a_record_is_nested_it_is_refused_in_words(mara: Visitor, server: ServerProcess) -> None:
    """Python reads a little deeper than it writes, and not as deep as a body is long."""
    record = json.loads((RECORDS / "riverside" / "records" / "two_players.json").read_text())
    for depth in [*range(900, 1000, 3), 100_000]:
        deep = json.dumps({**record, "moves": ["here"]}).replace('"here"', "[0,1,2," + "[" * depth + "]" * depth + "]")
        headers = {"content-type": "application/json"}
        assert (await mara.http.post("/api/records", content=deep, headers=headers)).status_code == 400
    assert "Traceback" not in server.logged()


async def test_results_are_rated_once_and_ranked(mara: Visitor) -> None:
    table = await finished(mara, "me", "easy")
    while not mara.views[table, 0]["outcome"]["ratings"]:
        await mara.until("view")
    changes = mara.views[table, 0]["outcome"]["ratings"]
    assert [change["seat"] for change in changes] == [0, 1]
    assert (changes[0]["after"] > changes[0]["before"]) == (0 in mara.views[table, 0]["outcome"]["winners"])
    ranks = (await mara.get("/api/leaderboard/riverside"))["ranks"]
    mine = next(rank for rank in ranks if rank["name"] == mara.me["name"])
    assert mine["games"] == 1
    assert any(rank["bot"] and rank["name"] == "Easy bot" for rank in ranks)
    assert [rank["rating"] for rank in ranks] == sorted((rank["rating"] for rank in ranks), reverse=True)
    history = (await mara.get("/api/me/games"))["finished"]
    assert [game["table"] for game in history] == [table]
    await mara.get("/api/leaderboard/chess", status=404)


async def test_the_ranking_knows_people_by_their_own_name(mara: Visitor) -> None:
    """Whatever they called their seat."""
    seats = [{"kind": "me", "name": "Champion"}, {"kind": "bot", "level": "easy"}]
    table = (await mara.post("/api/tables", {"game": "riverside", "seats": seats}))["id"]
    await mara.join(table, 0)
    await mara.play(table, 0, random.Random(3))
    while not mara.views[table, 0]["outcome"]["ratings"]:
        await mara.until("view")
    names = [rank["name"] for rank in (await mara.get("/api/leaderboard/riverside"))["ranks"]]
    assert mara.me["name"] in names
    assert "Champion" not in names
