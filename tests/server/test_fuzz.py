"""Ten thousand wrong messages: no crash, no leak, the right error codes, and the table plays on.

A million with RIVERTABLE_LONG=1.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any, get_args

from websockets.exceptions import ConnectionClosed

from rivertable.server.errors import ErrorCode
from tests.server.client import Visitor
from tests.server.process import running

MESSAGES = 1_000_000 if os.environ.get("RIVERTABLE_LONG") else 10_000
BATCH = 50
CODES = set(get_args(ErrorCode)) - {"unavailable"}  # that one means the server itself is at fault

Made = tuple[str, str | None]  # a text, and the code it must be answered with, if it must be an error


class Fuzzer:
    """Makes messages: most nearly right, some not at all. `mine` is a seat of the sender, `other` somebody else's."""

    def __init__(self, table: str, mine: int, other: int, chance: random.Random) -> None:
        self.table, self.mine, self.other, self.chance = table, mine, other, chance
        self.count = 0

    def message(self) -> Made:
        kinds = [self.garbage, self.wrong_shape, self.elsewhere, self.not_mine, self.stale, self.illegal]
        kinds += [self.mutated] * 6 + [self.oversized] * (self.count % 500 == 0)
        self.count += 1
        return self.chance.choice(kinds)()

    def valid(self) -> dict[str, Any]:
        chance, base = self.chance, {"table": self.table, "seat": self.mine}
        request = f"{chance.getrandbits(40):x}"
        return chance.choice(
            [
                {"type": "join", **base, "after": chance.choice([None, 0, 5, 10**9])},
                {"type": "draft", **base, "actions": [chance.randrange(60) for _ in range(chance.randrange(4))]},
                {
                    "type": "act",
                    **base,
                    "seq": chance.randrange(9),
                    "actions": [chance.randrange(300)],
                    "request": request,
                },
                {"type": "undo", **base, "request": request, "moves": chance.choice([None, 1, 99])},
                {"type": "vote", **base, "proposal": chance.randrange(99), "agree": False, "request": request},
                {
                    "type": "propose",
                    **base,
                    "what": chance.choice(["undo", "end", "bot"]),
                    "target": chance.choice([None, 0, 1, chance.randrange(14)]),
                    "request": request,
                },
                {"type": "draft", **base, "actions": [chance.choice([0, 7, "village(none)", "pass"])]},
                {"type": "leave", "table": self.table},
            ]
        )

    def garbage(self) -> Made:
        alphabet = '{}[]",:0123456789truefalsnul\\\x00\x7fä☃𝄞 '
        text = "".join(self.chance.choice(alphabet) for _ in range(self.chance.randrange(80)))
        return text, "bad_message"

    def wrong_shape(self) -> Made:
        wrong: list[object] = [
            None,
            [],
            "join",
            {"type": "dance"},
            {"type": "join"},
            {"type": "join", "table": 7},
            {"type": "act", "table": self.table, "seat": "0"},
            {"type": "chat", "table": self.table, "text": "x" * 501},
            {"type": "act", "table": self.table, "seat": 0, "seq": 1, "actions": [{}], "request": "r"},
            {"type": "act", "table": self.table, "seat": 0, "seq": 1, "actions": [0] * 201, "request": "r"},
            {"type": "act", "table": self.table, "seat": 0, "seq": 2**70, "actions": [0], "request": "r"},
        ]
        return json.dumps(self.chance.choice(wrong)), "bad_message"

    def elsewhere(self) -> Made:
        message = self.valid() | {"table": f"{self.chance.getrandbits(64):x}"}
        return json.dumps(message), None if message["type"] == "leave" else "not_found"

    def not_mine(self) -> Made:
        message = self.valid()
        if "seat" not in message:
            return json.dumps(message), None
        return json.dumps(message | {"seat": self.other}), "forbidden"

    def stale(self) -> Made:
        request = f"s{self.chance.getrandbits(40):x}"
        message = {
            "type": "act",
            "table": self.table,
            "seat": self.mine,
            "seq": 10**9,
            "actions": [0],
            "request": request,
        }
        return json.dumps(message), "stale"

    def illegal(self) -> Made:
        action = self.chance.choice(["fly(away)", "choose_die", "choose_die(pink,2)", "🙂", 10**6])
        return json.dumps({"type": "draft", "table": self.table, "seat": self.mine, "actions": [action]}), "bad_message"

    def oversized(self) -> Made:
        text = json.dumps({"type": "chat", "table": self.table, "text": "x" * 70_000})
        return text, "too_large"

    def mutated(self) -> Made:
        """A right message with a letter or a value changed: anything may come of it."""
        message, chance = self.valid(), self.chance
        if chance.random() < 0.5:
            key = chance.choice(list(message))
            message[key] = chance.choice([None, -1, 2**40, "", "☃", [], {}, [[]], True, 1.5, "\ud800"])
            return json.dumps(message), None
        text = list(json.dumps(message))
        for _ in range(chance.randrange(1, 4)):
            text[chance.randrange(len(text))] = chance.choice('{}[]",:0a\\ ')
        return "".join(text), None


async def answers_to(visitor: Visitor, batch: list[Made], table: str, other: int) -> list[list[dict[str, Any]]]:
    """All that comes back for each message: a marker sent after it, refused as somebody else's, says when that is."""
    for place, (text, _) in enumerate(batch):
        await visitor.socket.send(text)
        await visitor.send("undo", table=table, seat=other, request=f"end-of-{place}")
    answers: list[list[dict[str, Any]]] = [[]]
    while len(answers) <= len(batch):
        answer = await visitor.receive()
        if answer["type"] == "error" and answer["request"] == f"end-of-{len(answers) - 1}":
            answers.append([])
        else:
            answers[-1].append(answer)
    return answers[:-1]


def fitting(code: str | None) -> set[str]:
    """The codes a message may be answered with. A hint asked for before may be refused only now."""
    if code is None:
        return CODES
    return {code, "switched_off"} | ({"not_to_act", "not_playing"} if code == "stale" else set())


async def test_wrong_messages_do_no_harm(tmp_path: Path) -> None:
    codes: Counter[str] = Counter()
    limits = {"bot_workers": 0, "requests_burst": 3 * MESSAGES}
    with running(f"sqlite:///{tmp_path}/t.db", tmp_path / "log", **limits) as server:
        async with Visitor(server.url) as mara, Visitor(server.url) as jonas:
            table = (await mara.open_table("me", "open", game="river_bankers", hints=False))["id"]
            await jonas.post(f"/api/tables/{table}/sit", {})
            theirs = await mara.join(table, 0)
            secret = json.dumps(theirs["position"]["view"])
            await jonas.join(table, 1)
            fuzzer = Fuzzer(table, mine=1, other=0, chance=random.Random(11))
            for _ in range(MESSAGES // BATCH):
                batch = [fuzzer.message() for _ in range(BATCH)]
                for made, answers in zip(batch, await answers_to(jonas, batch, table, other=0), strict=True):
                    for answer in answers:
                        assert answer.get("seat") != 0 or answer["type"] == "error", "somebody else's view"
                        assert secret not in json.dumps(answer)
                        if answer["type"] == "error":
                            codes[answer["code"]] += 1
                            assert answer["code"] in fitting(made[1]), (made, answer)
            await mara.join(table, 0)
            await jonas.join(table, 1)
            playing = [mara.play(table, 0, random.Random(1), 3), jonas.play(table, 1, random.Random(2), 3)]
            await asyncio.gather(*playing)
        assert "Traceback" not in server.logged()
        assert server.process.poll() is None
    assert {"bad_message", "not_found", "forbidden", "too_large"} <= set(codes)
    assert sum(codes.values()) > MESSAGES // 3


async def test_a_message_beyond_all_bounds_ends_the_socket_and_nothing_else(mara: Visitor) -> None:
    await mara.dial()
    await mara.socket.send("x" * 1_000_000)
    with suppress(ConnectionClosed):
        await mara.until("never")
    assert mara.socket.close_code == 1009
    await mara.hang_up()
    await mara.dial()
