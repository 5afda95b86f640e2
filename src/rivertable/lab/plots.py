"""The plots of reports, drawn by Matplotlib as SVG that stands in the page: its colours are the page's own, so they follow
light, dark and print; its text is text, which can be read aloud, searched and enlarged."""

from __future__ import annotations

import hashlib
import io
import math
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from html import escape
from typing import TYPE_CHECKING, Any, NamedTuple

import matplotlib as mpl
from matplotlib.figure import Figure as Sheet

if TYPE_CHECKING:
    from matplotlib.axes import Axes

# Names of the page's colours, by the daylight value that Matplotlib draws with. Each is written as `var(--name)`.
INK, INK_2, INK_3 = "#20303a", "#56656d", "#8a949a"
LINE, CARD, PAPER_2 = "#d8ccb0", "#fffdf7", "#efe7d3"
RIVER, RIVER_LIGHT, CAN, CLAY, GOLD = "#2f7ea1", "#a9d3e2", "#2c8f6b", "#a3521f", "#d9a638"
SEATS = ("#c8443a", "#2a6fb5", "#3c8d4f", "#8452a3", "#c98a12", "#2b8c93")
MARKS = ("o", "^", "s", "D", "h", "*")  # a shape for every seat: colour is never the only sign
COLOURS = {
    INK: "ink",
    INK_2: "ink-2",
    INK_3: "ink-3",
    LINE: "line",
    CARD: "card",
    PAPER_2: "paper-2",
    RIVER: "river",
    RIVER_LIGHT: "river-light",
    CAN: "can",
    CLAY: "clay-ink",
    GOLD: "gold",
    **{colour: f"seat-{seat}" for seat, colour in enumerate(SEATS)},
}
SETTINGS: Any = {
    "svg.fonttype": "none",  # text stays text
    "svg.hashsalt": "rivertable",  # the same figures give the same file
    "font.size": 12,
    "text.color": INK,
    "axes.edgecolor": LINE,
    "axes.labelcolor": INK_2,
    "xtick.color": INK_2,
    "ytick.color": INK,
    "axes.unicode_minus": True,
}
DASHES = (0, (2, 4))


class Row(NamedTuple):
    """One line of an interval plot: how much, with the ends of the interval, the same in words, and how it is drawn."""

    name: str
    value: float
    low: float
    high: float
    told: str
    colour: str = RIVER
    mark: str = "o"
    full: bool = True  # hollow: it could be chance
    bar: float | None = None  # a share that is drawn as a bar before it


# A wide plot has columns: name, words, share bars, intervals. A phone shows the first two before one moves it sideways.
WORDS_END, BARS, BARS_END, INTERVALS = 388, (408, 466), 512, 528


def intervals(
    rows: Sequence[Row],
    line: float,
    alternative: str,
    *,
    wide: bool = False,
    bars: str = "",
    axis: str = "",
    percent: str = "",
) -> str:
    """Dots with their intervals, one row each, and a line for what would be fair or no difference."""
    step, top, bottom = (21, 34 if axis else 12, 30) if wide else (38, 16, 40)
    width, height = (860 if wide else 400), top + step * len(rows) + bottom
    left, right = (INTERVALS if bars else BARS[0]) if wide else 104, 14 if wide else 88
    words = (0, WORDS_END - left) if wide else (1, right - 4)
    with _sheet(width, height) as sheet:
        axes = _axes(sheet, (left, top, width - right, height - bottom), (width, height))
        for place, row in enumerate(rows):
            edge = row.colour if row.full else INK_3
            axes.plot([row.low, row.high], [place, place], color=edge, linewidth=1.8, solid_capstyle="butt")
            face = row.colour if row.full else CARD
            axes.plot(
                row.value,
                place,
                row.mark,
                color=edge,
                markerfacecolor=face,
                markersize=8 if wide else 10,
                markeredgewidth=1.8,
                zorder=3,
            )
            weight = "bold" if row.full else "normal"
            ink = INK if row.full else INK_2
            _text(axes, words[0], place, row.told, (words[1], 0), ha="right", weight=weight, color=ink)
            _text(axes, 0, place, _short(row.name, 42 if wide else 14), (-left, 0), ha="left")
        _interval_axis(axes, rows, line, percent)
        _ends(axes, rows, (width - right - left) / 12)
        if bars:
            _share_bars(sheet, rows, (BARS[0], top, BARS[1], height - bottom), (width, height), bars)
        if axis:
            sheet.text(
                (left + width - right) / 2 / width, 1 - 14 / height, axis, ha="center", color=INK_2, weight="bold"
            )
        return _svg(sheet, alternative)


def _interval_axis(axes: Axes, rows: Sequence[Row], line: float, percent: str) -> None:
    ends = [line, *(end for row in rows for end in (row.low, row.high) if math.isfinite(end))]
    room = (max(ends) - min(ends) or 1) * 0.06
    axes.set_xlim(min(ends) - room, max(ends) + room)
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.axvline(line, color=INK, linewidth=1.6, zorder=1)
    axes.grid(axis="x", color=LINE, linestyle=DASHES)
    axes.set_yticks([])
    axes.locator_params(axis="x", nbins=6)
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:g}{percent}".replace("-", "−"))


def _ends(axes: Axes, rows: Sequence[Row], room: float) -> None:
    """Strokes at the ends of intervals that are longer than their dot; `room` is how many dots fit side by side."""
    low, high = axes.get_xlim()
    for place, row in enumerate(rows):
        edge = row.colour if row.full else INK_3
        for end in (row.low, row.high):
            if abs(end - row.value) > (high - low) / room / 2:
                axes.plot([end, end], [place - 0.17, place + 0.17], color=edge, linewidth=1.8, solid_capstyle="butt")


def _share_bars(sheet: Sheet, rows: Sequence[Row], box: tuple[int, ...], size: tuple[int, int], heading: str) -> None:
    axes = _axes(sheet, box, size)
    axes.set_xlim(0, max(row.bar or 0 for row in rows) or 1)
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.set_xticks([])
    axes.set_yticks([])
    for place, row in enumerate(rows):
        axes.barh(place, row.bar or 0, 0.5, color=RIVER_LIGHT)
        _text(axes, 1, place, f"{100 * (row.bar or 0):.0f} %", (BARS_END - BARS[1], 0), ha="right", color=INK_2)
    sheet.text(BARS_END / size[0], 1 - 14 / size[1], heading, ha="right", color=INK_2, weight="bold")


def pairs(
    names: Sequence[str], full: Sequence[float], hollow: Sequence[float], told: Sequence[str], alternative: str
) -> str:
    """Two values for each name, a full and a hollow dot with a band between."""
    width, height = 400, 26 + 32 * len(names) + 24
    with _sheet(width, height) as sheet:
        axes = _axes(sheet, (140, 12, width - 60, height - 34), (width, height))
        for place, (one, other) in enumerate(zip(full, hollow, strict=True)):
            axes.plot([one, other], [place, place], color=RIVER_LIGHT, linewidth=4, solid_capstyle="round")
            axes.plot(other, place, "o", color=INK_2, markerfacecolor=CARD, markersize=9, markeredgewidth=1.6)
            axes.plot(one, place, "o", color=CAN, markersize=10)
            _text(axes, 0, place, _short(names[place], 20), (-140, 0), ha="left")
            _text(axes, 1, place, told[place], (56, 0), ha="right", weight="bold")
        least, most = min(*full, *hollow, 0), max(*full, *hollow)
        axes.set_xlim(least - (most - least) * 0.05, most + (most - least) * 0.05)
        axes.set_ylim(len(names) - 0.4, -0.6)
        axes.set_yticks([])
        axes.grid(axis="x", color=LINE, linestyle=DASHES)
        axes.locator_params(axis="x", nbins=6)
        return _svg(sheet, alternative)


def histogram(labels: Sequence[str], shares: Sequence[float], unit: str, alternative: str) -> str:
    """Bars with their share above; the highest is dark."""
    width, height = 400, 190
    with _sheet(width, height) as sheet:
        axes = _axes(sheet, (4, 24, width - 4, height - 40), (width, height))
        for place, share in enumerate(shares):
            axes.bar(place, share, 0.86, color=RIVER if share == max(shares) else RIVER_LIGHT)
            if share >= 0.005:
                axes.annotate(
                    f"{100 * share:.0f} %",
                    (place, share),
                    (0, 4),
                    textcoords="offset points",
                    ha="center",
                    fontsize=10,
                    color=INK_2,
                )
        axes.set_xlim(-0.6, len(shares) - 0.4)
        axes.set_ylim(0, max(shares) or 1)
        axes.set_yticks([])
        axes.set_xticks(range(len(labels)), labels, fontsize=10 if len(labels) > 9 else 12)
        axes.set_xlabel(unit)
        return _svg(sheet, alternative)


def strip(names: Sequence[str], shares: Sequence[float], alternative: str) -> str:
    """Shares of a whole as one bar; parts with room have their name inside."""
    width, height = 400, 34
    colours = (GOLD, RIVER_LIGHT, PAPER_2, LINE)
    with _sheet(width, height) as sheet:
        axes = _axes(sheet, (0, 2, width, height - 2), (width, height))
        start = 0.0
        for place, share in enumerate(shares):
            axes.barh(0, share, 1, left=start, color=colours[place % len(colours)], edgecolor=CARD, linewidth=1.5)
            text = f"{100 * share:.0f} %"
            if share > 0.09:
                axes.text(
                    start + share / 2,
                    0,
                    text,
                    ha="center",
                    va="center",
                    weight="bold",
                    color=DARK if place % len(colours) == 0 else INK,
                )
            start += share
        axes.set_xlim(0, max(1.0, start))
        axes.set_ylim(-0.5, 0.5)
        axes.axis("off")
        return _svg(sheet, alternative)


DARK = "#12242e"  # on gold, which is the same by day and by night


def curve(values: Sequence[float], rows: Sequence[Row], printed: float, unit: str, alternative: str) -> str:
    """How a difference goes with a setting; the line is at no difference, the diamond is the printed value."""
    width, height = 400, 210
    with _sheet(width, height) as sheet:
        axes = _axes(sheet, (52, 14, width - 10, height - 40), (width, height))
        places = sorted([*zip(values, (row.value for row in rows), strict=True), (printed, 0.0)])
        axes.plot([x for x, _ in places], [y for _, y in places], color=RIVER_LIGHT, linewidth=2)
        for value, row in zip(values, rows, strict=True):
            colour = RIVER if row.full else INK_3
            axes.plot([value, value], [row.low, row.high], color=colour, linewidth=1.8)
            axes.plot(
                value,
                row.value,
                "o",
                color=colour,
                markerfacecolor=RIVER if row.full else CARD,
                markersize=9,
                markeredgewidth=1.8,
            )
        axes.plot(printed, 0, "D", color=INK, markersize=8)
        axes.axhline(0, color=INK, linewidth=1.2)
        axes.grid(axis="y", color=LINE, linestyle=DASHES)
        axes.locator_params(axis="both", nbins=6)
        axes.yaxis.set_major_formatter(lambda value, _: f"{value:+g}".replace("-", "−") if value else "0")
        axes.tick_params(axis="y", labelcolor=INK_2)
        axes.set_xlabel(unit)
        return _svg(sheet, alternative)


# ---------------------------------------------------------------- sheets, and SVG that stands in a page


@contextmanager
def _sheet(width: int, height: int) -> Iterator[Sheet]:
    with mpl.rc_context(SETTINGS):
        yield Sheet(figsize=(width / 72, height / 72), dpi=72)


def _axes(sheet: Sheet, box: tuple[int, ...], size: tuple[int, int]) -> Axes:
    """Axes from left, top to right, bottom, counted in the sheet's units from its upper left corner."""
    left, top, right, bottom = box
    width, height = size
    axes = sheet.add_axes((left / width, 1 - bottom / height, (right - left) / width, (bottom - top) / height))
    axes.patch.set_visible(False)
    for side in ("left", "right", "top"):
        axes.spines[side].set_visible(False)
    axes.spines["bottom"].set_visible(False)
    axes.tick_params(length=0)
    axes.set_axisbelow(True)
    return axes


def _text(axes: Axes, side: float, place: float, text: str, offset: tuple[float, float], **style: Any) -> None:
    """A text beside the axes, at the height of a row."""
    axes.annotate(
        text,
        (side, place),
        offset,
        xycoords=("axes fraction", "data"),
        textcoords="offset points",
        va="center",
        annotation_clip=False,
        **style,
    )


def _short(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"


def _svg(sheet: Sheet, alternative: str) -> str:
    """The sheet as an element of a page, named for people who do not see it."""
    file = io.StringIO()
    sheet.patch.set_visible(False)
    sheet.savefig(file, format="svg", metadata={"Date": None, "Creator": None, "Format": None, "Type": None})
    drawn = file.getvalue()
    view = re.search(r'viewBox="([^"]+)"', drawn)
    inside = re.search(r"<svg[^>]*>(.*)</svg>", drawn, re.DOTALL)
    assert view is not None
    assert inside is not None
    body = re.sub(r"<metadata>.*?</metadata>|<!--.*?-->", "", inside[1], flags=re.DOTALL)
    prefix = (
        f"p{hashlib.blake2b(body.encode(), digest_size=5).hexdigest()}-"  # names are the page's, which has many plots
    )
    body = re.sub(r'(\bid="|href="#|url\(#)', rf"\1{prefix}", body)
    body = re.sub(r"font: ((?:[a-z0-9]+ )*[\d.]+px) [^;\"]+", r"font: \1 var(--sans)", body)
    for colour, name in COLOURS.items():
        body = body.replace(colour, f"var(--{name})")
    body = re.sub(r"\n\s*", "\n", body)
    return f'<svg viewBox="{view[1]}" role="img" aria-label="{escape(alternative)}">{body}</svg>'
