"""Writes what the guides take from elsewhere: `guide/numbers.json` beside each game, and the positions of the pictures.

A guide's words hold no numbers. `guide.json` says for each number where it stands in components.toml; the worked example is the
score of one player of a recorded match, as the rules count it. The pictures draw positions of recorded matches with the
pieces of the board.

    python -m scripts.guides
"""

from __future__ import annotations

import functools
import json
import re
import sys
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from rivertable.engine.game_config import load
from rivertable.engine.match import Match
from rivertable.engine.record import Record
from rivertable.engine.registry import GAMES_FOLDER

ROOT = Path(__file__).resolve().parent.parent
Number = int | str
BETWEEN = "\N{NO-BREAK SPACE}/\N{NO-BREAK SPACE}"


class Shown(NamedTuple):
    """A position of a recorded match: after so many moves (None: the end), as a seat sees it."""

    record: str
    moves: int | None
    seat: int


POSITIONS: dict[str, dict[str, Shown]] = {
    "the_river": {
        "start": Shown("rules_3_tokens_3_greedy", 3, 1),
        "middle": Shown("rules_3_tokens_3_greedy", 17, 0),
        "end": Shown("rules_3_tokens_3_greedy", None, 2),
    },
    "riverside": {"middle": Shown("two_players", 69, 0), "end": Shown("two_players", None, 0)},
    "twelve_rivers": {
        "middle": Shown("rules_2_three_players", 100, 0),
        "village": Shown("rules_2_three_players", 114, 2),
        "moving": Shown("rules_2_three_players", 123, 0),
        "end": Shown("rules_2_three_players", None, 0),
    },
    "river_bankers": {"middle": Shown("two_players", 84, 0), "end": Shown("two_players", None, 0)},
    "stone_layer": {"middle": Shown("companion", 100, 2), "end": Shown("two_players", None, 0)},
}

# Pieces that pictures show by themselves: the match in which they are found, the key of their id, and the ids.
PIECES: dict[str, tuple[str, str, tuple[str, ...]]] = {
    "the_river": (
        "rules_3_tiles_4_random",
        "tile",
        (
            *("forest_ww", "forest_wb", "desert_bbb", "desert_wb", "mountain_ss", "mixed_badlands_desert"),
            *("meadow_production_clay", "meadow_gain_stone", "meadow_count_forest", "meadow_income_stone"),
            *("meadow_swap", "meadow_pioneers", "meadow_tokens"),
        ),
    ),
    "twelve_rivers": (
        "rules_2_four_players",
        "ability",
        (
            *("filled_villagers", "white_pearls", "most_fairies", "most_pink", "most_cards"),
            *("hand_cards", "unused_fairies", "four_same", "indicated_five", "five_different"),
        ),
    ),
    "river_bankers": (
        "four_players_confluence",
        "card",
        (
            *("log_flume", "sap_drip", "reed_bed", "wood_pile", "heron_roost", "vine_trellis", "pier"),
            *("driftwood_tangle", "old_growth", "slipping_sandbar", "mud_wallow"),
        ),
    ),
}


def guide(game: str) -> dict[str, Any]:
    """The plan of a game's guide: where its numbers come from, and its sections."""
    return dict(json.loads((GAMES_FOLDER / game / "guide" / "guide.json").read_text(encoding="utf-8")))


def with_guides() -> list[str]:
    return [game for game in POSITIONS if (GAMES_FOLDER / game / "guide" / "guide.json").is_file()]


@functools.cache
def _components(game: str) -> dict[str, Any]:
    return tomllib.loads((GAMES_FOLDER / game / "components.toml").read_text(encoding="utf-8"))


def number_at(game: str, path: str) -> Number:
    """What stands at a path of components.toml.

    `limits.trade_give` is a value, `location[terrain].per_player` that of the entry with this id, and
    `max building[].points` is made from all entries: with count, min, max, sum, span or abs. Several values, as those by
    number of players, are written one after the other: 5 / 7 / 9. `players` are all numbers of players,
    `option points_to_win` is what an option has without a choice.
    """
    if path == "players":
        header = _components(game)["game"]
        return BETWEEN.join(str(count) for count in range(header["players_min"], header["players_max"] + 1))
    how, _, rest = path.rpartition(" ")
    if how == "option":
        (option,) = [option for option in load(game).game.options if option.name == rest]
        return int(option.default)
    found = _walk(_components(game), rest.split("."))
    values = [value for value in found if not isinstance(value, dict | list)]
    made = {
        "count": len,
        "abs": lambda all: abs(all[0]),
        "min": min,
        "max": max,
        "sum": sum,
        "span": lambda all: f"{min(all)}–{max(all)}",
    }
    if how:
        return made[how](values)  # type: ignore[operator]
    if len(values) == 1:
        return str(values[0]).replace("-", "\N{MINUS SIGN}") if values[0] < 0 else values[0]
    return BETWEEN.join(str(value) for value in values)


def _walk(value: Any, steps: list[str]) -> list[Any]:
    """All that a path leads to; a table or list at its end stands for the numbers in it."""
    if not steps:
        inside = list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else [value]
        return [each for each in inside if len(inside) == 1 or isinstance(each, int)]
    step = re.fullmatch(r"(\w+)(?:\[(\w*)\])?", steps[0])
    assert step is not None, f"{steps[0]} is no step of a path"
    below = value[int(step[1])] if isinstance(value, list) else value[step[1]]
    if step[2] is None:
        return _walk(below, steps[1:])
    entries = [each for each in below if not step[2] or step[2] in (str(each.get("id")), each.get("colour"))]
    return [found for entry in entries for found in _walk(entry, steps[1:])]


@functools.cache
def match_at(game: str, shown: Shown) -> Match:
    """The recorded match at a position."""
    record = Record.load(ROOT / "tests" / "games" / game / "records" / f"{shown.record}.json")
    if shown.moves is not None:
        for match in record.replaying():
            if len(match.moves) == shown.moves:
                return match
    return record.replay()


def example(game: str) -> dict[str, Number]:
    """The worked example: points by category and in all of one player at the end of a match, as the rules count them."""
    shown = POSITIONS[game]["end"]
    outcome = match_at(game, shown).outcome
    assert outcome is not None, f"{game}: the match of the example is not over"
    points = dict(outcome.breakdown[shown.seat])
    return {**{f"sum-{name}": value for name, value in points.items()}, "sum-total": sum(points.values())}


def numbers(game: str) -> dict[str, Number]:
    """Every number of a guide, by the name its words use."""
    paths: dict[str, str] = guide(game)["numbers"]
    return {**{name: number_at(game, path) for name, path in paths.items()}, **example(game)}


def positions(game: str) -> dict[str, Any]:
    """The views that the pictures draw, by name."""
    return {
        name: msgspec.to_builtins(match_at(game, shown).view(shown.seat)) for name, shown in POSITIONS[game].items()
    }


def pieces(game: str) -> dict[str, Any]:
    """The pieces that pictures show by themselves, by id, as views describe them."""
    if game not in PIECES:
        return {}
    record, key, ids = PIECES[game]
    found: dict[str, Any] = {}
    for match in Record.load(ROOT / "tests" / "games" / game / "records" / f"{record}.json").replaying():
        for seat in range(match.players):
            _gather(msgspec.to_builtins(match.view(seat)), key, found)
        if found.keys() >= set(ids):
            break
    return {id: found[id] for id in ids}


def _gather(value: Any, key: str, found: dict[str, Any]) -> None:
    """Adds every table below `value` that has an id under `key`, without cards that are built already."""
    if isinstance(value, dict) and isinstance(value.get(key), str) and "ready" not in value:
        found[value[key]] = value
    for each in value.values() if isinstance(value, dict) else value if isinstance(value, list | tuple) else ():
        _gather(each, key, found)


def files(game: str) -> dict[Path, str]:
    """What is written for a game, by path."""
    pictures = ROOT / "web" / "src" / "boards" / game / "guide" / "positions.json"
    return {
        GAMES_FOLDER / game / "guide" / "numbers.json": json.dumps(numbers(game), indent=2, ensure_ascii=False) + "\n",
        pictures: json.dumps({**positions(game), "pieces": pieces(game)}, ensure_ascii=False, separators=(",", ":"))
        + "\n",
    }


def main(games: list[str]) -> None:
    for game in games or with_guides():
        for path, text in files(game).items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(path.relative_to(ROOT), len(text))


if __name__ == "__main__":
    main(sys.argv[1:])
