"""A report of the lab in a browser: by day and by night, on a phone, on paper, and for people who do not see it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from rivertable.lab import balance, compare, sweep
from tests.lab.test_compare import points
from tests.web.accessibility import findings

SMALL: dict[str, Any] = {"games": 80, "policy": "random", "seed": 5, "jobs": 1}


@pytest.fixture(scope="module")
def reports(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with one report of each kind."""
    folder = tmp_path_factory.mktemp("reports")
    balance("the_river", folder=folder, ladder=False, **SMALL).save(folder / "balance.html")
    compare("the_river", points(9), folder=folder, **SMALL).save(folder / "compare.html")
    sweep("the_river", "supply.p2.wood=6..9", folder=folder, **SMALL).save(folder / "sweep.html")
    return folder


@pytest.fixture(params=["balance", "compare", "sweep"])
def file(request: pytest.FixtureRequest, reports: Path) -> Path:
    return reports / f"{request.param}.html"


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everybody_can_read_it(page: Page, file: Path, scheme: Any) -> None:
    page.emulate_media(color_scheme=scheme)
    page.goto(file.as_uri())
    for closed in page.locator("details").all():
        closed.evaluate("each => { each.open = true }")
    assert findings(page) == []


def test_a_phone_shows_it_without_moving_sideways(page: Page, file: Path) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(file.as_uri())
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    plots = page.locator(".plot").all()
    assert all(plot.bounding_box()["width"] <= 390 for plot in plots)  # type: ignore[index]


def test_a_phone_shows_what_taking_adds_without_moving_sideways(page: Page, reports: Path) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto((reports / "balance.html").as_uri())
    told = page.locator(".plot.wide text", has_text="±").all()
    assert told
    ends = [text.evaluate("each => each.getBoundingClientRect().right") for text in told]
    assert max(ends) <= 390 - 14  # the card's edge


def colours(page: Page) -> tuple[str, str]:
    """Of the first text in a plot, and of the card it stands on."""
    text = page.locator(".plot svg text").first.evaluate("each => getComputedStyle(each).fill")
    return text, page.locator(".card").first.evaluate("each => getComputedStyle(each).backgroundColor")


def test_plots_follow_day_night_and_paper(page: Page, file: Path) -> None:
    seen = {}
    for name, media in (
        ("day", {"color_scheme": "light"}),
        ("night", {"color_scheme": "dark"}),
        ("paper", {"media": "print"}),
    ):
        page.emulate_media(**{"media": "screen", **media})  # type: ignore[arg-type]
        page.goto(file.as_uri())
        seen[name] = colours(page)
    assert seen["day"][0] == seen["paper"][0] != seen["night"][0]
    assert seen["paper"][1] == "rgb(255, 255, 255)"
    assert len({card for _, card in seen.values()}) == 3


def test_on_paper_nothing_stands_that_can_only_be_clicked(page: Page, file: Path) -> None:
    page.emulate_media(media="print")
    page.goto(file.as_uri())
    assert [each.is_visible() for each in page.locator(".btn, summary").all()] == [False] * page.locator(
        ".btn, summary"
    ).count()


def test_the_table_behind_a_plot_opens_with_the_keyboard(page: Page, reports: Path) -> None:
    page.goto((reports / "balance.html").as_uri())
    behind = page.locator("details").first
    assert not behind.locator("table").is_visible()
    behind.locator("summary").press("Enter")
    assert behind.locator("table").is_visible()
