"""Stone Layer at a table: stones are simulated in worker processes, or told by people with real ones."""

from __future__ import annotations

import base64
import zlib
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest

from rivertable.engine.record import Record
from tests.server.client import Visitor
from tests.server.process import ServerProcess, running

POSE = {"face": 0, "yaw": 0.4, "tilt": [0.0, 0.0], "x": 0.0, "y": 0.0}


@pytest.fixture(scope="module")
def stone_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("stones")
    with running(f"sqlite:///{folder}/tables.db", folder / "log") as server:
        yield server


@pytest.fixture
async def anna(stone_server: ServerProcess) -> AsyncIterator[Visitor]:
    async with Visitor(stone_server.url) as visitor:
        yield visitor


@pytest.fixture
async def ben(stone_server: ServerProcess) -> AsyncIterator[Visitor]:
    async with Visitor(stone_server.url) as visitor:
        yield visitor


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


async def test_a_stone_let_go_is_simulated_and_everybody_is_sent_the_film(anna: Visitor, ben: Visitor) -> None:
    table = await open_stones(anna, "me", "me")
    await anna.join(table, 0)
    await ben.join(table)
    first = anna.views[table, 0]["position"]["to_act"][0]
    await anna.join(table, first)
    await until_asked(anna, table, first, "release")
    assert ben.views[table, None]["position"]["scene"] == {"poses": {}, "last": None}
    stone = anna.views[table, first]["position"]["view"]["attempt"]["stone"]
    answer = await anna.do(table, first, {"action": "release", "payload": POSE})
    assert answer["type"] == "ack"
    seen = [await until_attempt(anna, table, first, 1), await until_attempt(ben, table, None, 1)]
    assert seen[0] == seen[1]
    last, poses = seen[0]["last"], seen[0]["poses"]
    assert (last["stone"], last["placement"], last["number"]) == (stone, "on_top", 1)
    assert len(poses[stone]) == 7
    assert poses[stone][2] > 0.008  # it stands on the base stone
    film = last["film"]
    raw = zlib.decompress(base64.b64decode(film["data"]))
    assert len(raw) == 2 * 7 * film["pictures"] * len(film["stones"])
    assert [event["name"] for event in ben.logs[table, None]][-4:].count("stone_placed") == 1


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
    anna: Visitor, action: str, payload: Any, said: str
) -> None:
    table = await open_stones(anna, "me", "me")
    await anna.join(table, 0)
    seat = anna.views[table, 0]["position"]["to_act"][0]
    await anna.join(table, seat)
    if action == "release":
        await until_asked(anna, table, seat, "release")
    before = anna.views[table, seat]["seq"]
    for kind in ("act", "draft"):
        if kind == "act":
            answer = await anna.do(table, seat, {"action": action, "payload": payload})
        else:
            await anna.send("draft", table=table, seat=seat, actions=[{"action": action, "payload": payload}])
            answer = await anna.until("error", "drafted", table=table)
        assert (answer["type"], answer["code"]) == ("error", "bad_message")
        assert said in answer["message"]
    assert (await anna.join(table, seat))["seq"] == before


async def test_a_payload_has_no_meaning_in_other_games(anna: Visitor) -> None:
    table = (await anna.open_table("me", "me"))["id"]
    view = await anna.join(table, 0)
    answer = await anna.do(table, 0, {"action": view["position"]["legal"][0]["id"], "payload": POSE})
    assert answer["code"] == "bad_message"
    assert "moves of riverside have no payload" in answer["message"]


async def test_bots_of_every_level_place_stones_from_the_pool(anna: Visitor) -> None:
    table = await watch_bots(anna, "normal", "hard", "expert")
    scene = await until_attempt(anna, table, None, 6)
    assert len(scene["poses"]) >= 4
    moved = {event["args"]["seat"] for event in anna.logs[table, None] if event["name"] == "stone_released"}
    assert moved == {0, 1, 2, 3}
    await anna.send("propose", table=table, seat=0, what="end", request="end")
    await anna.until("ack", request="end")


async def test_a_game_of_bots_ends_and_its_record_can_be_simulated_again(
    anna: Visitor, stone_server: ServerProcess
) -> None:
    table = await watch_bots(anna, "easy", points_to_win="5", tremor="hard")
    while anna.views[table, None]["status"] != "over":
        await anna.until("view", table=table, seat=None)
    record = Record.from_json((await anna.http.get(f"/api/tables/{table}/record")).content)
    match = record.replay()
    assert match.game.world is not None
    lines = match.game.world().audit(record)
    assert len(lines) >= 10
    assert all(line.same for line in lines)
    at = (await anna.get(f"/api/records/{table}/at/{len(record.moves)}"))["shown"]["position"]
    assert at["scene"]["last"]["number"] == len(lines)
    assert "Traceback" not in stone_server.logged()


async def test_a_position_with_simulated_stones_cannot_be_copied(anna: Visitor) -> None:
    table = await open_stones(anna, "me", "me")
    answer = await anna.post(f"/api/tables/{table}/copy", {}, status=409)
    assert "its world stays where it is" in answer["message"]


async def test_a_hint_says_how_the_stone_is_set(anna: Visitor) -> None:
    table = await open_stones(anna, "me", "me")
    await anna.join(table, 0)
    seat = anna.views[table, 0]["position"]["to_act"][0]
    await anna.join(table, seat)
    await until_asked(anna, table, seat, "release")
    await anna.send("hint", table=table, seat=seat)
    advice = (await anna.until("hint", table=table))["advice"]
    assert advice[0]["action"]["name"] == "release"
    assert set(advice[0]["payload"]) == {"face", "yaw", "tilt", "x", "y"}


# ---------------------------------------------------------------- companion mode


async def test_people_tell_what_real_stones_did_from_any_seat(anna: Visitor, ben: Visitor) -> None:
    table = await open_stones(anna, "me", "open", mode="companion")
    await ben.post(f"/api/tables/{table}/sit", {"seat": 1})
    await anna.join(table, 0)
    await ben.join(table, 1)
    people = {0: anna, 1: ben}
    while anna.views[table, 0]["position"] is None:
        await anna.until("view", table=table, seat=0)
    seat = anna.views[table, 0]["position"]["to_act"][0]
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


async def test_a_report_is_taken_back_one_answer_at_a_time_until_the_next_tile(anna: Visitor) -> None:
    table = await open_stones(anna, "me", "me", mode="companion")
    await anna.join(table, 0)
    seat = anna.views[table, 0]["position"]["to_act"][0]
    await anna.join(table, seat)
    await until_asked(anna, table, seat, "report_no_fall")
    for answer in ("report_no_fall", "report_on_top", "report_done"):
        await anna.do(table, seat, answer)
    for step in ("report_fouls", "report_placement"):
        await anna.send("undo", table=table, seat=seat, request=step)
        await anna.until("view", table=table, seat=seat)
        assert anna.views[table, seat]["position"]["view"]["step"] == step
    await anna.do(table, seat, "report_slipped")
    following = anna.views[table, seat]["position"]["to_act"][0]
    assert following == 1 - seat
    await anna.join(table, following)
    await until_asked(anna, table, following, "report_no_fall")
    await anna.send("undo", table=table, seat=seat, request="late")
    refused = await anna.until("ack", "error", request="late")
    assert refused["code"] == "undo_refused"


async def test_where_no_person_plays_real_stones_go_by_statistics(anna: Visitor) -> None:
    table = await watch_bots(anna, "easy", mode="companion", points_to_win="5")
    while anna.views[table, None]["status"] != "over":
        await anna.until("view", table=table, seat=None)
    assert max(anna.views[table, None]["outcome"]["scores"]) >= 5
