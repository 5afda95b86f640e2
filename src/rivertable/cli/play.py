"""`rivertable play`: a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import typer

from rivertable.cli.completion import complete_bot, complete_game, complete_option
from rivertable.engine.errors import OptionError

if TYPE_CHECKING:
    from rivertable.cli.seats import SeatedPlayer
    from rivertable.engine.match import Match
    from rivertable.engine.physics import Physics


def register(app: typer.Typer) -> None:
    app.command(
        epilog="Examples:\n\n  rivertable play riverside --players 3\n\n"
        '  rivertable play riverside --seats "Anna,Ben,hard" --option extension=true'
    )(play)


def play(
    game: str | None = typer.Argument(
        None, metavar="GAME", help="The game; `rivertable games` lists them.", autocompletion=complete_game
    ),
    players: int | None = typer.Option(None, metavar="N", help="Number of players; 1 is a solo game."),
    bots: str | None = typer.Option(
        None,
        metavar="BOT",
        help="Who plays the other seats: random, greedy, easy, normal, hard, expert or none.",
        autocompletion=complete_bot,
    ),
    humans: int | None = typer.Option(None, metavar="N", help="Number of people who share the keyboard."),
    seats: str | None = typer.Option(
        None, metavar="NAMES", help='Everybody by name, bots by kind or level: "Anna,Ben,hard".'
    ),
    seed: str | None = typer.Option(
        None, metavar="SEED", help="Seed of the match; the same seed gives the same chances."
    ),
    option: list[str] | None = typer.Option(
        None, metavar="NAME=VALUE", help="An option of the game; may be repeated.", autocompletion=complete_option
    ),
    components: Path | None = typer.Option(
        None, metavar="FILE", help="An overlay: your own numbers and cards, as docs/overlays.md shows."
    ),
    load: str | None = typer.Option(None, metavar="FILE", help="Go on with a saved match."),
    world: bool = typer.Option(
        False, "--world", metavar="", help="Stone Layer: simulate real stones instead of statistics."
    ),
) -> None:
    """Play a game here, against bots or with people who share the keyboard.

    Without more, it is one person against a greedy bot.
    """
    from rivertable.cli.console import make_console
    from rivertable.cli.session import Session

    if load is not None:
        match, saved_seats = _saved_match(load, game, (players, seed, option, components))
        if humans is None and bots is None and seats is None and saved_seats:
            seats = ",".join(saved_seats)
        seated_players = _seated_players(match.players, humans, bots, seats)
    else:
        match, seated_players = _new_match(game, players, bots, humans, seats, seed, option, components)
    file = Path(load) if load is not None and Path(load).exists() else None  # a link is not written back to
    session = Session(match, seated_players, make_console(), file, _physics_of(match) if world else None)
    raise typer.Exit(session.run())


def _physics_of(match: Match) -> Physics:
    if match.game.physics is None:
        raise OptionError(f"{match.config.name} has no world to simulate; leave out --world")
    return match.game.physics()


def _new_match(
    game: str | None,
    players: int | None,
    bots: str | None,
    humans: int | None,
    seats: str | None,
    seed: str | None,
    option: list[str] | None,
    components: Path | None,
) -> tuple[Match, list[SeatedPlayer]]:
    from rivertable.cli.arguments import load_game, seed_of
    from rivertable.engine.match import Match

    if players is None and seats is not None:
        players = len(seats.split(","))
    elif players is None and humans is not None and humans > 2:
        players = humans
    config = load_game(game or _choose_game(), players, option, components)
    seated_players = _seated_players(config.players, humans, bots, seats)
    return Match(config, None if seed is None else seed_of(seed)), seated_players


def _saved_match(path: str, game: str | None, fixed: tuple[object, ...]) -> tuple[Match, list[str] | None]:
    """The match of a saved record, and the names of its players. `fixed` are flags that a saved match does not take:
    OptionError if one is given."""
    from rivertable.cli.arguments import game_named
    from rivertable.cli.record import replayed
    from rivertable.engine.record import Record

    if any(given is not None and given != [] for given in fixed):
        raise OptionError("--players, --seed, --option and --components are in the saved match; leave them out")
    record = Record.load(path)
    if game is not None and game_named(game) != record.game:
        raise OptionError(f"{path} is a match of {record.game}, not of {game}")
    return replayed(path, record), record.seats


def _seated_players(players: int, humans: int | None, bots: str | None, seats: str | None) -> list[SeatedPlayer]:
    from rivertable.cli.seats import counted_players, written_players

    if seats is None:
        return counted_players(players, humans, bots or "greedy")
    if humans is not None or bots is not None:
        raise OptionError("--seats already says who is a bot; leave out --humans and --bots")
    seated_players = written_players(seats)
    if len(seated_players) != players:
        raise OptionError(f"--seats names {len(seated_players)} players, but the match has {players}")
    return seated_players


def _choose_game() -> str:
    """The name of the only game, or of the one that a person at the terminal chooses; OptionError without a
    terminal."""
    from rivertable.cli.arguments import game_named
    from rivertable.cli.console import is_interactive, read_line
    from rivertable.engine.registry import games, header_of

    if len(games()) == 1:
        return games()[0]
    if not is_interactive():
        raise OptionError(f"name a game to play: {', '.join(games())}")
    for number, name in enumerate(games(), 1):
        print(f"{number}  {header_of(name).name}")
    while True:
        typed = read_line("Which game? ")
        if game_named(typed) in games():
            return game_named(typed)
        if typed.isdecimal() and 1 <= int(typed) <= len(games()):
            return games()[int(typed) - 1]
        print(f"Type a number from 1 to {len(games())}, or a name.")
