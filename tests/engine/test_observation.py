"""Observations: every view has its own, turned to the viewer, and nothing hidden is in it."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from rivertable.engine.chance import stream_from
from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.encoding import bits, columns, number, one_hot, seat, seat_bits
from rivertable.engine.errors import OptionError, StateError
from rivertable.engine.game_config import load
from rivertable.engine.match import Match
from rivertable.engine.observation import ObservationLayout, layout_for, listed_cells, write_observation
from rivertable.engine.registry import games
from rivertable.engine.secrecy import redact
from rivertable.engine.state import (
    NOBODY,
    OWNER,
    SEEN_BY_ALL,
    UNKNOWN_I8,
    ListState,
    Seats,
    i8,
    i16,
    i32,
    i64,
    public,
    secret,
    state,
)

SEATS, HAND = Seats(3), 2


@state
class Table(ListState):
    rng: i64[3] = secret(NOBODY)
    reveals: i32
    players: i8
    phase: i8 = public(encode=one_hot(4))
    current: i8 = public(encode=seat())
    pile: i8 = public(encode=seat(more=1))
    ready: i16 = public(encode=seat_bits())
    built: i64[SEATS] = public(encode=bits(40))
    coins: i16[SEATS] = public(encode=number(32))
    far: i32
    mask: i64
    hand: i8[SEATS, HAND] = secret(OWNER, seen="hand_seen")
    hand_seen: i16[SEATS, HAND] = public(encode=seat_bits())
    marks: i8[SEATS, 3] = secret(OWNER, encode=columns({1: one_hot(5)}))
    piles: i8[Seats(3, more=1)]
    lent: i8[2, SEATS]


PLAYERS = 2


def a_table() -> Table:
    table = Table()
    table.phase, table.current, table.pile, table.ready = 2, 1, 0, 1 << 1
    table.built, table.coins = [1, 1 << 39, 0], [10, 20, 0]
    table.hand, table.marks = [[1, 2], [3, 4], [0, 0]], [[1, 2, 3], [4, 0, 6], [0, 0, 0]]
    table.piles, table.lent = [1, 2, 0, 16], [[1, 2, 0], [3, 4, 0]]
    return table


def layout() -> ObservationLayout:
    return layout_for(Table, PLAYERS, 0)


def observation(table: Table, viewer: int | None = 0) -> Any:
    out = [0.0] * layout().size
    cells = listed_cells(redact(table, viewer))
    plan = layout().plan_rows[PLAYERS if viewer is None else viewer]
    assert write_observation(*cells, plan, viewer or 0, PLAYERS, out) == 0
    return np.array(out, np.float32)


def seen(table: Table, part: str, viewer: int | None = 0) -> Any:
    return layout()[part].of(observation(table, viewer)).tolist()


def test_the_parts_have_names_places_and_shapes() -> None:
    shapes = {part.name: part.shape for part in layout().parts}
    assert shapes["built"] == (2, 40)
    assert shapes["hand"] == shapes["hand_known"] == (2, HAND)
    assert shapes["marks"] == (7,)
    assert (shapes["piles"], shapes["lent"], shapes["phase"], shapes["coins"]) == ((3,), (2, 2), (4,), (2,))
    ends = [part.offset + part.size for part in layout().parts]
    assert ends == [*[part.offset for part in layout().parts[1:]], layout().size]


def test_what_nobody_sees_and_what_is_always_the_same_is_left_out() -> None:
    assert not {"rng", "reveals", "players"} & set(layout().names)


def test_an_unknown_part_is_a_clear_error() -> None:
    with pytest.raises(OptionError, match="observations have no part 'luck'; the parts are viewer, asked, decision"):
        layout()["luck"]


def test_the_own_seat_comes_first() -> None:
    assert seen(a_table(), "coins", 0) == [10 / 32, 20 / 32]
    assert seen(a_table(), "coins", 1) == [20 / 32, 10 / 32]
    assert seen(a_table(), "piles", 1) == [2 / 16, 1 / 16, 1.0]
    assert seen(a_table(), "lent", 1) == [[2 / 16, 1 / 16], [4 / 16, 3 / 16]]


def test_seats_are_counted_from_the_own_one() -> None:
    assert (seen(a_table(), "current", 0), seen(a_table(), "current", 1)) == ([0, 1], [1, 0])
    assert (seen(a_table(), "pile", 0), seen(a_table(), "pile", 1)) == ([1, 0, 0], [0, 1, 0])
    assert (seen(a_table(), "ready", 0), seen(a_table(), "ready", 1)) == ([0, 1, 0], [1, 0, 0])


def test_a_place_behind_the_seats_is_nobodys() -> None:
    table = a_table()
    table.pile = PLAYERS
    assert seen(table, "pile", 1) == [0, 0, 1]


def test_a_mask_is_unpacked() -> None:
    built = np.array(seen(a_table(), "built", 0))
    assert [np.flatnonzero(row).tolist() for row in built] == [[0], [39]]


def test_only_the_own_row_of_a_secret_is_there() -> None:
    assert seen(a_table(), "marks", 1) == [4 / 16, 1, 0, 0, 0, 0, 6 / 16]
    assert seen(a_table(), "marks", None) == [0] * 7


def test_what_is_not_known_is_zero_and_said_to_be_unknown() -> None:
    table = a_table()
    assert (seen(table, "hand", 0), seen(table, "hand_known", 0)) == ([[1 / 16, 2 / 16], [0, 0]], [[1, 1], [0, 0]])
    table.hand_seen[1][1] = SEEN_BY_ALL
    assert (seen(table, "hand", 0)[1], seen(table, "hand_known", 0)[1]) == ([0, 4 / 16], [0, 1])


def test_a_public_cell_is_known_even_if_it_holds_the_least_value() -> None:
    table = a_table()
    table.piles = [UNKNOWN_I8, 0, 0, 0]
    assert seen(table, "piles")[0] == UNKNOWN_I8 / 16


@pytest.mark.parametrize("value", [0, 1, -1, 4095, 4096, 1 << 24, (1 << 24) + 1, (1 << 31) - 1, -(1 << 31)])
def test_wide_numbers_are_kept_apart(value: int) -> None:
    one, other = a_table(), a_table()
    one.far, other.far = value, value + 1 if value < (1 << 31) - 1 else value - 1
    assert seen(one, "far") != seen(other, "far")


@pytest.mark.parametrize("bit", [0, 24, 33, 62])
def test_every_bit_of_a_long_number_counts(bit: int) -> None:
    table = a_table()
    table.mask = 1 << bit
    assert np.flatnonzero(seen(table, "mask")).tolist() == [bit]


@pytest.mark.parametrize(("field", "value"), [("phase", 4), ("phase", -2), ("current", 2), ("built", [1 << 40, 0, 0])])
def test_a_value_without_a_place_is_counted(field: str, value: Any) -> None:
    table = a_table()
    setattr(table, field, value)
    cells = listed_cells(table)
    assert write_observation(*cells, layout().plan_rows[0], 0, PLAYERS, [0.0] * layout().size) == 1


# ---------------------------------------------------------------- every game

GAMES = [f"{game}(players={players})" for game in games() for players in (2, 3)]


def positions(game: str, seed: int, every: int) -> Iterator[Match]:
    """Some positions of a random match."""
    match, random, stream = Match(game, seed=seed), Random(seed), stream_from(seed)
    while not match.is_over:
        place = match.to_act[0]
        ids = match.legal_ids(place)
        match.act(place, match.likely_report(stream) if place == REFEREE_SEAT else random.choice(ids))
        if random.randrange(every) == 0:
            yield match


def known(match: Match, viewer: int) -> bytes:
    """All that a seat knows, without the count of what was revealed."""
    redacted = match.redacted(viewer)
    redacted.reveals = 0
    return redacted.to_bytes()


@pytest.mark.parametrize("game", GAMES)
def test_two_views_are_equal_exactly_if_their_observations_are(game: str) -> None:
    by_view: dict[tuple[int, bytes, bool], bytes] = {}
    for match in (match for seed in range(3) for match in positions(game, seed, 4)):
        for viewer in range(match.players):
            key = viewer, known(match, viewer), viewer in match.to_act
            tensor = match.observation(viewer).tobytes()
            assert by_view.setdefault(key, tensor) == tensor
    assert len(set(by_view.values())) == len(by_view) > 20


@pytest.mark.parametrize("game", GAMES)
def test_what_a_view_shows_in_another_way_an_observation_does_too(game: str) -> None:
    by_tensor: dict[tuple[int, bytes], Any] = {}
    for match in positions(game, 5, 4):
        for viewer in range(match.players):
            view = match.view(viewer)
            assert by_tensor.setdefault((viewer, match.observation(viewer).tobytes()), view) == view


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_is_the_same_in_other_imagined_worlds(game: str) -> None:
    for place, match in enumerate(positions(game, 6, 12)):
        for viewer in range(match.players):
            world = match.imagine(viewer, seed=place)
            if world.looks_same(match, viewer):  # no choice was forced there
                assert np.array_equal(world.observation(viewer), match.observation(viewer))


@pytest.mark.parametrize("game", GAMES)
def test_the_open_decision_and_the_viewer_are_told(game: str) -> None:
    layout = load(game).observation_layout
    for match in positions(game, 7, 6):
        for viewer in range(match.players):
            seen = match.observation(viewer)
            asked = viewer in match.to_act
            assert layout["viewer"].of(seen).tolist() == [float(viewer == place) for place in range(match.players)]
            assert layout["asked"].of(seen).tolist() == [float(asked)]
            assert layout["decision"].of(seen).sum() == asked


def test_other_buildings_are_another_observation() -> None:
    match = Match("the_river", seed=1)
    tensors = []
    for built in (1 << 24, (1 << 24) | 1, 1 << 25):
        state = match.state
        state.built[0] = built
        tensors.append(Match.from_state(match.config, state).observation(0).tobytes())
    assert len(set(tensors)) == 3


def test_a_watcher_has_an_observation_of_the_same_size() -> None:
    match = Match("riverside(players=3)", seed=1)
    assert match.observation(None).shape == match.observation(2).shape == (match.config.observation_layout.size,)
    assert not match.config.observation_layout["sheet"].of(match.observation(None)).any()


def test_a_state_outside_its_encodings_is_refused() -> None:
    match = Match("the_river", seed=1)
    state = match.state
    state.built[0] = 1 << 60
    with pytest.raises(StateError, match="1 cells of a state of the_river hold values"):
        Match.from_state(match.config, state).observation(0)
