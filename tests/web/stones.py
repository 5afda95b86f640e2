"""A table of Stone Layer in the browser, and what the server says of it changed on its way."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from tests.web.player import Player

WITH_A_BOT = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
SMALL = {"width": 1000, "height": 640}


def stones(player: Player, seats: list[dict[str, Any]] = WITH_A_BOT, **options: str | bool) -> None:
    player.open_table(seats, game="stone_layer", options=options)
    player.settle()


def refusal(text: str, name: str, *args: int) -> dict[str, Any]:
    words = {"id": "", "args": {}}
    reason = {**words, "text": "Because it is so."}
    label = {**words, "text": text}
    told = {"label": label, "reason": reason, "short": "no", "clause": "SL-5.3"}
    return {"id": 9999, "name": name, "args": list(args), "text": text, **told}


def change_frames(page: Page, change: Callable[[dict[str, Any]], None]) -> list[WebSocketRoute]:
    """What the server sends of the table is changed on its way; the lines to the page, as soon as there are any."""
    lines: list[WebSocketRoute] = []

    def between(client: WebSocketRoute) -> None:
        lines.append(client)

        def forward(message: str | bytes) -> None:
            frame = json.loads(message)
            if frame.get("position"):
                change(frame)
            client.send(json.dumps(frame))

        client.connect_to_server().on_message(forward)

    page.route_web_socket("**/ws", between)
    return lines
