"""Databases that earlier releases have written: everything in them is read, shown, and played on by its own rules."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from rivertable.engine.record import Record
from rivertable.server.settings import Settings
from rivertable.server.store import open_store
from tests.fixtures.kept import DATABASES, HERE, Kept, table_half_way
from tests.server.client import Visitor
from tests.server.released import Released, released, restored_postgres, restored_sqlite

RELEASE = "0.1.0"
TABLES = Kept.read(RELEASE, "sqlite").tables
GAMES = sorted({table.game for table in TABLES.values()})
BEGUN = [name for name, table in TABLES.items() if table.status != "open"]
FINISHED = [name for name, table in TABLES.items() if table.status == "over"]
WHAT_IFS = [name for name in TABLES if "what-if" in name]
IN_THE_AIR = "stone_layer in the air"
SIMULATED = ["stone_layer running", "stone_layer what-if", IN_THE_AIR]
PLAYED_ON = [name for name, table in TABLES.items() if table.status == "playing" and name not in SIMULATED]
PLAYED_ON_POSTGRES = ["river_bankers running", "riverside overlay what-if", "the_river what-if", "the_river bot due"]
PLAYED_ON_POSTGRES += ["twelve_rivers overlay", "stone_layer companion", "river_bankers clock", "riverside running"]
GOES_ON = ["the_river clock", "river_bankers clock", "river_bankers stood up", "the_river bot due", IN_THE_AIR]


def everywhere(names: Iterable[str], on_postgres: Iterable[str]) -> list[tuple[str, str]]:
    """Everything is tried on SQLite; on PostgreSQL, where the same code plays on, some of it."""
    return [("sqlite", name) for name in names] + [("postgresql", name) for name in on_postgres]


@pytest.fixture(scope="module")
def restored(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], str]:
    """Makes copies of what the release left: the address of a new one."""

    def copy(kind: str) -> str:
        if kind == "sqlite":
            return restored_sqlite(RELEASE, tmp_path_factory.mktemp("release"))
        return asyncio.run(restored_postgres(RELEASE, request.getfixturevalue("postgres_url")))

    return copy


@pytest.fixture(scope="module")
def releases(
    restored: Callable[[str], str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Callable[[str], Released]]:
    """One server of today on each database."""
    with ExitStack() as stack:
        log = tmp_path_factory.mktemp("log")

        @functools.cache
        def served(kind: str) -> Released:
            return stack.enter_context(released(RELEASE, kind, restored(kind), log / kind))

        yield served


@pytest.fixture(params=DATABASES)
def kind(request: pytest.FixtureRequest) -> str:
    """Of the database."""
    return str(request.param)


@pytest.fixture
def release(releases: Callable[[str], Released], kind: str) -> Released:
    return releases(kind)


@pytest.fixture
def untouched(restored: Callable[[str], str], kind: str) -> str:
    """A database where no server plays on."""
    return restored(kind)


# ------------------------------------------------------------ as it was


async def test_every_table_of_the_release_is_as_it_was_to_the_bit(untouched: str, kind: str) -> None:
    kept, settings = Kept.read(RELEASE, kind), Settings(db=untouched)
    store = open_store(settings.url, settings.node, settings.lease_seconds)
    await store.open(lambda *said: None)
    found = []
    for name, then in kept.tables.items():
        half, table = await table_half_way(store, then.id)
        assert (table.seq, table.status) == (then.entries, then.status), name
        assert (table.spec.rules, table.config.rules) == (1, 1), name
        for position, match in ((then.middle, half.match), (then.now, table.match)):
            assert (position is None) == (match is None), name
            if position is not None and match is not None:
                found += [(name, each) for each in kept.differences(position, match)]
    await store.close()
    assert found == []


async def test_people_are_known_by_the_cookies_they_have(release: Released) -> None:
    for name, person in release.kept.people.items():
        async with release.visit(name) as visitor:
            assert (visitor.me["id"], visitor.me["name"]) == (person.id, person.name)
    mara = release.kept.people["mara"]
    async with Visitor(release.server.url) as somebody:
        me = await somebody.post("/api/me/sign-in", {"name": "mara", "passphrase": mara.passphrase})
        assert me["id"] == mara.id


async def test_lists_of_my_games_are_shown(release: Released) -> None:
    async with release.visit("mara") as mara:
        mine = await mara.get("/api/me/games")
    listed = {game["id"] for game in mine["running"]} | {game["table"] for game in mine["finished"]}
    at = {name for name, table in release.kept.tables.items() if "mara" in table.people.values()}
    assert {name for name in at if release.kept.tables[name].id not in listed} <= {*WHAT_IFS}


@pytest.mark.parametrize("game", GAMES)
async def test_who_was_rated_is_on_the_leaderboard(release: Released, game: str) -> None:
    async with release.visit("tove") as tove:
        ranks = (await tove.get(f"/api/leaderboard/{game}", kind="bots"))["ranks"]
    assert {"Mara", "Jonas", "Easy bot"} <= {rank["name"] for rank in ranks}


@pytest.mark.parametrize(("kind", "name"), everywhere(BEGUN, BEGUN[::4]))
async def test_a_seat_of_the_release_is_shown_to_its_person(release: Released, name: str) -> None:
    table = release.kept.tables[name]
    for seat, person in table.people.items():
        async with release.visit(person) as visitor:
            view = await visitor.join(table.id, seat)
            assert view["position"]["view"]
            if name.endswith(" running"):
                line = await visitor.until("chat", table=table.id)
                assert (line["name"], line["text"]) == ("Mara", "Good luck!")
            if name not in GOES_ON and view["status"] == table.status == "playing":
                assert table.now is not None
                assert sorted(view["position"]["to_act"]) == sorted(table.now.to_act)


# ------------------------------------------------------------ looking back


@pytest.mark.parametrize(("kind", "name"), everywhere(FINISHED, ["river_bankers ended", "stone_layer finished"]))
async def test_a_finished_table_of_the_release_is_looked_at_move_by_move(release: Released, name: str) -> None:
    table = release.kept.tables[name]
    async with release.visit("tove") as tove:
        shown = await tove.get(f"/api/records/{table.id}")
        moves = len(shown["moves"])
        for number in (0, moves // 2, moves):
            at = await tove.get(f"/api/records/{table.id}/at/{number}", seat=1)
            assert at["shown"]["position"]["view"]
        record = Record.from_json((await tove.http.get(f"/api/tables/{table.id}/record")).content)
    assert (len(record.moves), record.seats) == (moves, shown["info"]["names"])
    match = record.replay()
    assert table.now is not None
    assert release.kept.differences(table.now, match) == []
    if table.now.outcome is not None:
        assert shown["info"]["outcome"]["scores"] == list(table.now.outcome["scores"])


@pytest.mark.parametrize("name", Kept.read(RELEASE, "sqlite").brought)
async def test_a_record_that_was_brought_to_the_release_is_shown(release: Released, name: str) -> None:
    """SoundRecord again it is the same one."""
    id = release.kept.brought[name]
    path = HERE / RELEASE / "records" / f"{name}.json"
    async with release.visit("tove") as tove:
        shown = await tove.get(f"/api/records/{id}")
        assert len(shown["moves"]) == len(Record.load(path).moves)
        assert (await tove.get(f"/api/records/{id}/at/{len(shown['moves']) // 2}"))["shown"]["position"]["view"]
        headers = {"content-type": "application/json"}
        again = await tove.http.post("/api/records", content=path.read_bytes(), headers=headers)
        assert again.json()["id"] == id


@pytest.mark.parametrize(("kind", "game"), everywhere(GAMES, GAMES[:1]))
async def test_a_record_of_the_release_is_brought_along(release: Released, game: str) -> None:
    async with release.visit("jonas") as jonas:
        body = (HERE / RELEASE / "records" / f"{game}-table.json").read_bytes()
        answer = await jonas.http.post("/api/records", content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 200, answer.text
        assert answer.json()["outcome"]["scores"]


# ------------------------------------------------------------ playing on


@pytest.mark.parametrize(("kind", "name"), everywhere(PLAYED_ON, PLAYED_ON_POSTGRES))
async def test_a_table_of_the_release_is_played_to_its_end(release: Released, name: str) -> None:
    table = release.kept.tables[name]
    last = await release.play_on(table)
    assert last["outcome"]["scores"]
    async with release.visit(table.people.get(0, "mara")) as person:
        if name in WHAT_IFS:
            await person.get(f"/api/tables/{table.id}/record", status=409)
            return
        record = Record.from_json((await person.http.get(f"/api/tables/{table.id}/record")).content)
        match = record.replay()
        assert match.outcome is not None
        assert (record.rules, match.config.rules, match.state.opt_rules) == (1, 1, 1)
        assert list(record.outcome.scores if record.outcome else ()) == last["outcome"]["scores"]


@pytest.mark.parametrize(("kind", "name"), everywhere(SIMULATED, ["stone_layer what-if"]))
async def test_stones_of_the_release_go_on_where_they_stood(release: Released, name: str) -> None:
    """One more attempt is simulated, then they end it."""
    table = release.kept.tables[name]
    async with release.visit("mara") as mara:
        view = await mara.join(table.id)
        before = 0 if name == IN_THE_AIR else attempts(view)
        while attempts(view) == before:
            seat = view["position"]["to_act"][0]
            if seat in table.people:
                await release.step(table, seat)
                view = await mara.join(table.id)
            else:
                view = await mara.until("view", table=table.id, seat=None)
        assert view["position"]["scene"]["last"]["film"] is not None
    await release.end(table.id, **{person: seat for seat, person in table.people.items()})


def attempts(view: dict[str, Any]) -> int:
    last = view["position"]["scene"]["last"]
    return int(last["number"]) if last else 0


async def test_an_open_seat_of_the_release_is_taken_and_the_match_begins(release: Released) -> None:
    table = release.kept.tables["riverside open"].id
    place = f"/api/tables/{table}"
    async with release.visit("mara") as mara, release.visit("jonas") as jonas:
        invitation = (await mara.get(place))["invitation"]
        await jonas.get(place, status=404)
        assert (await jonas.post(f"{place}/sit", {"invitation": invitation}))["status"] == "playing"
    await release.end(table, mara=0, jonas=1)


@pytest.mark.parametrize(("kind", "game"), everywhere(["the_river", "twelve_rivers", "riverside"], ["the_river"]))
async def test_a_rematch_of_the_release_is_for_those_who_played(release: Released, game: str) -> None:
    """Two of them were opened by the release itself."""
    place = f"/api/tables/{release.kept.tables[f'{game} finished'].id}/rematch"
    async with release.visit("mara") as mara, release.visit("jonas") as jonas:
        ids = {(await person.post(place))["id"] for person in (mara, jonas)}
        table = await mara.get(f"/api/tables/{ids.pop()}")
        assert ids == set()
        assert [seat["name"] for seat in table["seats"]] == ["Jonas", "Easy bot", "Mara"]
        assert table["status"] != "open"
    await release.end(table["id"], jonas=0, mara=2)
    if f"{game} rematch" in release.kept.tables:
        assert table["id"] == release.kept.tables[f"{game} rematch"].id
