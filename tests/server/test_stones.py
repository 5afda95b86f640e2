"""Stone Layer at a table: stones are simulated in worker processes, or told by people with real ones."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from rivertable.engine.record import Record
from tests.server.client import Visitor
from tests.server.process import ServerProcess, running

POSE = {"face": 0, "yaw": 0.4, "tilt": [0.0, 0.0], "x": 0.0, "y": 0.0}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Hands tremble in the same way every time."""
    folder = tmp_path_factory.mktemp("stones")
    with running(f"sqlite:///{folder}/tables.db", folder / "log", same_deal=True) as server:
        yield server


async def open_stones(visitor: Visitor, *seats: str, **options: Any) -> str:
    table = await visitor.open_table(*seats, game="stone_layer", options=options)
    return str(table["id"])


async def until_asked(visitor: Visitor, table: str, seat: int, name: str) -> dict[str, Any]:
    """Takes the first choice until an action of this name is offered; the view then."""
    while True:
        view = visitor.views[table, seat]
        if view["status"] == "over" or any(action["name"] == name for action in view["position"]["legal"]):
            return view
        if view["position"]["legal"]:
            answer = await visitor.do(table, seat, view["position"]["legal"][0]["id"])
            assert answer["type"] == "ack", answer
        else:
            await visitor.until("view", table=table, seat=seat)


async def watch_bots(visitor: Visitor, *levels: str, **options: Any) -> str:
    """A table where a bot plays for the only person, too."""
    table = await open_stones(visitor, "me", *levels, **options)
    await visitor.join(table, 0)
    await visitor.send("play_for_me", table=table, seat=0, on=True, request="bot")
    await visitor.until("ack", request="bot")
    await visitor.join(table)
    return table


async def until_attempt(visitor: Visitor, table: str, seat: int | None, number: int) -> dict[str, Any]:
    while ((visitor.views[table, seat]["position"]["scene"]["last"]) or {"number": 0})["number"] < number:
        await visitor.until("view", table=table, seat=seat)
    scene: dict[str, Any] = visitor.views[table, seat]["position"]["scene"]
    return scene


async def test_a_stone_let_go_is_simulated_and_everybody_is_sent_the_film(mara: Visitor, jonas: Visitor) -> None:
    table = await open_stones(mara, "me", "me")
    await mara.join(table, 0)
    await jonas.join(table)
    first = mara.views[table, 0]["position"]["to_act"][0]
    await mara.join(table, first)
    await until_asked(mara, table, first, "release")
    assert jonas.views[table, None]["position"]["scene"] == {"poses": {}, "last": None}
    stone = mara.views[table, first]["position"]["view"]["attempt"]["stone"]
    answer = await mara.do(table, first, {"action": "release", "payload": POSE})
    assert answer["type"] == "ack"
    seen = [await until_attempt(mara, table, first, 1), await until_attempt(jonas, table, None, 1)]
    assert seen[0] == seen[1]
    last, poses = seen[0]["last"], seen[0]["poses"]
    assert (last["stone"], last["placement"], last["number"]) == (stone, "on_top", 1)
    assert len(poses[stone]) == 7
    assert poses[stone][2] > 0.008  # it stands on the base stone
    film = last["film"]
    raw = zlib.decompress(base64.b64decode(film["data"]))
    assert len(raw) == 2 * 7 * film["pictures"] * len(film["stones"])
    assert [event["name"] for event in jonas.logs[table, None]][-4:].count("stone_placed") == 1


@pytest.mark.parametrize(
    ("action", "payload", "said"),
    [
        ("release", {**POSE, "face": 99}, "has the resting faces 0 to"),
        ("release", {**POSE, "weight": 1}, "a release is {face, yaw, tilt, x, y}"),
        ("release", {"yaw": 0.1}, "missing required field `face`"),
        ("release", {**POSE, "tilt": [0.1]}, "a resting face, radians and metres"),
        ("release", "softly", "a release is {face, yaw, tilt, x, y}"),
        ("pick_tile(1)", POSE, "only release has a payload"),
    ],
)
async def test_a_payload_that_cannot_be_carried_out_is_refused_in_words(
    mara: Visitor, action: str, payload: Any, said: str
) -> None:
    table = await open_stones(mara, "me", "me")
    await mara.join(table, 0)
    seat = mara.views[table, 0]["position"]["to_act"][0]
    await mara.join(table, seat)
    if action == "release":
        await until_asked(mara, table, seat, "release")
    before = mara.views[table, seat]["seq"]
    for kind in ("act", "draft"):
        if kind == "act":
            answer = await mara.do(table, seat, {"action": action, "payload": payload})
        else:
            await mara.send("draft", table=table, seat=seat, actions=[{"action": action, "payload": payload}])
            answer = await mara.until("error", "drafted", table=table)
        assert (answer["type"], answer["code"]) == ("error", "bad_message")
        assert said in answer["message"]
    assert (await mara.join(table, seat))["seq"] == before


async def test_a_payload_has_no_meaning_in_other_games(mara: Visitor) -> None:
    table = (await mara.open_table("me", "me"))["id"]
    view = await mara.join(table, 0)
    answer = await mara.do(table, 0, {"action": view["position"]["legal"][0]["id"], "payload": POSE})
    assert answer["code"] == "bad_message"
    assert "moves of riverside have no payload" in answer["message"]


async def test_bots_of_every_level_place_stones_from_the_pool(mara: Visitor) -> None:
    table = await watch_bots(mara, "normal", "hard", "expert")
    scene = await until_attempt(mara, table, None, 6)
    assert len(scene["poses"]) >= 4
    moved = {event["args"]["seat"] for event in mara.logs[table, None] if event["name"] == "stone_released"}
    assert moved == {0, 1, 2, 3}
    await mara.send("propose", table=table, seat=0, what="end", request="end")
    await mara.until("ack", request="end")


async def test_a_game_of_bots_ends_and_its_record_can_be_simulated_again(mara: Visitor, server: ServerProcess) -> None:
    table = await watch_bots(mara, "easy", points_to_win="5", tremor="hard")
    while mara.views[table, None]["status"] != "over":
        await mara.until("view", table=table, seat=None)
    record = Record.from_json((await mara.http.get(f"/api/tables/{table}/record")).content)
    match = record.replay()
    assert match.game.physics is not None
    lines = match.game.physics().audit(record)
    assert len(lines) >= 10
    assert all(line.same for line in lines)
    at = (await mara.get(f"/api/records/{table}/at/{len(record.moves)}"))["shown"]["position"]
    assert at["scene"]["last"]["number"] == len(lines)
    await play_on_from_the_record(mara, record)
    assert "Traceback" not in server.logged()


async def play_on_from_the_record(visitor: Visitor, record: Record) -> None:
    """Its reports say where every stone stands."""
    info = await visitor.post("/api/records", json.loads(msgspec.json.encode(record)))
    middle = info["moves"] // 2
    there = (await visitor.get(f"/api/records/{info['id']}/at/{middle}"))["shown"]["position"]["scene"]["poses"]
    copy = (await visitor.post(f"/api/tables/{info['id']}/copy", {"move": middle}))["id"]
    assert there
    assert (await visitor.join(copy, 0))["position"]["scene"]["poses"] == there


async def test_a_what_if_begins_with_the_stones_where_they_stand(mara: Visitor) -> None:
    table = await watch_bots(mara, "easy")
    await until_attempt(mara, table, None, 4)
    await mara.send("play_for_me", table=table, seat=0, on=False, request="mine-again")
    copy = (await mara.post(f"/api/tables/{table}/copy", {"seat": 0, "level": "easy"}))["id"]
    view = await mara.join(copy, 0)
    standing = {stone["id"] for stack in view["position"]["view"]["stacks"] for stone in stack["stones"]}
    assert standing
    assert set(view["position"]["scene"]["poses"]) == standing
    await until_asked(mara, copy, 0, "release")
    answer = await mara.do(copy, 0, {"action": "release", "payload": POSE})
    assert answer["type"] == "ack"
    after = await until_attempt(mara, copy, 0, 1)
    assert after["last"]["film"] is not None


async def test_a_hint_says_how_the_stone_is_set(mara: Visitor) -> None:
    table = await open_stones(mara, "me", "me")
    await mara.join(table, 0)
    seat = mara.views[table, 0]["position"]["to_act"][0]
    await mara.join(table, seat)
    await until_asked(mara, table, seat, "release")
    await mara.send("hint", table=table, seat=seat)
    advice = (await mara.until("hint", table=table))["advice"]
    assert advice[0]["action"]["name"] == "release"
    assert set(advice[0]["payload"]) == {"face", "yaw", "tilt", "x", "y"}


# ---------------------------------------------------------------- companion mode


async def test_people_tell_what_real_stones_did_from_any_seat(mara: Visitor, jonas: Visitor) -> None:
    table = await open_stones(mara, "me", "open", mode="companion")
    await jonas.post(f"/api/tables/{table}/sit", {"seat": 1})
    await mara.join(table, 0)
    await jonas.join(table, 1)
    people = {0: mara, 1: jonas}
    while mara.views[table, 0]["position"] is None:
        await mara.until("view", table=table, seat=0)
    seat = mara.views[table, 0]["position"]["to_act"][0]
    other = 1 - seat
    view = await until_asked(people[seat], table, seat, "report_no_fall")
    assert view["position"]["reporting"]
    assert view["position"]["scene"] is None
    while not people[other].views[table, other]["position"]["reporting"]:
        await people[other].until("view", table=table, seat=other)
    asked = people[other].views[table, other]["position"]
    assert asked["decision"]["id"] == "decide-report_event"
    for answer in ("report_no_fall", "report_on_top", "report_done"):
        assert (await people[other].do(table, other, answer))["type"] == "ack"
    view = people[other].views[table, other]
    assert view["position"]["view"]["stacks"][view_marker(people[other], table, other)]["stones"] != []
    assert view["can_undo"] == 3
    refused = await people[other].do(table, other, "report_done")
    assert refused["code"] in ("not_to_act", "illegal")


def view_marker(visitor: Visitor, table: str, seat: int) -> int:
    """The stack the last stone was placed on, from 0."""
    placed = [event for event in visitor.logs[table, seat] if event["name"] == "stone_placed"]
    return int(placed[-1]["args"]["stack"]) - 1


async def test_a_report_is_taken_back_one_answer_at_a_time_until_the_next_tile(mara: Visitor) -> None:
    table = await open_stones(mara, "me", "me", mode="companion")
    await mara.join(table, 0)
    seat = mara.views[table, 0]["position"]["to_act"][0]
    await mara.join(table, seat)
    await until_asked(mara, table, seat, "report_no_fall")
    for answer in ("report_no_fall", "report_on_top", "report_done"):
        await mara.do(table, seat, answer)
    for step in ("report_fouls", "report_placement"):
        await mara.send("undo", table=table, seat=seat, request=step)
        await mara.until("view", table=table, seat=seat)
        assert mara.views[table, seat]["position"]["view"]["step"] == step
    await mara.do(table, seat, "report_slipped")
    following = mara.views[table, seat]["position"]["to_act"][0]
    assert following == 1 - seat
    await mara.join(table, following)
    await until_asked(mara, table, following, "report_no_fall")
    await mara.send("undo", table=table, seat=seat, request="late")
    refused = await mara.until("ack", "error", request="late")
    assert refused["code"] == "undo_refused"


async def test_where_no_person_plays_real_stones_go_by_statistics(mara: Visitor) -> None:
    table = await watch_bots(mara, "easy", mode="companion", points_to_win="5")
    while mara.views[table, None]["status"] != "over":
        await mara.until("view", table=table, seat=None)
    assert max(mara.views[table, None]["outcome"]["scores"]) >= 5


@pytest.mark.parametrize(("mode", "at_zero"), [("simulation", "pass"), ("companion", "show")])
async def test_seconds_for_a_turn_are_the_clock_of_the_table(mara: Visitor, mode: str, at_zero: str) -> None:
    """SL-11.8, SL-10.28"""
    table = await open_stones(mara, "me", "me", mode=mode, turn_clock="30")
    clock = (await mara.join(table, 0))["clock"]
    assert (clock["bank_ms"], clock["refill"], clock["at_zero"]) == (30_000, True, at_zero)
    assert 0 < clock["left_ms"][clock["running"][0]] <= 30_000
