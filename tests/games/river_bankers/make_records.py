"""Makes what is kept beside the tests: `python -m tests.games.river_bankers.make_records [new]`.

The records of version 1 of the rules are never made again.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from rivertable.engine.conformance.sample import legal_ids
from rivertable.engine.game_config import load
from rivertable.engine.match import Match
from rivertable.engine.record import Record
from rivertable.games.river_bankers.actions import ACTIONS
from tests.games.recording import make
from tests.games.river_bankers.rich import choose

HERE = Path(__file__).parent
WILD, DOUBLE = ACTIONS.parse("pay(driftwood_tangle)"), ACTIONS.parse("pay(old_growth)")


def busy_match(players: int, seed: int) -> Record:
    """Everybody plays at random but likes to build; Driftwood Tangle pays before Old Growth wherever both may; now and
    then a move is taken back."""
    match, random = Match(load("river_bankers", players=players, rules=2), seed), Random(seed)
    while not match.is_over:
        seat = random.choice(match.to_act)
        before, legal = match._state.reveals, legal_ids(match, seat)
        match.act(seat, WILD if {WILD, DOUBLE} <= {*legal} else choose(random, legal))
        if random.random() < 0.05 and match._state.reveals == before and not match.is_over:
            match.undo(seat, 1)
    return match.record()


RECORDS = {
    "three_crossers_on_one_space": lambda: busy_match(3, 6),
    "wild_before_old_growth": lambda: busy_match(4, 207),
}

if __name__ == "__main__":
    make(HERE, RECORDS)
