"""Plots as SVG that stands in a page."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from rivertable.lab.plots import CAN, COLOURS, Row, curve, histogram, intervals, pairs, strip

ROWS = [
    Row("starts", 60.0, 58.0, 62.0, "60 ± 2", CAN),
    Row("goes <second>", 40.0, 38.0, 42.0, "40 ± 2", full=False, bar=0.4),
]
PLOTS = {
    "intervals": lambda: intervals(ROWS, 50, "Share of wins: starts 60, second 40"),
    "wide": lambda: intervals(ROWS, 50, "Share of wins: starts 60", wide=True, bars="taken", axis="wins"),
    "pairs": lambda: pairs(["Columns"], [5.0], [4.0], ["+1"], "Points"),
    "histogram": lambda: histogram(["4", "5"], [0.25, 0.75], "rounds", "Share of matches"),
    "strip": lambda: strip(["tokens", "tiles"], [0.9, 0.1], "How matches end"),
    "curve": lambda: curve([4, 6], ROWS, 5, "points", "Change"),
}


@pytest.mark.parametrize("name", PLOTS)
def test_a_plot_is_a_named_picture_in_the_colours_of_the_page(name: str) -> None:
    drawn = PLOTS[name]()
    root = ET.fromstring(drawn.replace("xlink:href", "href"))
    assert root.attrib["role"] == "img"
    assert root.attrib["aria-label"]
    assert (
        re.findall(r"#[0-9a-f]{6}\b", drawn.replace("#12242e", "")) == []
    )  # nothing that dark or print could not change
    assert set(re.findall(r"var\(--([a-z0-9-]+)\)", drawn)) <= {*COLOURS.values(), "sans"}


@pytest.mark.parametrize("name", PLOTS)
def test_the_same_figures_give_the_same_picture(name: str) -> None:
    assert PLOTS[name]() == PLOTS[name]()


def test_two_plots_on_a_page_do_not_share_names() -> None:
    one, two = PLOTS["wide"](), PLOTS["curve"]()
    names = [set(re.findall(r'\bid="([^"]+)"', each)) for each in (one, two)]
    assert names[0].isdisjoint(names[1])
    for drawn, known in zip((one, two), names, strict=True):
        assert set(re.findall(r'(?:href="#|url\(#)([^")]+)', drawn)) <= known


def test_text_is_text() -> None:
    texts = re.findall(r"<text[^>]*>([^<]*)</text>", PLOTS["intervals"]())
    assert {"starts", "60 ± 2", "40 ± 2"} <= set(texts)
    assert [text for text in texts if text.startswith("goes &lt;")] != []
