"""A report says what it must, and needs nothing else."""

from __future__ import annotations

import base64
import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from msgspec.structs import replace

from rivertable.lab import balance, compare, sweep
from rivertable.lab.figures import Figure
from rivertable.lab.report import STYLE, page
from rivertable.lab.results import Balance, Bar, Result, Spread
from tests.lab.test_compare import points

ROOT = Path(__file__).parents[2]
SMALL = {"games": 60, "policy": "random", "seed": 5, "jobs": 1}


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Result]:
    folder = tmp_path_factory.mktemp("parts")
    return {
        "balance": balance("the_river", folder=folder, **SMALL),  # type: ignore[arg-type]
        "compare": compare("the_river", points(9), folder=folder, **SMALL),  # type: ignore[arg-type]
        "sweep": sweep("the_river", "supply.p2.wood=7..9", folder=folder, **SMALL),  # type: ignore[arg-type]
    }


class Elements(HTMLParser):
    """The elements of a page in order, and its text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.words = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.words += data

    def of(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.found if name == tag]


@pytest.mark.parametrize("kind", ["balance", "compare", "sweep"])
def test_it_needs_nothing_else_and_can_be_run_again(results: dict[str, Result], kind: str) -> None:
    result = results[kind]
    text = page(result)
    elements = Elements(text)
    assert not {"script", "link", "iframe", "img"} & {tag for tag, _ in elements.found}
    loads = re.findall(r"""(?:src="|href="|url\(|@import ")([^")]+)""", text)
    assert [each for each in loads if not each.startswith(("#", "data:"))] == []
    words = " ".join(elements.words.split())
    run = result.run
    assert f"seeds from {SMALL['seed']}" in words
    for wanted in (result.sentence, run.command, run.rivertable, run.sources, run.seed, run.python, run.numpy):
        assert wanted in words
    for overlay in run.components:
        assert overlay["digest"] in words
    first = words.index(result.sentence)
    assert first < words.index("Table")  # the sentence stands before all figures


@pytest.mark.parametrize("kind", ["balance", "compare", "sweep"])
def test_every_plot_has_words_and_a_table_behind_it(results: dict[str, Result], kind: str) -> None:
    cards = re.findall(r'<section class="card">.*?</section>', page(results[kind]), re.DOTALL)
    drawn = [card for card in cards if "<svg" in card]
    assert drawn
    for card in drawn:
        elements = Elements(card)
        assert all(svg["aria-label"] for svg in elements.of("svg"))
        assert len(elements.of("table")) >= 1
        assert all(cell.get("scope") for cell in elements.of("th"))


def test_the_data_are_inside(results: dict[str, Result]) -> None:
    [link] = [each for each in Elements(page(results["balance"])).of("a") if "download" in each]
    assert json.loads(base64.b64decode(str(link["href"]).partition(",")[2])) == results["balance"].to_dict()


def test_a_balance_tells_what_a_designer_asks(results: dict[str, Result]) -> None:
    words = Elements(page(results["balance"])).words
    for heading in (
        "Who starts",
        "Where points come from",
        "How long, and how it ends",
        "What stands out",
        "Do it again",
    ):
        assert heading in words
    for heading in ("How much better play wins", "How it is decided", "How it is measured", "Too rare to tell"):
        assert heading in words


def test_matches_that_all_take_as_long_are_said_to(results: dict[str, Result]) -> None:
    result = results["balance"]
    assert isinstance(result, Balance)
    five = replace(result, rounds=Spread(Figure(5, 5, 5, 60), 5, 5, (Bar(5, 5, 1.0),)))
    assert "Every match takes <b>5 rounds</b>." in page(five)
    assert "Table of rounds" not in page(five)
    assert "Table of rounds" in page(result)


def test_a_comparison_shows_the_file_and_says_what_is_clear(results: dict[str, Result]) -> None:
    text = page(results["compare"])
    assert "[[building]]" in text
    assert "points: Buildings" in text
    assert {"clear", "not seen"} <= set(re.findall(r"<td>([^<]+)</td>", text))


def test_the_same_result_gives_the_same_page(results: dict[str, Result]) -> None:
    assert page(results["balance"]) == page(results["balance"])


def test_the_colours_are_those_of_the_tables() -> None:
    tokens = (ROOT / "web" / "src" / "styles" / "tokens.css").read_text(encoding="utf-8")
    light = dict(re.findall(r"--([a-z0-9-]+): (#[0-9a-f]{6});", tokens.split("data-theme")[0]))
    own = re.findall(r"--([a-z0-9-]+): (#[0-9a-f]{6});", STYLE.read_text(encoding="utf-8").split("@media")[0])
    assert len(own) > 15
    assert {name: value for name, value in own if light.get(name) != value} == {}
