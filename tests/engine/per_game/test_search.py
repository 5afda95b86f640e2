"""The parts of the tree search: its tree, its choice of a child, and what a position is worth."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from rivertable.engine.match import Match
from rivertable.engine.rule import Mode
from rivertable.engine.state_arrays import float_rows, int_rows
from tests.engine.test_match import finished
from tests.market.market import market

pytestmark = pytest.mark.usefixtures("fish_market")


def search_of(match: Match) -> ModuleType:
    return match.config.instance().per_game("search")


class Tree:
    """A root with a child for every legal action of seat 0, the later ones with the higher prior."""

    def __init__(self, match: Match) -> None:
        self.t: Any = search_of(match)
        self.actions = [action.id for action in match.legal(0)]
        size = len(self.actions) + 1
        self.rows = int_rows(size, self.t.COLUMNS, Mode.INTERPRETED)
        self.sums = float_rows(size, self.t.SUMS, Mode.INTERPRETED)
        self.t.add_node(self.rows, self.sums, 0, 0, 0, 1.0)
        self.rows[0][self.t.FIRST] = self.t.NONE
        for node, action in enumerate(self.actions, 1):
            self.t.add_node(self.rows, self.sums, node, 0, 0, node / 10)
            self.rows[node][self.t.STEP], self.rows[node][self.t.STEPS] = action, 1

    def select(self, match: Match, explore: float = 1.0) -> int:
        return int(self.t.select(match._state, self.rows, self.sums, 0, 0, explore))

    def visit(self, node: int, worth: float) -> None:
        self.rows[node][self.t.VISITS] += 1
        self.sums[node][self.t.WORTH] += worth


def test_children_stay_in_the_order_in_which_they_were_added() -> None:
    tree = Tree(market())
    child, order = tree.rows[0][tree.t.FIRST], []
    while child != tree.t.NONE:
        order.append(child)
        child = tree.rows[child][tree.t.SIBLING]
    assert order == [*range(1, len(tree.actions) + 1)]


def test_the_child_with_the_highest_prior_is_tried_first() -> None:
    match = market()
    tree = Tree(match)
    assert tree.select(match) == len(tree.actions)


def test_a_child_with_better_results_is_preferred() -> None:
    match = market()
    tree = Tree(match)
    for node in range(1, len(tree.actions) + 1):
        tree.visit(node, 1.0 if node == 2 else -1.0)
    assert tree.select(match, explore=0.1) == 2


def test_plans_that_are_not_legal_in_this_world_are_not_chosen() -> None:
    match = market()
    tree = Tree(match)
    match.act(0, "draw")  # another seat is to act, so none of seat 0's plans is legal
    assert tree.select(match) == tree.t.NONE


def test_a_lead_is_the_distance_to_the_best_other_and_at_most_1() -> None:
    match = finished()
    t, state = search_of(match), match._state
    ahead = (match.game.evaluate(state, 0) - match.game.evaluate(state, 1)) / 1e6
    assert t.lead(state, 0, 0, 1e6) == pytest.approx(ahead) == pytest.approx(-t.lead(state, 1, 0, 1e6))
    assert abs(t.lead(state, 0, 0, 0.001)) == 1


def test_the_victory_is_shared_out_whole() -> None:
    for match in (market(), finished()):
        assert sum(search_of(match).victory(match._state, seat) for seat in range(2)) == 1


def test_victory_at_the_end_goes_to_the_winners() -> None:
    match = finished()
    assert match.outcome is not None
    winners = tuple(seat for seat in range(2) if search_of(match).victory(match._state, seat) > 0)
    assert winners == match.outcome.winners


def test_credit_goes_to_every_plan_on_the_path() -> None:
    match = market()
    tree = Tree(match)
    tree.t.credit(match._state, tree.rows, tree.sums, [0.5, -0.5], [1, 3], 2, 0)
    assert [row[tree.t.VISITS] for row in tree.rows[:4]] == [0, 1, 0, 1]
    assert [row[tree.t.WORTH] for row in tree.sums[:4]] == [0, 0.5, 0, 0.5]
