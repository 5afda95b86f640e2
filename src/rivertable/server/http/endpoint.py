"""What every endpoint does: find the person, check limits, read the body, answer, and turn errors into problems."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from rivertable.engine.decoding import in_words
from rivertable.engine.errors import RivertableError
from rivertable.server.errors import ErrorCode, Refusal
from rivertable.server.limits import Sender, network_of
from rivertable.server.node import Node
from rivertable.server.people.people import COOKIE, COOKIE_SECONDS, Person
from rivertable.server.protocol.bodies import Problem
from rivertable.server.security import is_https, is_own_origin

log = logging.getLogger(__name__)

STATUS: dict[ErrorCode, int] = {
    "bad_message": 400,
    "too_large": 413,
    "too_fast": 429,
    "not_found": 404,
    "forbidden": 403,
    "unavailable": 503,
}
OTHERWISE = 409
JSON = "application/json"
TOO_MANY = "too many requests; wait a little"


@dataclass
class Call:
    """One request: the node, the person who sent it, and its body. `cookie` is set by the answer, or taken away if it is
    empty."""

    node: Node
    request: Request
    person: Person | None
    body: Any
    cookie: str | None = None

    @property
    def me(self) -> str | None:
        return self.person.id if self.person else None

    @property
    def sender(self) -> Sender:
        """Whose limits this request counts against."""
        return Sender(self.me, self.request.client.host if self.request.client else "-")

    async def sign_in(self, person: Person) -> None:
        """From now on the browser is this person's; the session it had is over."""
        if self.person is not None and self.person.session:
            await self.node.people.sign_out(self.person)
        self.cookie = await self.node.people.new_cookie(person)

    def path(self, name: str) -> str:
        return str(self.request.path_params[name])

    def number(self, name: str) -> int | None:
        """A whole number from the query; None if it is not given, Refusal if it is no number."""
        text = self.request.query_params.get(name)
        if text is None or text == "":
            return None
        if not text.isascii() or not text.isdigit() or len(text) > 9:
            raise Refusal("bad_message", f"{name!r} is a whole number, not {text!r}")
        return int(text)

    def text(self, name: str) -> str | None:
        return self.request.query_params.get(name)

    def somebody(self) -> Person:
        assert self.person is not None
        return self.person


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Endpoint:
    """A method and path, the types of its body and answer, and its words in the OpenAPI document."""

    method: str
    path: str
    handler: Handler
    summary: str
    answer: Any
    body: Any = None
    query: dict[str, tuple[Any, str]] = field(default_factory=dict)
    needs_person: bool = False
    limit: int = 300_000
    counts: int = 1  # for how many requests it counts: one that makes much work for several
    refusals: tuple[int, ...] = ()

    def route(self) -> Route:
        async def endpoint(request: Request) -> Response:
            return await self._serve(request)

        return Route(self.path, endpoint, methods=[self.method], name=f"{self.method} {self.path}")

    async def _serve(self, request: Request) -> Response:
        node: Node = request.app.state.node
        call = Call(node, request, None, None)
        try:
            response = await self._answer(call)
        except Refusal as refusal:
            response = problem(refusal)
        except RivertableError as error:
            response = problem(Refusal("bad_message", str(error)))
        except RecursionError:
            response = problem(Refusal("bad_message", "the body is nested too deeply"))
        except ClientDisconnect:
            response = Response(status_code=400)
        except Exception:
            log.exception("%s %s failed", self.method, self.path)
            response = problem(Refusal("unavailable", "something went wrong here; try again"))
        node.metrics.requests.labels(self.method, response.status_code).inc()
        return _with_cookie(response, node, call.cookie)

    async def _answer(self, call: Call) -> Response:
        node, request = call.node, call.request
        if not node.budgets.take_for_address(call.sender.address, self.counts):
            raise Refusal("too_fast", TOO_MANY)
        cookie = request.cookies.get(COOKIE)
        call.person = await node.people.by_cookie(cookie)
        if call.me is not None:
            node.visits.note(call.me)
        if not node.budgets.take_for_person(call.me, self.counts):
            raise Refusal("too_fast", TOO_MANY)
        if call.person is not None and call.person.is_ageing:
            call.cookie = await node.people.renewed(call.person, cookie or "")
        if self.method != "GET":
            call.body = await self._read(node, request)
        if self.needs_person and call.person is None:
            if not node.new_guests.take(network_of(call.sender.address)):
                raise Refusal("too_fast", "many new people have come from where you are; wait a minute")
            call.person = await node.people.new_guest()
            call.cookie = await node.people.new_cookie(call.person)
        answer = await self.handler(call)
        if isinstance(answer, Response):
            return answer
        return Response(msgspec.json.encode(answer), media_type=JSON)

    async def _read(self, node: Node, request: Request) -> Any:
        https = is_https(request.scope, published=node.settings.secure_cookies)
        if not is_own_origin(request.headers, node.settings.allowed_origins, https=https):
            raise Refusal("forbidden", "this request comes from another site")
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
            raise Refusal("bad_message", f"the body must be JSON: Content-Type: {JSON}")
        data = bytearray()
        async for chunk in request.stream():
            data += chunk
            if len(data) > self.limit:
                raise Refusal("too_large", f"the body has at most {self.limit} bytes")
        if self.body is bytes:
            return bytes(data)
        try:
            return msgspec.json.decode(bytes(data), type=self.body)
        except msgspec.ValidationError as error:
            raise Refusal("bad_message", in_words(error, "the request")) from None
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise Refusal("bad_message", f"the body cannot be read: {error}") from None


def problem(refusal: Refusal) -> Response:
    body = Problem(refusal.code, refusal.message, refusal.clause)
    return Response(msgspec.json.encode(body), STATUS.get(refusal.code, OTHERWISE), media_type=JSON)


def _with_cookie(response: Response, node: Node, cookie: str | None) -> Response:
    if cookie is not None:
        seconds = COOKIE_SECONDS if cookie else 0
        response.set_cookie(COOKIE, cookie, seconds, httponly=True, samesite="lax", secure=node.settings.secure_cookies)
    return response
