"""What axe-core finds on a page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.web.chromium import PACKAGES

AXE = PACKAGES / "node_modules" / "axe-core" / "axe.min.js"


def findings(page: Page) -> list[str]:
    """What axe-core calls serious or critical. The name of something on the board tells what is drawn there in its own
    words, so letters of the drawing need not be in it."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    result: dict[str, Any] = page.evaluate("axe.run()")
    return [
        f"{each['id']}: {node['html'][:160]}"
        for each in result["violations"]
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
        if not (each["id"] == "label-content-name-mismatch" and "-choose " in node["html"])
    ]
