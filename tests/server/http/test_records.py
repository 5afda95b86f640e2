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
from rivertable.engine.fair_deal import FairDeal
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
from rivertable.server.readers.process import bare
from rivertable.server.settings import Settings
from rivertable.server.views.replay import of_record
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
    assert some["shown"]["events"]
    last = await jonas.get(f"/api/records/{table}/at/{moves}")
    assert last["shown"]["outcome"]["scores"] == shown["info"]["outcome"]["scores"]
    await jonas.get(f"/api/records/{table}/at/{moves + 1}", status=404)
    await jonas.get(f"/api/records/{table}/at/0", status=404, seat=9)
    await jonas.get(f"/api/records/{table}/story", status=404, seat=9)
    lines = (await jonas.get(f"/api/records/{table}/story", seat=0))["lines"]
    assert [line["move"] for line in lines] == sorted(line["move"] for line in lines)
    assert all(line["text"]["text"] for line in lines)
    assert shown["moves"][-1]["turn"] <= moves
    opened = await jonas.get(f"/api/records/{table}/at/{moves // 2}", seat=1, all=1)
    assert opened["shown"]["position"]["view"] != some["shown"]["position"]["view"]
    again = await mara.post(f"/api/tables/{table}/copy", {"move": moves // 2, "level": "easy"})
    assert again["status"] == "playing"


OVER = "the match can be looked at move by move when it is over"


async def test_a_match_in_progress_is_not_replayed(mara: Visitor) -> None:
    table = (await mara.open_table("me", "easy"))["id"]
    await mara.get(f"/api/records/{table}", status=409)
    for asked in ("at/0", "at/0?seat=0", "at/0?all=1", "at/0?seat=0&all=1", "story", "story?seat=0"):
        refused = await mara.get(f"/api/records/{table}/{asked}", status=409)
        assert refused == {"code": "not_playing", "message": OVER, "clause": None}


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


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*/records/two_players.json")), ids=lambda p: p.parts[-3])
async def test_a_record_brought_along_is_played_on(mara: Visitor, jonas: Visitor, path: Path) -> None:
    """By whoever has its link, from any move but the last, in any seat."""
    info = await mara.post("/api/records", json.loads(path.read_text()))
    stones = info["game"] == "stone_layer"  # in this record nobody says where they stand
    copy, middle = f"/api/tables/{info['id']}/copy", 2 if stones else info["moves"] // 2
    table = await jonas.post(copy, {"move": middle, "seat": 1, "level": "easy"})
    assert (table["game"], table["status"], table["public"], table["rated"]) == (info["game"], "playing", False, False)
    assert table["your_seats"] == [1]
    assert [seat["name"] for seat in table["seats"]] == info["names"]
    alone = await jonas.post(copy, {"move": middle})
    assert alone["your_seats"] == [0, 1]
    view = await jonas.join(alone["id"], 0)
    shown = await jonas.get(f"/api/records/{info['id']}/at/{middle}")
    assert view["position"]["round"] == shown["shown"]["position"]["round"]
    mine = (await jonas.post(copy, {"move": middle, "seat": 1}))["id"]
    shown = await jonas.get(f"/api/records/{info['id']}/at/{middle}", seat=1)
    joined = await jonas.join(mine, 1)
    assert joined["position"]["view"] == shown["shown"]["position"]["view"]
    led_there = of_record(Record.load(path)).after(middle).events(1)
    assert [(event["name"], event["args"]) for event in joined["events"]] == [(e.name, e.args) for e in led_there]
    assert (await jonas.post(copy, {}, status=409))["code"] == "not_playing"
    assert (await jonas.post(copy, {"move": middle, "seat": 2}, status=404))["code"] == "not_found"
    if stones:
        refused = await jonas.post(copy, {"move": info["moves"] // 2}, status=400)
        assert "does not say where every stone stands" in refused["message"]


async def test_a_match_that_was_saved_half_way_is_played_on_from_its_end(mara: Visitor) -> None:
    match = Match("the_river(players=2)", seed=3)
    for _ in range(20):
        match.act(match.to_act[0], match.legal(match.to_act[0])[0])
    record = match.record()
    record.seats = ["Ann", "Ann"]  # at a table two people need two names
    info = await mara.post("/api/records", json.loads(msgspec.json.encode(record)))
    last = (await mara.get(f"/api/records/{info['id']}/at/20"))["shown"]
    assert (info["outcome"], last["status"], last["outcome"]) == (None, "playing", None)
    table = await mara.post(f"/api/tables/{info['id']}/copy")
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Ann 2"]
    seat = match.to_act[0]
    view = await mara.join(table["id"], seat)
    assert view["position"]["legal"]
    assert (await mara.do(table["id"], seat, view["position"]["legal"][0]["id"]))["type"] == "ack"


async def test_a_record_with_an_overlay_is_played_on_with_it(mara: Visitor) -> None:
    overlay = Overlay("mine.toml", "[score_sheet]\nfire_symbols = 61\n")
    record = Match(load("riverside", components=overlay), seed=3).record()
    info = await mara.post("/api/records", json.loads(msgspec.json.encode(record)))
    table = await mara.post(f"/api/tables/{info['id']}/copy")
    assert (table["overlay"], table["status"]) == ("mine.toml", "playing")
    assert (await mara.join(table["id"], 0))["position"]["legal"]


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


async def test_padding_is_not_stored(node: Node) -> None:
    """The log, names of nobody, a viewer, an overlong proof and name of an overlay: no replay needs them."""
    person, plain = await node.people.new_guest(), some_record()
    plain.seats = ["Mara", "Jonas"]
    padded = msgspec.structs.replace(
        plain,
        log=["x" * 1000] * 460,
        seats=[*(plain.seats or []), *["nobody"] * 500],
        viewer="x" * 9000,
        deal=FairDeal("x", "y", ["z" * 9000]),
    )
    assert len(msgspec.json.encode(padded)) > 460_000
    info = await bring(node, person, msgspec.structs.replace(padded, deal=None))
    stored = await node.store.record(info.id)
    assert stored == msgspec.json.encode(plain).decode()
    assert (await node.store.records_of(person.id)) == (1, len(stored))
    assert bare(padded).deal is None


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ([0, "x" * 9000, "pass"], "a move is"),
        ([0, 10**400, "pass"], "a move is"),
        ([0, 1, "x" * 121], "a move is"),
        ([0, 1, "pass", None, "more"], "a move is"),
    ],
)
async def test_a_move_has_no_room_for_padding(node: Node, move: list[object], sentence: str) -> None:
    record = some_record()
    record.moves = [move]
    with pytest.raises(Refusal, match=sentence) as refused:
        await bring(node, await node.people.new_guest(), record)
    assert len(refused.value.message) < 200


async def test_a_payload_is_for_games_that_have_such(node: Node) -> None:
    match = Match("riverside(players=2)", seed=1)
    match.act(0, match.legal(0)[0], {"x": "x" * 9000})
    with pytest.raises(Refusal, match="moves of Riverside have none"):
        await bring(node, await node.people.new_guest(), match.record())


async def test_a_person_brings_so_many_bytes(tmp_path: Path) -> None:
    size = len(msgspec.json.encode(some_record()))
    async with Node(Settings(db=f"sqlite:///{tmp_path}/t.db", bot_workers=0, records_bytes=2 * size + 50)) as node:
        mara, jonas = [await node.people.new_guest() for _ in range(2)]
        for seed in (1, 2):
            await bring(node, mara, some_record(seed))
        with pytest.raises(Refusal, match="take all the room"):
            await bring(node, mara, some_record(3))
        await bring(node, mara, some_record(2))
        await bring(node, jonas, some_record(3))


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
