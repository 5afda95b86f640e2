"""Guests, names kept with a passphrase, and the way back to them."""

from __future__ import annotations

import asyncio
import hashlib

import pytest
from itsdangerous import URLSafeSerializer

from rivertable.server.errors import Refusal
from rivertable.server.node import Node
from rivertable.server.people import people
from rivertable.server.people.people import SESSION_MS, SESSIONS
from rivertable.server.store.base import now_ms
from rivertable.server.store.sessions import sessions_of
from tests.server.client import Visitor
from tests.server.process import ServerProcess

PASSPHRASE = "a quiet river bend"


async def test_a_guest_is_the_same_person_until_the_cookie_is_gone(mara: Visitor, jonas: Visitor) -> None:
    assert (await mara.get("/api/me"))["id"] == mara.me["id"] != jonas.me["id"]
    await mara.post("/api/me/sign-out")
    assert (await mara.get("/api/me"))["id"] != mara.me["id"]


async def test_a_forged_cookie_is_nobody(mara: Visitor) -> None:
    value = mara.http.cookies["rivertable"]
    mara.http.cookies.clear()
    mara.http.cookies.set("rivertable", value[:-3] + "abc")
    assert (await mara.get("/api/me"))["id"] != mara.me["id"]


async def test_a_kept_name_is_had_back_with_its_passphrase(mara: Visitor, jonas: Visitor) -> None:
    await mara.post("/api/me", {"name": "Mara of the Weir"})
    await mara.post("/api/me/keep", {"passphrase": PASSPHRASE})
    wrong = await jonas.post("/api/me/sign-in", {"name": "Mara of the Weir", "passphrase": "wrong one"}, status=403)
    unknown = await jonas.post("/api/me/sign-in", {"name": "Nobody", "passphrase": "wrong one"}, status=403)
    assert wrong == unknown, "whether a name exists is not told"
    signed_in = await jonas.post("/api/me/sign-in", {"name": "mara of the weir", "passphrase": PASSPHRASE})
    assert signed_in["id"] == mara.me["id"]
    assert signed_in["kept"]


async def test_choosing_a_name_does_not_tell_whether_it_is_kept(mara: Visitor, jonas: Visitor) -> None:
    await mara.post("/api/me", {"name": "Mara of the Isle"})
    await mara.post("/api/me/keep", {"passphrase": PASSPHRASE})
    kept, free = [await jonas.post("/api/me", {"name": name}) for name in ("Mara of the Isle", "Nora of the Isle")]
    assert kept == {**free, "name": "Mara of the Isle"}


@pytest.mark.parametrize(
    "imitation", ["Tilda Reed", "TILDA  REED", "Tíldà Reed", "Tіldа Rееd", "TiIda Reed", "T1lda.Reed", "Tilda Reed ✓"]
)
async def test_nobody_else_appears_under_a_name_like_a_kept_one(imitation: str, server: ServerProcess) -> None:
    async with Visitor(server.url) as tilda, Visitor(server.url) as guest, Visitor(server.url) as host:
        signed_in = await tilda.http.post("/api/me/sign-in", json={"name": "Tilda Reed", "passphrase": PASSPHRASE})
        if signed_in.status_code == 403:
            await tilda.post("/api/me", {"name": "Tilda Reed"})
            await tilda.post("/api/me/keep", {"passphrase": PASSPHRASE})
        table = (await host.open_table("me", "open", "open"))["id"]
        await guest.post("/api/me", {"name": imitation})
        await guest.post(f"/api/tables/{table}/sit", {})
        seats = (await tilda.post(f"/api/tables/{table}/sit", {}))["seats"]
        assert [seat["kept"] for seat in seats] == [False, False, True]
        assert (seats[1]["name"][-2:], seats[2]["name"]) == (" 2", "Tilda Reed")
        own = [{"kind": "me", "name": imitation}, {"kind": "open"}]
        opened = await guest.post("/api/tables", {"game": "riverside", "seats": own})
        assert opened["seats"][0]["name"].endswith(" 2")
        await guest.post("/api/me/keep", {"passphrase": PASSPHRASE}, status=409)


async def test_a_kept_name_cannot_be_kept_again_with_another_passphrase(mara: Visitor, jonas: Visitor) -> None:
    """By somebody who finds a browser open: the owner would not get in again."""
    await mara.post("/api/me", {"name": "Mara of the Ford"})
    key = (await mara.post("/api/me/keep", {"passphrase": PASSPHRASE}))["recovery_key"]
    refused = await mara.post("/api/me/keep", {"passphrase": "somebody else's"}, status=409)
    assert "kept already" in refused["message"]
    await jonas.post("/api/me/sign-in", {"name": "Mara of the Ford", "passphrase": PASSPHRASE})
    body = {"name": "Mara of the Ford", "recovery_key": key, "passphrase": "another river"}
    await jonas.post("/api/me/recover", body)


async def test_a_name_kept_twice_at_once_is_kept_once(mara: Visitor, jonas: Visitor) -> None:
    """A double click: the key that is shown is good."""
    await mara.post("/api/me", {"name": "Mara of the Lock"})
    both = [mara.http.post("/api/me/keep", json={"passphrase": PASSPHRASE}) for _ in range(2)]
    first, second = sorted(await asyncio.gather(*both), key=lambda answer: answer.status_code)
    assert (first.status_code, second.status_code) == (200, 409)
    assert "kept already" in second.json()["message"]
    key = first.json()["recovery_key"]
    body = {"name": "Mara of the Lock", "recovery_key": key, "passphrase": "another river"}
    await jonas.post("/api/me/recover", body)
    assert (await jonas.get("/api/me"))["id"] == mara.me["id"]


async def test_a_lost_passphrase_is_replaced_by_the_recovery_key(mara: Visitor, jonas: Visitor) -> None:
    await mara.post("/api/me", {"name": "Forgetful"})
    key = (await mara.post("/api/me/keep", {"passphrase": PASSPHRASE}))["recovery_key"]
    await mara.dial()
    body = {"name": "Forgetful", "recovery_key": "no", "passphrase": "another river"}
    await jonas.post("/api/me/recover", body, status=403)
    new_key = (await jonas.post("/api/me/recover", {**body, "recovery_key": key}))["recovery_key"]
    assert (await jonas.get("/api/me"))["id"] == mara.me["id"]
    await jonas.dial()
    assert (await mara.get("/api/me"))["id"] != mara.me["id"], "whoever was signed in is signed out"
    async with asyncio.timeout(60):
        await mara.socket.wait_closed()
    assert mara.socket.close_code == 1008, "on open sockets, too"
    await jonas.send("leave", table="x")
    assert jonas.socket.close_code is None, "whoever has the name now stays"
    await mara.post("/api/me/sign-in", {"name": "Forgetful", "passphrase": PASSPHRASE}, status=403)
    await mara.post("/api/me/sign-in", {"name": "Forgetful", "passphrase": "another river"})
    await mara.post("/api/me/recover", {**body, "recovery_key": key}, status=403)
    await mara.post("/api/me/recover", {**body, "recovery_key": new_key})


async def test_who_signs_out_has_taken_the_cookie_with_them(mara: Visitor) -> None:
    """Somebody may have copied it."""
    copied = mara.http.cookies["rivertable"]
    await mara.post("/api/me/sign-out")
    mara.http.cookies.set("rivertable", copied)
    assert (await mara.get("/api/me"))["id"] != mara.me["id"]


async def test_a_name_is_signed_out_everywhere(mara: Visitor, jonas: Visitor, server: ServerProcess) -> None:
    await mara.post("/api/me", {"name": "Everywhere"})
    await mara.post("/api/me/keep", {"passphrase": PASSPHRASE})
    async with Visitor(server.url) as phone:
        for device in (jonas, phone):
            await device.post("/api/me/sign-in", {"name": "Everywhere", "passphrase": PASSPHRASE})
        await jonas.post("/api/me/sign-out")
        assert (await phone.get("/api/me"))["id"] == mara.me["id"], "elsewhere they are still signed in"
        await phone.dial()
        await mara.post("/api/me/sign-out", {"everywhere": True})
        async with asyncio.timeout(60):
            await phone.socket.wait_closed()
        assert (await phone.get("/api/me"))["id"] != mara.me["id"]


async def test_the_database_holds_no_cookie_and_a_session_ends_unused(
    node: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = await node.people.new_guest()
    cookie = await node.people.new_cookie(person)
    (digest,) = await sessions_of(node.store, person.id, now_ms())
    assert cookie not in digest
    assert await node.people.by_cookie(digest) is None
    later = now_ms() + SESSION_MS // 2 + 1000
    monkeypatch.setattr(people, "now_ms", lambda: later)
    ageing = await node.people.by_cookie(cookie)
    assert ageing is not None
    assert ageing.is_ageing
    monkeypatch.setattr(people, "now_ms", lambda: later + SESSION_MS // 2)
    assert await node.people.by_cookie(cookie) is None
    await node.people.renewed(ageing, cookie)
    assert await node.people.by_cookie(cookie) is not None, "one that is used goes on"


async def test_a_person_has_only_so_many_sessions(node: Node) -> None:
    person = await node.people.new_guest()
    cookies = [await node.people.new_cookie(person) for _ in range(SESSIONS + 5)]
    assert len(await sessions_of(node.store, person.id, now_ms())) == SESSIONS
    assert await node.people.by_cookie(cookies[-1]) is not None


async def test_a_signed_cookie_of_an_older_release_is_exchanged_and_ends_with_a_sign_out(node: Node) -> None:
    person = await node.people.new_guest()
    secret = await node.store.setting("cookie_secret", "")
    signer = URLSafeSerializer(secret, salt="person", signer_kwargs={"digest_method": hashlib.sha256})
    signed = str(signer.dumps([person.id, 0]))
    known = await node.people.by_cookie(signed)
    assert known is not None
    assert known.is_ageing
    cookie = await node.people.renewed(known, signed)
    signed_in = await node.people.by_cookie(cookie)
    assert signed_in is not None
    await node.people.sign_out(signed_in)
    assert await node.people.by_cookie(cookie) is None
    assert await node.people.by_cookie(signed) is None


async def test_a_signed_cookie_is_not_taken_for_ever(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    person = await node.people.new_guest()
    secret = await node.store.setting("cookie_secret", "")
    signer = URLSafeSerializer(secret, salt="person", signer_kwargs={"digest_method": hashlib.sha256})
    monkeypatch.setattr(people, "now_ms", lambda: now_ms() + SESSION_MS + 1)
    assert await node.people.by_cookie(str(signer.dumps([person.id, 0]))) is None


async def test_who_tries_passphrases_elsewhere_does_not_lock_out_the_owner(node: Node) -> None:
    owner = await node.people.rename(await node.people.new_guest(), "Patient")
    await node.people.keep(owner, PASSPHRASE)
    refused = []
    for _ in range(12):
        with pytest.raises(Refusal) as refusal:
            await node.people.sign_in("Patient", "wrong one", "203.0.113.5")
        refused.append(refusal.value.code)
    assert (refused[0], refused[-1]) == ("forbidden", "too_fast")
    assert (await node.people.sign_in("Patient", PASSPHRASE, "198.51.100.7")).id == owner.id


async def test_passphrases_cannot_be_tried_for_long(jonas: Visitor) -> None:
    """However the name is spelt: all these are one."""
    statuses = []
    for name in [
        "Tried Once",
        "tried once",
        " TRIED  once",
        "Ｔried once",
        "tri\u200bed once",
        "Tried \u2800 Once",
    ] * 2:
        response = await jonas.http.post("/api/me/sign-in", json={"name": name, "passphrase": "x" * 9})
        statuses.append(response.status_code)
    assert statuses[0] == 403
    assert statuses[-1] == 429
