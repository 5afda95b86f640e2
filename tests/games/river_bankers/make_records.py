"""Makes the records and the playthrough of this folder again: python -m tests.games.river_bankers.make_records"""

from __future__ import annotations

from pathlib import Path
from random import Random

from rivertable.bots import make_bot
from rivertable.engine.components import Overlay
from rivertable.engine.conformance.sample import legal_ids
from rivertable.engine.loaded import LoadedGame, load
from rivertable.engine.match import Match
from rivertable.engine.rule import Mode
from scripts.playthrough import playthrough
from tests.games.river_bankers.rich import choose

HERE = Path(__file__).parent
SHORT = Overlay("short.toml", "[limits]\nturns = 12\n")


def greedy_match(loaded: LoadedGame, seed: int) -> Match:
    """Everybody plays greedily."""
    match, bot = Match(loaded, seed), make_bot("greedy", seed=seed, mode=Mode.COMPILED)
    while not match.is_over:
        seat = match.to_act[0]
        match.act(seat, bot.choose(match, seat))
    return match


def busy_match(loaded: LoadedGame, seed: int) -> Match:
    """Everybody plays at random but likes to build; now and then a move is taken back."""
    match, random = Match(loaded, seed), Random(seed)
    while not match.is_over:
        seat = random.choice(match.to_act)
        before = match._state.reveals
        match.act(seat, choose(random, legal_ids(match, seat)))
        if random.random() < 0.05 and match._state.reveals == before and not match.is_over:
            match.undo(seat, 1)
    return match


def main() -> None:
    made = {
        "two_players": greedy_match(load("river_bankers", players=2), 4),
        "three_players_symmetric": greedy_match(load("river_bankers", players=3, starters="none"), 5),
        "four_players_confluence": greedy_match(load("river_bankers", players=4, confluence=True), 6),
        "turn_limit": busy_match(load("river_bankers", players=2, components=SHORT), 7),
    }
    for name, match in made.items():
        match.record().save(HERE / "records" / f"{name}.json")
        print(name, match.outcome)
    text = playthrough(made["two_players"].record())
    (HERE / "playthroughs" / "two_players.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
