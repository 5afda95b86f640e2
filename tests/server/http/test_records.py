"""Records to take away, to bring along and to look at move by move."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.requests import Request
from typer.testing import CliRunner

from rivertable.cli.main import app
from rivertable.engine import instance
from rivertable.engine.components import Overlay
from rivertable.engine.errors import RecordError
from rivertable.engine.game_config import load
from rivertable.engine.match import Match
from rivertable.engine.record import Record
from rivertable.server.errors import Refusal
from rivertable.server.http import records
from rivertable.server.http.endpoint import Call
from rivertable.server.http.records import upload
from rivertable.server.node import Node
from rivertable.server.people.people import Person
from rivertable.server.protocol.bodies import RecordInfo
from tests.server.client import Visitor
from tests.server.process import ServerProcess

REQUEST = Request({"type": "http", "client": ("here", 1)})


RECORDS = Path(__file__).parents[2] / "games"


async def finished(mara: Visitor, *seats: str, **settings: Any) -> str:
    """A match played to its end at random."""
    table = (await mara.open_table(*(seats or ("me",)), **settings))["id"]
    await mara.join(table, 0)
    await mara.play(table, 0, random.Random(2))
    return str(table)


async def bring(node: Node, person: Person, record: Record) -> RecordInfo:
    return await upload(Call(node, REQUEST, person, msgspec.json.encode(record)))


def some_record(seed: int = 0, undos: int = 0) -> Record:
    match = Match("riverside(players=2)", seed=seed)
    for _ in range(undos):
        match.act(0, match.legal(0)[0])
        match.undo(0, 1)
    return match.record()


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


async def test_a_person_brings_so_many_records(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same one as often as they like."""
    monkeypatch.setattr(records, "RECORDS_PER_PERSON", 2)
    mara, jonas = [await node.people.new_guest() for _ in range(2)]
    first, second = [await bring(node, mara, some_record(seed)) for seed in (1, 2)]
    with pytest.raises(Refusal, match="you have brought 2 records along") as refused:
        await bring(node, mara, some_record(3))
    assert refused.value.code == "conflict"
    assert (await bring(node, mara, some_record(1))).id == first.id
    assert (await bring(node, jonas, some_record(1))).id not in (first.id, second.id)


async def test_a_record_with_half_a_character_is_refused_in_words(node: Node) -> None:
    record = some_record()
    record.seats = ["x", "y"]
    body = msgspec.json.encode(record).replace(b'"y"', b'"\\ud800"')
    person = await node.people.new_guest()
    with pytest.raises(Refusal, match="half a character"):
        await upload(Call(node, REQUEST, person, body))


async def test_a_record_with_an_overlay_is_read_and_leaves_nothing_in_the_server(node: Node) -> None:
    """Its game is loaded by a reader alone."""
    overlay = Overlay("mine.toml", "[score_sheet]\nfire_symbols = 61\n")
    before, person = dict(instance._packages), await node.people.new_guest()
    match = Match(load("riverside", components=overlay), seed=3)
    for package in instance._packages.keys() - before.keys():
        del instance._packages[package]
    info = await bring(node, person, match.record())
    assert info.outcome is None
    assert instance._packages == before
    for wrong, sentence in [
        (Overlay("mine.toml", "[score_sheet]\nwater_symbols = 3\n"), "no such key"),
        (Overlay("mine.toml", "[[tile]]\n" * 4001), "at most 4,000 are read"),
    ]:
        with pytest.raises(Refusal, match=sentence):
            await bring(node, person, msgspec.structs.replace(match.record(), overlay=wrong))


async def test_however_deep_a_record_is_nested_it_is_refused_in_words(mara: Visitor, server: ServerProcess) -> None:
    """Python reads a little deeper than it writes, and not as deep as a body is long."""
    record = json.loads((RECORDS / "riverside" / "records" / "two_players.json").read_text())
    for depth in [*range(900, 1000, 3), 100_000]:
        deep = json.dumps({**record, "moves": ["here"]}).replace('"here"', "[0,1,2," + "[" * depth + "]" * depth + "]")
        headers = {"content-type": "application/json"}
        assert (await mara.http.post("/api/records", content=deep, headers=headers)).status_code == 400
    assert "Traceback" not in server.logged()
