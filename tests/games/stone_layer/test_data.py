"""The component file and its overlays."""

from __future__ import annotations

import importlib

import pytest

from rivertable.engine.components import Overlay
from rivertable.engine.errors import ComponentError
from rivertable.engine.game_config import load
from rivertable.games.stone_layer.tables import BONUS, FAILURE, STONES_OF, TILE_SIZES, TILE_STEPS


def test_tables_follow_the_file() -> None:
    assert (list(STONES_OF), list(BONUS)) == ([13, 12, 12], [0, 1, 1, 1, 2, 3, 4])
    assert sorted(zip(TILE_SIZES, TILE_STEPS, strict=True)) == [(m, k) for m in range(1, 8) for k in range(1, 6)]


def test_an_overlay_changes_the_bonus() -> None:
    overlay = Overlay("my.toml", "[high_stack_bonus]\ntokens = [1, 2, 3]\n")
    game = load("stone_layer", components=overlay).instance()
    tokens_for = importlib.import_module(f"{game.package}.rules.tokens").tokens_for
    assert [tokens_for(height) for height in (1, 2, 3, 7)] == [1, 2, 3, 3]


def test_an_overlay_may_change_what_the_simulated_world_reads() -> None:
    load("stone_layer", components=Overlay("my.toml", "[physics]\ndensity = 1000.0\n"))


def test_sl_2_1_an_overlay_may_change_the_size_a_stone_counts_as() -> None:
    sizes = '[[size]]\nid = "small"\nstones = 12\n[[size]]\nid = "medium"\nstones = 13\n'
    game = load("stone_layer", components=Overlay("my.toml", f'[[stone]]\nid = "s13"\nsize = "medium"\n{sizes}'))
    tables = importlib.import_module(f"{game.instance().package}.tables")
    assert (list(tables.STONES_OF), tables.SIZE_OF[12]) == ([12, 13, 12], 1)


MORE_STONES = """
[totals]
stones = 38
[[size]]
id = "small"
stones = 14
[[stone]]
id = "s14"
size = "small"
extent_mm = [30.0, 20.0, 10.0]
mass_g = 9.0
"""


@pytest.mark.parametrize(
    ("text", "error"),
    [
        (MORE_STONES, r"\[\[stone\]\] s14, key 'id': one of s01 to l12; .*none can be added"),
        ("[totals]\nstones = 36\n", r"\[\[stone\]\].*37 in all, but \[totals\] says stones = 36"),
        (
            '[[stone_tile]]\nid = "mine"\nsizes = ["small"]\nsteps = 2',
            r"36 in all, but \[totals\] says stone_tiles = 35",
        ),
        ('[[stone_tile]]\nid = "t_s_1"\nsizes = ["tiny"]\n', r"t_s_1, key 'sizes'.*small, medium, large"),
        ("[high_stack_bonus]\ntokens = []\n", r"high_stack_bonus.*0\.\.9"),
        ('[[stone]]\nid = "s01"\nsize = "huge"\n', r"s01, key 'size'"),
        ("[statistics]\nlean = 1.5\n", r"'lean'.*a chance"),
        ("[totals]\nfive_point_tokens = 99\n", r"five_point_tokens.*0\.\.20"),
        ("[totals]\nnothing = 1\n", r"there is no such key"),
    ],
)
def test_a_broken_overlay_is_refused_with_table_and_key(text: str, error: str) -> None:
    with pytest.raises(ComponentError, match=error):
        load("stone_layer", components=Overlay("my.toml", text))


def test_sl_6_26_higher_is_riskier_for_every_size() -> None:
    for tremor in FAILURE:
        for size in range(3):
            risks = [tremor[height][size][1] for height in range(1, 9)]
            assert risks == sorted(risks)
