"""Codes and the home network, over HTTP: two doors of one server, both on loopback addresses."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from rivertable.server.app import make_app
from rivertable.server.settings import Settings
from tests.server.client import Visitor
from tests.server.process import ServerProcess, running

HOME = "127.0.0.2"


@pytest.fixture(scope="module")
def home_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("home")
    with running(f"sqlite:///{folder}/t.db", folder / "log", bot_workers=0, home_network=HOME) as server:
        yield server


def _by_name(server: ServerProcess, name: str) -> str:
    return f"http://{name}:{server.port}"


async def _switch(visitor: Visitor, table: str, on: bool, status: int = 200, **headers: str) -> dict[str, object]:
    answer: dict[str, object] = await visitor.post("/api/home", {"table": table, "on": on}, status, **headers)
    return answer


# ------------------------------------------------------------ the second door


async def test_a_phone_joins_by_the_second_door_until_it_is_shut(home_server: ServerProcess) -> None:
    async with Visitor(_by_name(home_server, "localhost")) as mara:
        table = await mara.open_table("me", "open", "open", public=False)
        assert await mara.get("/api/home") == {"here": True, "on": False, "found": True, "address": None}
        with pytest.raises(httpx.ConnectError):
            await mara.http.get(_by_name(home_server, HOME))
        answer = await _switch(mara, table["id"], True)
        assert answer == {"here": True, "on": True, "found": True, "address": _by_name(home_server, HOME)}
        code = (await mara.post(f"/api/tables/{table['id']}/code"))["code"]
        async with Visitor(str(answer["address"])) as jonas:
            assert await jonas.get("/api/home") == {"here": False, "on": False, "found": False, "address": None}
            invited = await jonas.get(f"/api/codes/{code.lower()}")
            await jonas.post(f"/api/tables/{invited['table']}/sit", {"invitation": invited["invitation"]})
            await jonas.join(table["id"], 1)
            await mara.join(table["id"], 0)
            assert mara.views[table["id"], 0]["seats"][1]["presence"] == "here"
            await _switch(jonas, table["id"], False, status=403)
            assert not (await _switch(mara, table["id"], False))["on"]
            with pytest.raises(ConnectionClosed):
                await jonas.until("nothing more")
            with pytest.raises(httpx.TransportError):
                await jonas.http.get("/api/me")
        await mara.until("presence", table=table["id"])  # she is still there, and sees that he is not


async def test_the_second_door_answers_to_its_own_name_only(home_server: ServerProcess) -> None:
    async with Visitor(_by_name(home_server, "127.0.0.1")) as mara:
        table = (await mara.open_table("me", "open"))["id"]
        address = str((await _switch(mara, table, True))["address"])
        for host in ("evil.example", f"evil.example:{home_server.port}", f"localhost:{home_server.port}", HOME):
            assert (await mara.http.get(f"{address}/api/me", headers={"host": host})).status_code == 421
            with pytest.raises(InvalidStatus, match="403"):
                await Visitor(address).dial(Host=host)
        assert (await mara.http.get(f"{address}/api/me")).status_code == 200
        assert (
            await mara.http.get("/api/me", headers={"host": "rivers.example"})
        ).status_code == 200  # a proxy may say so
        await _switch(mara, table, False)


# ------------------------------------------------------------ who may switch

FORWARDED = [
    {"x-forwarded-for": "127.0.0.1"},
    {"x-forwarded-for": "203.0.113.5"},
    {"x-forwarded-host": "localhost"},
    {"x-forwarded-proto": "https"},
    {"forwarded": "for=127.0.0.1"},
    {"via": "1.1 proxy"},
    {"x-real-ip": "127.0.0.1"},
    {"cf-connecting-ip": "127.0.0.1"},
]
WRONG_HOSTS = ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "192.168.1.23:8000", "", "0.0.0.0"]
OTHER_PAGES = [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": "http://localhost:1"},
    {"origin": "http://evil.example"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
]


@pytest.mark.parametrize(
    "headers", [*FORWARDED, *({"host": host} for host in WRONG_HOSTS), *OTHER_PAGES], ids=lambda headers: str(headers)
)
async def test_the_switch_refuses_others(home_server: ServerProcess, headers: dict[str, str]) -> None:
    async with Visitor(_by_name(home_server, "localhost")) as mara:
        table = (await mara.open_table("me", "open"))["id"]
        answer = await mara.http.post("/api/home", json={"table": table, "on": True}, headers=headers)
        assert answer.status_code == 403
        told = (await mara.http.get("/api/home", headers=headers)).json()
        assert told == {"here": False, "on": False, "found": False, "address": None}
        assert (await mara.get("/api/home"))["on"] is False


async def test_a_form_of_another_site_cannot_switch(home_server: ServerProcess) -> None:
    """A page elsewhere can send a form here without asking; it has no JSON."""
    async with Visitor(_by_name(home_server, "localhost")) as mara:
        table = (await mara.open_table("me", "open"))["id"]
        text = f'{{"table": "{table}", "on": true}}'
        answer = await mara.http.post("/api/home", content=text, headers={"content-type": "text/plain"})
        assert answer.status_code == 400
        assert (await mara.get("/api/home"))["on"] is False


@pytest.mark.parametrize("peer", ["192.168.1.7", "10.0.0.2", "203.0.113.5", "fe80::1", "testclient"])
async def test_a_peer_elsewhere_cannot_switch(tmp_path: Path, peer: str) -> None:
    app = make_app(Settings(db=f"sqlite:///{tmp_path}/t.db", bot_workers=0, home_network=HOME))
    app.state.node.home.serve_with(_no_door)
    async with app.router.lifespan_context(app):
        for address, status in ((peer, 403), ("127.0.0.1", 404), ("::1", 404)):  # 404: only the table is missing
            transport = httpx.ASGITransport(app, client=(address, 4711))
            async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8170") as client:
                answer = await client.post("/api/home", json={"table": "none", "on": True})
                assert answer.status_code == status, answer.text


async def _no_door(address: str) -> None:
    raise AssertionError("nobody may open it")


async def test_only_for_a_table_of_ones_own(home_server: ServerProcess) -> None:
    url = _by_name(home_server, "localhost")
    async with Visitor(url) as mara, Visitor(url) as jonas:
        assert "which table" in (await mara.post("/api/home", {"on": True}, status=400))["message"]
        await mara.post("/api/home", {"on": False})
        public = (await mara.open_table("me", "open"))["id"]
        private = (await mara.open_table("me", "open", public=False))["id"]
        await _switch(jonas, public, True, status=403)
        hidden = await _switch(jonas, private, True, status=404)
        await jonas.post(f"/api/tables/{public}/code", status=403)
        assert (await jonas.post(f"/api/tables/{private}/code", status=404)) == hidden
        assert (await mara.get("/api/home"))["on"] is False


@pytest.mark.parametrize(
    "settings",
    [
        {"host": "127.0.0.1", "home_network": HOME},
        {"home_network": "off"},
        {"home_network": HOME, "secure_cookies": True},
        {"home_network": HOME, "origins": "https://rivers.example"},
    ],
    ids=str,
)
async def test_there_is_no_switch_on_a_server_for_others(tmp_path: Path, settings: dict[str, object]) -> None:
    with running(f"sqlite:///{tmp_path}/t.db", tmp_path / "log", bot_workers=0, **settings) as server:
        async with Visitor(_by_name(server, "localhost")) as mara:
            table = await mara.post("/api/tables", {"game": "riverside", "seats": [{"kind": "me"}, {"kind": "open"}]})
            assert (await mara.get("/api/home"))["here"] is False
            await _switch(mara, table["id"], True, status=403)


async def test_an_address_that_is_not_this_computers_is_refused_in_words(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/t.db", tmp_path / "log", bot_workers=0, home_network="192.0.2.55") as server:
        async with Visitor(_by_name(server, "localhost")) as mara:
            table = (await mara.open_table("me", "open"))["id"]
            answer = await _switch(mara, table, True, status=409)
            assert "no address of this computer" in str(answer["message"])
            assert (await mara.get("/api/home"))["on"] is False


# ------------------------------------------------------------ codes


async def test_the_same_words_for_every_code_that_leads_nowhere(mara: Visitor, jonas: Visitor) -> None:
    table = await mara.open_table("me", "open", public=False)
    given = await mara.post(f"/api/tables/{table['id']}/code")
    assert len(given["code"]) == 6
    assert (await mara.post(f"/api/tables/{table['id']}/code")) == given
    found = await jonas.get(f"/api/codes/{given['code']}")
    assert found == {"table": table["id"], "invitation": table["invitation"]}
    await jonas.post(f"/api/tables/{table['id']}/sit", {"invitation": found["invitation"]})
    assert await jonas.get(f"/api/codes/{given['code']}") == found  # whoever sits there comes back with it
    async with Visitor(mara.url) as tove:
        filled = await tove.get(f"/api/codes/{given['code']}", status=404)
        assert (
            filled == await tove.get("/api/codes/222222", status=404) == await tove.get("/api/codes/0O1I", status=404)
        )
    await mara.post(f"/api/tables/{table['id']}/code", status=409)
