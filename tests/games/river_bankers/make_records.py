"""Makes the records of rules version 2 and the playthrough again: python -m tests.games.river_bankers.make_records

The records of version 1 stay as they are: they show that it replays.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from rivertable.engine.conformance.sample import legal_ids
from rivertable.engine.game_config import GameConfig, load
from rivertable.engine.match import Match
from rivertable.engine.record import Record
from rivertable.games.river_bankers.actions import ACTIONS
from scripts.playthrough import playthrough
from tests.games.river_bankers.rich import choose

HERE = Path(__file__).parent
WILD, DOUBLE = ACTIONS.parse("pay(driftwood_tangle)"), ACTIONS.parse("pay(old_growth)")


def busy_match(config: GameConfig, seed: int) -> Match:
    """Everybody plays at random but likes to build; Driftwood Tangle pays before Old Growth wherever both may; now and
    then a move is taken back."""
    match, random = Match(config, seed), Random(seed)
    while not match.is_over:
        seat = random.choice(match.to_act)
        before, legal = match._state.reveals, legal_ids(match, seat)
        match.act(seat, WILD if {WILD, DOUBLE} <= {*legal} else choose(random, legal))
        if random.random() < 0.05 and match._state.reveals == before and not match.is_over:
            match.undo(seat, 1)
    return match


def main() -> None:
    made = {
        "three_crossers_on_one_space": busy_match(load("river_bankers", players=3, rules=2), 6),
        "wild_before_old_growth": busy_match(load("river_bankers", players=4, rules=2), 207),
    }
    for name, match in made.items():
        match.record().save(HERE / "records" / f"{name}.json")
        print(name, match.outcome)
    text = playthrough(Record.load(HERE / "records" / "two_players.json"))
    (HERE / "playthroughs" / "two_players.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
