"""The drawing of a game that has none: everything in its view is on it, in words, and it fits."""

from __future__ import annotations

import io

import msgspec
import pytest
from rich.console import Console

from rivertable.cli.artist import Artist
from rivertable.cli.compact import lines_of
from rivertable.cli.plain_drawing import MANY, PlainDrawing, spoken
from rivertable.engine.match import Match
from rivertable.engine.playing import playing
from tests.cli.conftest import Run, lines
from tests.market.market import market

pytestmark = pytest.mark.usefixtures("fish_market")

NAMES = {0: "Anna", 1: "Ben", 2: "Cleo", 3: "Dan"}


class Deep(msgspec.Struct):
    current: int
    storm: bool
    next_day: int | None
    islands: tuple[Island, ...]
    supply: dict[str, int]
    deck: tuple[str, ...]
    rows: tuple[tuple[int, ...], ...]


class Island(msgspec.Struct):
    name: str
    docks: tuple[str, ...]


DEEP = Deep(1, True, None, (Island("far_rock", ("pike", "trout")),), {"herring": 3}, ("trout",) * 20, ((1, 2), (3,)))


def wide(match: Match, viewer: int | None, width: int = 80) -> list[str]:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    with console.capture() as capture:
        console.print(Artist(match).draw(viewer, NAMES, width))
    return [line.rstrip() for line in capture.get().splitlines()]


def compact(match: Match, viewer: int | None, width: int = 80) -> list[str]:
    return [line.plain for line in lines_of(Artist(match).sections(viewer, NAMES, width), (), width)]


def test_lists_have_numbers_and_everybody_a_line() -> None:
    assert compact(market(), 0) == [
        "phase turn  day 1  current Anna  deck count 8  top –  own bid -1",
        "market  1 herring  2 pike",
        "discards  –",
        "players",
        "Anna  coins 2  prizes 0  hand trout, herring  bid -1",
        "Ben  coins 2  prizes 0  hand –, –  bid -1",
    ]


def test_with_room_records_are_a_table() -> None:
    drawn = wide(market(), 0)
    assert drawn[1].startswith("market ──")
    assert drawn[-3:] == [
        "      coins  prizes  hand            bid",
        "Anna      2       0  trout, herring   -1",
        "Ben       2       0  –, –             -1",
    ]


@pytest.mark.parametrize("width", [40, 60, 80])
def test_no_line_is_longer_than_the_width(width: int) -> None:
    match = market(players=4)
    for _ in playing(match, lambda match, seat: match.legal(seat)[-1]):
        assert max(map(len, compact(match, 0, width) + wide(match, 0, width))) <= width


def test_every_kind_of_value_is_told() -> None:
    sections = PlainDrawing(market(), None, NAMES).sections(DEEP)
    assert [line.plain for line in lines_of(sections, (), 80)] == [
        "current Ben  storm yes  next day –",
        "islands",
        "1   name far rock  docks pike, trout",
        "supply  herring 3",
        "deck  trout ×20",
        "rows  1 1, 2  2 3",
    ]
    assert len(DEEP.deck) > MANY


def test_names_of_the_code_are_said_in_words() -> None:
    assert spoken("own_bid") == "own bid"


def test_a_new_game_is_played_in_the_terminal(run: Run) -> None:
    typed = lines("legend", "card pike", "goal", "view players", "hint", *["99", "1", "2", "3"] * 40)
    shown = run("play", "fish_market", "--bots", "random", "--seed", "1", typed=typed)
    assert shown.exit_code == 0, shown.output
    assert "names and numbers stand for themselves" in shown.stdout
    assert "This game describes its pieces only in the rules" in shown.stdout
    assert "Points come from: Coins, Stall, Prizes." in shown.stdout
    assert "The game is over: the market" in shown.stdout
