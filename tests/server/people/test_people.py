"""Guests, names kept with a passphrase, and the way back to them."""

from __future__ import annotations

import asyncio

from tests.server.client import Visitor

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
    answer = await jonas.post("/api/me", {"name": "MARA of the weir"}, status=409)
    assert "kept by somebody else" in answer["message"]
    wrong = await jonas.post("/api/me/sign-in", {"name": "Mara of the Weir", "passphrase": "wrong one"}, status=403)
    unknown = await jonas.post("/api/me/sign-in", {"name": "Nobody", "passphrase": "wrong one"}, status=403)
    assert wrong == unknown, "whether a name exists is not told"
    signed_in = await jonas.post("/api/me/sign-in", {"name": "mara of the weir", "passphrase": PASSPHRASE})
    assert signed_in["id"] == mara.me["id"]
    assert signed_in["kept"]


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
    assert (await jonas.post("/api/me/recover", body))["id"] == mara.me["id"]


async def test_a_lost_passphrase_is_replaced_by_the_recovery_key(mara: Visitor, jonas: Visitor) -> None:
    await mara.post("/api/me", {"name": "Forgetful"})
    key = (await mara.post("/api/me/keep", {"passphrase": PASSPHRASE}))["recovery_key"]
    await mara.dial()
    body = {"name": "Forgetful", "recovery_key": "no", "passphrase": "another river"}
    await jonas.post("/api/me/recover", body, status=403)
    back = await jonas.post("/api/me/recover", {**body, "recovery_key": key})
    assert back["id"] == mara.me["id"]
    await jonas.dial()
    assert (await mara.get("/api/me"))["id"] != mara.me["id"], "whoever was signed in is signed out"
    async with asyncio.timeout(60):
        await mara.socket.wait_closed()
    assert mara.socket.close_code == 1008, "on open sockets, too"
    await jonas.send("leave", table="x")
    assert jonas.socket.close_code is None, "whoever has the name now stays"
    await mara.post("/api/me/sign-in", {"name": "Forgetful", "passphrase": PASSPHRASE}, status=403)
    await mara.post("/api/me/sign-in", {"name": "Forgetful", "passphrase": "another river"})


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
