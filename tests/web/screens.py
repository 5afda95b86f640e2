"""The screens a table is drawn on, and what is measured there."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, ViewportSize

SCREENS: tuple[ViewportSize, ...] = (
    {"width": 360, "height": 740},
    {"width": 390, "height": 844},
    {"width": 844, "height": 390},
    {"width": 512, "height": 384},  # 1024 x 768 enlarged to 200 %
    {"width": 720, "height": 450},  # 1440 x 900 enlarged to 200 %
    {"width": 1024, "height": 768},
    {"width": 1280, "height": 800},
    {"width": 1440, "height": 900},
    {"width": 2560, "height": 1440},
)


LAYOUT = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")
SHORTENED = [".seat .called", ".since .said"]  # may end in an ellipsis, for their title says it in full


def resize(page: Page, screen: ViewportSize) -> None:
    """Gives the page another size and waits until it is drawn so."""
    page.set_viewport_size(screen)
    page.evaluate("() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))")


def flaws(page: Page, smallest: int | None = None, within: str | None = None) -> list[str]:
    """What is cut, covered, out of reach or smaller than `smallest`, on the page or in what lies over it."""
    found: list[str] = page.evaluate(LAYOUT, {"smallest": smallest, "shortened": SHORTENED, "within": within})
    return found


def box(page: Page, selector: str) -> dict[str, float]:
    """Where the one thing of that name is drawn."""
    found = page.locator(selector).bounding_box()
    assert found is not None, f"{selector} is not drawn"
    return {side: round(found[side]) for side in ("x", "y", "width", "height")}


def outside(page: Page, selector: str) -> list[str]:
    """The names of visible things that reach out of the screen sideways or above it."""
    names: list[str] = page.locator(selector).evaluate_all(
        """all => all.filter(one => one.checkVisibility()).filter(one => {
            const box = one.getBoundingClientRect();
            return box.left < 0 || box.right > innerWidth + 0.5 || box.top < 0;
        }).map(one => one.getAttribute("aria-label") || one.textContent)"""
    )
    return names


def cut(page: Page, selector: str) -> list[str]:
    """The texts that do not fit into their place."""
    texts: list[str] = page.locator(selector).evaluate_all(
        """all => all.filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
            .map(one => one.textContent)"""
    )
    return texts
