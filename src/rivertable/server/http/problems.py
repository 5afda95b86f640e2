"""What goes wrong at the browser: errors of the client for the log, and what people report to the operator."""

from __future__ import annotations

import logging

from rivertable.server.errors import Refusal
from rivertable.server.http.endpoint import Call, Endpoint
from rivertable.server.limits import network_of
from rivertable.server.protocol.bodies import BrowserError, Done, ProblemReport
from rivertable.server.store import reports
from rivertable.server.store.base import now_ms
from rivertable.server.table.access import check_invited

log = logging.getLogger(__name__)

MOST_BYTES = 4000


async def browser_error(call: Call) -> Done:
    """Tell the log of an error in a browser. All of it are names in our own code and numbers: nothing of a match, and nobody's
    name, can be in it."""
    body: BrowserError = call.body
    if call.node.browser_errors.take(network_of(call.sender.address)) and call.node.all_browser_errors.take():
        log.warning(
            "browser: %s on a %s page, client %s, at %s", body.kind, body.page, body.client, " ".join(body.places)
        )
    return Done()


async def report_problem(call: Call) -> Done:
    """Store what somebody reports, with the table and how far its match was: its record is there."""
    body: ProblemReport = call.body
    if not call.node.problem_reports.take(network_of(call.sender.address)):
        raise Refusal("too_fast", "many problems were reported from where you are; wait an hour")
    at = ""
    if body.table is not None:
        session = await call.node.sessions.get(body.table)
        check_invited(session.table, call.me, None)
        match = session.table.match
        at = f"after {len(match.log) if match else 0} moves, entry {session.table.seq}"
    await reports.add_problem(call.node.store, call.somebody().id, body.table or "", at, body.text, now_ms())
    return Done()


ENDPOINTS = [
    Endpoint(
        "POST",
        "/api/browser-errors",
        browser_error,
        "An error of the client, for the log",
        Done,
        BrowserError,
        limit=MOST_BYTES,
    ),
    Endpoint(
        "POST",
        "/api/problems",
        report_problem,
        "Report a problem to the operator",
        Done,
        ProblemReport,
        needs_person=True,
        limit=MOST_BYTES * 2,
        refusals=(404,),
    ),
]
