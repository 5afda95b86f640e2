"""What actions take, found in the words of every game."""

from __future__ import annotations

import pytest

from rivertable.engine.game_config import load
from rivertable.engine.match import Match
from rivertable.lab.things import NOTHING, Thing, Things
from tests.lab.playing import moves_of, played


def things_of(game: str) -> dict[str, set[str]]:
    """By action, the names of all things that were legal in one match at random."""
    config, match = load(game), Match(load(game), 1)
    things = Things(config)
    for seat, action in moves_of(played(game, 1)):
        if seat < match.players:
            things.of(match.state, seat, match.legal_ids(seat))
        match.act(seat, action)
    found: dict[str, set[str]] = {}
    for thing in things.numbers:
        found.setdefault(thing.action, set()).add(thing.name)
    return found


def test_an_argument_with_names_is_the_thing() -> None:
    assert "Construct" in things_of("the_river")["place"]


def test_of_a_number_the_label_says_what_lies_there() -> None:
    """A card is called by its name alone, without the numbers on it; a tile has no name, and is told as it is."""
    found = things_of("the_river")
    assert found["pick_reserve"] <= {each["name"] for each in buildings()}
    assert any(name.startswith("Forest (") for name in found["pick_tile"])


def buildings() -> list[dict[str, str]]:
    import tomllib

    from rivertable.engine.registry import folder_of

    return tomllib.loads((folder_of("the_river") / "components.toml").read_text(encoding="utf-8"))["building"]


def test_a_game_can_say_where_to_look() -> None:
    found = things_of("riverside")
    assert {"North, 1", "South, 1"} <= found["village"]
    assert "Yellow, 1" in found["seat_row"]
    assert "trade_pick" not in things_of("the_river")


@pytest.mark.parametrize(
    ("game", "action"), [("twelve_rivers", "recruit"), ("river_bankers", "pull"), ("stone_layer", "pick_tile")]
)
def test_every_game_has_things_with_clean_names(game: str, action: str) -> None:
    found = things_of(game)
    assert len(found[action]) > 2
    assert [name for names in found.values() for name in names if name != name.strip() or name[:1].islower()] == []


def test_what_takes_nothing_has_no_number() -> None:
    config = load("the_river")
    things, state = Things(config), Match(config, 1).state
    decline, place = (config.game.actions.parse(text) for text in ("decline", "place(wood)"))
    numbers = things.of(state, 0, [decline, place])
    assert numbers[0] == NOTHING
    assert list(things.numbers)[numbers[1]] == Thing("place", "Wood")
