"""Somebody who follows a lesson at a real server, step by step."""

from __future__ import annotations

import secrets
from typing import Any

from tests.server.client import Visitor


class Learner:
    """A visitor at the table of a lesson."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        self.visitor, self.table = visitor, table

    @classmethod
    async def begin(cls, visitor: Visitor, game: str) -> Learner:
        learner = cls(visitor, (await visitor.post("/api/lessons", {"game": game}))["id"])
        await visitor.join(learner.table, 0)
        return learner

    @property
    def view(self) -> dict[str, Any]:
        return self.visitor.views[self.table, 0]

    @property
    def lesson(self) -> Any:
        return self.view["lesson"]

    async def asked(self) -> Any:
        """The lesson when it is the learner's turn to read, to do, or to play freely."""
        while self.lesson["phase"] == "others" or (self.lesson["phase"] == "free" and not self.may_act()):
            await self.visitor.until("view", table=self.table, seat=0)
        return self.lesson

    def may_act(self) -> bool:
        return 0 in self.view["position"]["to_act"] or self.view["position"]["reporting"]

    async def learn(self, what: str, step: int | None = None) -> dict[str, Any]:
        request, step = secrets.token_hex(8), self.lesson["step"] if step is None else step
        await self.visitor.send("learn", table=self.table, seat=0, step=step, what=what, request=request)
        answer = await self.visitor.until("ack", "error", request=request)
        while answer["type"] == "ack" and self.view["seq"] < answer["seq"]:
            await self.visitor.until("view", table=self.table, seat=0)
        return answer

    async def draft(self, *actions: str) -> dict[str, Any]:
        await self.visitor.send("draft", table=self.table, seat=0, actions=list(actions))
        return await self.visitor.until("drafted", "error")

    async def do_step(self) -> None:
        """Do what the present step teaches; a list goes on where something was revealed in it."""
        step = self.lesson["step"]
        if self.lesson["phase"] == "read":
            assert (await self.learn("on"))["type"] == "ack"
            return
        while self.lesson["phase"] == "do" and self.lesson["step"] == step:
            taught = self.lesson["open"]
            if not self.view["position"]["reporting"]:
                taught = await self.planned(taught)
            answer = await self.visitor.do(self.table, 0, *taught)
            assert answer["type"] == "ack", (step, answer)
            await self.while_others_report()

    async def planned(self, taught: list[str]) -> list[str]:
        """As many of the taught actions as one plan holds: it ends where something is revealed."""
        for count in range(1, len(taught) + 1):
            answer = await self.draft(*taught[:count])
            assert answer["type"] == "drafted", (self.lesson["step"], taught[:count], answer)
            if answer["complete"]:
                return taught[:count]
        return taught

    async def while_others_report(self) -> None:
        while self.lesson["phase"] == "do" and not self.may_act():
            await self.visitor.until("view", table=self.table, seat=0)

    async def play_freely(self) -> None:
        """One turn of one's own: the first legal action, and so on until the plan is complete."""
        position, plan = self.view["position"], []
        while position["legal"]:
            plan.append(position["legal"][0]["text"])
            answer = await self.draft(*plan)
            assert answer["type"] == "drafted", answer
            if answer["complete"]:
                break
            position = answer["position"]
        assert (await self.visitor.do(self.table, 0, *plan))["type"] == "ack"
