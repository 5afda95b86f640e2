"""Information-set Monte Carlo tree search, written once for every game.

Each iteration deals everything the seat does not know anew, walks down a tree whose edges are *plans* (a seat's way
through its own turn, found by the beam), plays on with the game's cheap policy and credits every plan on the way with
what its mover got. Chance is not in the tree: an edge leads through whatever chance brings (open loop), so a plan is
compared over the worlds in which it was available. What others choose in secret is sampled by the policy, which knows
no more than their seat, and never searched.

The n-th visit of every plan at the root sees the n-th imagined world: plans are compared in the same worlds.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any

from rivertable.engine.chance import MASK, seed_stream
from rivertable.engine.contract import REFEREE, REFEREE_SEAT
from rivertable.engine.instance import Instance
from rivertable.engine.rule import entry, rule
from rivertable.engine.state_arrays import SearchMemory, copy_state

INSTANCE: Instance = globals()["INSTANCE"]
GAME = INSTANCE.game
to_act, legal, may, apply, referee = GAME.to_act, GAME.legal, GAME.may, GAME.apply, GAME.referee
deal_unknown, evaluate, utility, policy = GAME.deal_unknown, GAME.evaluate, GAME.utility, GAME.policy
standing = GAME.standing
take_forced_choices = INSTANCE.per_game("forced_choices").take_forced_choices
lowest_seat = INSTANCE.per_game("simulate").lowest_seat
step_quickly = INSTANCE.per_game("policy_play").step_quickly
_beam = INSTANCE.per_game("beam")
find_plans, plan_of, follow = _beam.find_plans, _beam.plan_of, _beam.follow
FINISHED, LINE, VALUE, LENGTH, ACTIONS = _beam.FINISHED, _beam.LINE, _beam.VALUE, _beam.LENGTH, _beam.ACTIONS

BEAM_ROOT = _beam.ROOT
KNOWN, WORK = _beam.STATES, _beam.STATES + 1  # rows of the array: what the seat knows, the world of an iteration
STATES = WORK + 1
OUT = _beam.OUT

# Columns of the tree; a node is a plan, the root is row 0.
FIRST, SIBLING, MOVER, VISITS, AVAILABLE, BEAMS, STEPS, STEP = 0, 1, 2, 3, 4, 5, 6, 7
COLUMNS = STEP + LINE
WORTH, PRIOR, WON, POINTS, SQUARES, SUMS = 0, 1, 2, 3, 4, 5  # of the sums: WON and POINTS are the searching seat's

# Settings of a search.
HORIZON, WIDTH, BRANCHES, ROOT_WIDTH, ROOT_BRANCHES, EXPAND_AT, WORLDS, SETTINGS = 0, 1, 2, 3, 4, 5, 6, 7
EXPLORE, TEMPERATURE, SWING, RESULT, WEIGHTS = 0, 1, 2, 3, 4

PATH = 64  # plans of one iteration that the tree may hold
NONE = -1


# ---------------------------------------------------------------- the tree


@rule
def add_node(tree: Any, sums: Any, nodes: int, parent: int, mover: int, prior: float) -> None:
    """Make row `nodes` a new last child of `parent`, so that children stay in the order in which they were found."""
    tree[nodes][FIRST] = NONE
    tree[nodes][SIBLING] = NONE
    tree[nodes][MOVER] = mover
    tree[nodes][VISITS] = 0
    tree[nodes][AVAILABLE] = 0
    tree[nodes][BEAMS] = 0
    tree[nodes][STEPS] = 0
    for column in range(SUMS):
        sums[nodes][column] = 0.0
    sums[nodes][PRIOR] = prior
    child = tree[parent][FIRST]
    if child == NONE:
        tree[parent][FIRST] = nodes
        return
    while tree[child][SIBLING] != NONE:
        child = tree[child][SIBLING]
    tree[child][SIBLING] = nodes


@rule
def has_child(tree: Any, node: int, mover: int, out: Any, plan: int) -> bool:
    """True if a child of the node already has the plan that begins at out[plan]."""
    child = tree[node][FIRST]
    while child != NONE:
        if tree[child][MOVER] == mover and tree[child][STEPS] == out[plan + LENGTH]:
            same = True
            for k in range(out[plan + LENGTH]):
                if tree[child][STEP + k] != out[plan + ACTIONS + k]:
                    same = False
                    break
            if same:
                return True
        child = tree[child][SIBLING]
    return False


@rule
def expand(memory: SearchMemory, node: int, nodes: int, mover: int, width: int, room: int) -> int:
    """Add the plans that the beam finds in the present world to the children of a node, with priors made from their
    values; returns the number of nodes in the tree."""
    out, tree, heat = memory.out, memory.tree, memory.weights[TEMPERATURE]
    tree[node][BEAMS] += 1
    copy_state(memory.states, BEAM_ROOT, WORK)
    ends = find_plans(memory.states, memory.raw, out, mover, width, room)
    best = out[plan_of(FINISHED) + VALUE]
    for row in range(FINISHED, FINISHED + ends):
        best = max(best, out[plan_of(row) + VALUE])
    total = 0.0
    for row in range(FINISHED, FINISHED + ends):
        total += exp((out[plan_of(row) + VALUE] - best) / heat)
    for row in range(FINISHED, FINISHED + ends):
        plan = plan_of(row)
        if nodes < len(tree) and not has_child(tree, node, mover, out, plan):
            add_node(tree, memory.sums, nodes, node, mover, exp((out[plan + VALUE] - best) / heat) / total)
            tree[nodes][STEPS] = out[plan + LENGTH]
            for k in range(out[plan + LENGTH]):
                tree[nodes][STEP + k] = out[plan + ACTIONS + k]
            nodes += 1
    return nodes


@rule
def select(s: Any, tree: Any, sums: Any, node: int, mover: int, explore: float) -> int:
    """The most promising child among those whose plan is legal in this world, or NONE. Its value is its mean result
    plus a bonus: the prior, weighing less with every visit. A child without visits gets the mean of its siblings."""
    visits, worth, available = 0, 0.0, 0
    child = tree[node][FIRST]
    while child != NONE:
        if tree[child][MOVER] == mover and may(s, mover, tree[child][STEP]) == 0:
            tree[child][AVAILABLE] += 1
            visits += tree[child][VISITS]
            worth += sums[child][WORTH]
            available = max(available, tree[child][AVAILABLE])
        child = tree[child][SIBLING]
    usual = worth / visits if visits > 0 else 0.0
    best, best_value = NONE, -1e30
    child = tree[node][FIRST]
    while child != NONE:
        if tree[child][MOVER] == mover and may(s, mover, tree[child][STEP]) == 0:
            tried = tree[child][VISITS]
            mean = sums[child][WORTH] / tried if tried > 0 else usual
            value = mean + explore * sums[child][PRIOR] * sqrt(tree[child][AVAILABLE]) / (1.0 + tried)
            if value > best_value:
                best, best_value = child, value
        child = tree[child][SIBLING]
    return best


# ---------------------------------------------------------------- what a position is worth


@rule
def lead(s: Any, seat: int, baseline: int, swing: float) -> float:
    """The seat's estimated lead over the best other in units of `swing`, -1 to 1; alone: its gain over the baseline."""
    mine = evaluate(s, seat)
    if s.players == 1:
        return (mine - baseline) / swing
    best = -(1 << 60)
    for other in range(s.players):
        if other != seat:
            best = max(best, evaluate(s, other))
    return max(-1.0, min(1.0, (mine - best) / swing))


@rule
def appraise(s: Any, values: Any, baseline: int, swing: float, result: float) -> None:
    """Write the result of an iteration for each seat into values: its lead, mixed with its reward if the game is
    over."""
    over = to_act(s) == 0
    for seat in range(s.players):
        values[seat] = lead(s, seat, baseline, swing)
        if over and s.players > 1:
            values[seat] = (1.0 - result) * values[seat] + result * utility(s, seat)


@rule
def victory(s: Any, seat: int) -> float:
    """The seat's share of the victory: by standing if the game is over, otherwise by estimate."""
    over = to_act(s) == 0
    mine = standing(s, seat) if over else evaluate(s, seat)
    equals = 1.0
    for other in range(s.players):
        if other != seat:
            theirs = standing(s, other) if over else evaluate(s, other)
            if theirs > mine:
                return 0.0
            if theirs == mine:
                equals += 1.0
    return 1.0 / equals


# ---------------------------------------------------------------- one iteration


@rule
def play_on(s: Any, out: Any, stream: Any, horizon: int) -> None:
    """Play on quickly to the end of the game, or for `horizon` decisions."""
    decisions = 0
    mask = to_act(s)
    while mask != 0 and decisions < horizon:
        if step_quickly(s, out, stream, mask):
            decisions += 1
        mask = to_act(s)


@rule
def credit(s: Any, tree: Any, sums: Any, values: Any, path: Any, depth: int, seat: int) -> None:
    """Add the result of an iteration to every plan on its path, from the point of view of the plan's mover."""
    won, points = victory(s, seat), evaluate(s, seat) * 1.0
    for i in range(depth):
        node = path[i]
        tree[node][VISITS] += 1
        worth = values[tree[node][MOVER]]
        sums[node][WORTH] += worth
        sums[node][SQUARES] += worth * worth
        sums[node][WON] += won
        sums[node][POINTS] += points


@rule
def iterate(memory: SearchMemory, seat: int, nodes: int, key: int, baseline: int) -> int:
    """One iteration; returns the number of nodes after it."""
    copy_state(memory.states, WORK, KNOWN)
    s, out, stream, path = memory.states[WORK], memory.out, memory.stream, memory.path
    tree, sums, settings, weights = memory.tree, memory.sums, memory.settings, memory.weights
    chosen = select(s, tree, sums, 0, seat, weights[EXPLORE])
    seed_stream(stream, (key + tree[chosen][VISITS]) & MASK, 0, 0, 1)
    deal_unknown(s, seat, stream)
    mask = follow(s, out, seat, tree[chosen], STEP, tree[chosen][STEPS])
    path[0] = chosen
    depth, node = 1, chosen
    reveals, hidden = s.reveals, mask & (mask - 1) != 0
    while mask != 0 and depth < PATH:
        if s.reveals != reveals:
            reveals, hidden = s.reveals, False
        hidden = hidden or mask & (mask - 1) != 0
        if mask & REFEREE:
            apply(s, REFEREE_SEAT, referee(s, stream))
            mask = take_forced_choices(s, out)
            continue
        mover = seat if (mask >> seat) & 1 == 1 else lowest_seat(mask)
        if hidden and mover != seat:
            n = legal(s, mover, out)
            apply(s, mover, policy(s, mover, out, n, stream) if n > 1 else out[0])
            mask = take_forced_choices(s, out)
            continue
        if tree[node][VISITS] < settings[EXPAND_AT]:
            break
        child = select(s, tree, sums, node, mover, weights[EXPLORE])
        if child == NONE and tree[node][BEAMS] < settings[WORLDS] and nodes + settings[BRANCHES] <= len(tree):
            nodes = expand(memory, node, nodes, mover, settings[WIDTH], settings[BRANCHES])
            child = select(s, tree, sums, node, mover, weights[EXPLORE])
        if child == NONE:
            break
        node = child
        path[depth] = node
        depth += 1
        mask = follow(s, out, mover, tree[node], STEP, tree[node][STEPS])
    play_on(s, out, stream, settings[HORIZON])
    appraise(s, memory.values, baseline, weights[SWING], weights[RESULT])
    credit(s, tree, sums, memory.values, path, depth, seat)
    return nodes


# ---------------------------------------------------------------- what Python calls


@rule
def plant(memory: SearchMemory, seat: int, key: int) -> int:
    """Make a new tree whose root has plans for the seat's turn, found in several worlds; returns the number of
    nodes."""
    states, stream, settings = memory.states, memory.stream, memory.settings
    add_node(memory.tree, memory.sums, 0, 0, seat, 1.0)
    memory.tree[0][FIRST] = NONE
    nodes = 1
    for world in range(settings[WORLDS]):
        copy_state(states, WORK, KNOWN)
        seed_stream(stream, (key + world) & MASK, 0, 0, 2)
        deal_unknown(states[WORK], seat, stream)
        nodes = expand(memory, 0, nodes, seat, settings[ROOT_WIDTH], settings[ROOT_BRANCHES])
    return nodes


@entry
def search(memory: SearchMemory, seat: int, nodes: int, key: int, baseline: int, iterations: int) -> int:
    """Run more iterations in a tree of `nodes` nodes, from what the seat knows in memory.states[KNOWN]; if there are none, a
    new tree is made first. Returns the number of nodes. This is the only entry, because each entry compiles all rules
    again."""
    if nodes == 0:
        nodes = plant(memory, seat, key)
    for _ in range(iterations):
        nodes = iterate(memory, seat, nodes, key, baseline)
    return nodes
