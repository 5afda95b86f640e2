"""The games there are, and who is good at them."""

from __future__ import annotations

import functools
from typing import Any

from sqlalchemy import Row

from rivertable.bots.characters import CHARACTERS
from rivertable.bots.compile_progress import AS_PRINTED
from rivertable.bots.levels import LEVELS
from rivertable.bots.pool import Pool
from rivertable.engine.game_config import load
from rivertable.engine.lessons.lesson import has_lesson, read_lesson
from rivertable.engine.messages import say
from rivertable.engine.options import Option
from rivertable.engine.registry import games
from rivertable.server.bots.levels import EXPLANATIONS
from rivertable.server.errors import Refusal
from rivertable.server.http.endpoint import Call, Endpoint
from rivertable.server.people.people import Person
from rivertable.server.people.ratings import cautious
from rivertable.server.protocol.bodies import (
    CharacterInfo,
    ChoiceInfo,
    GameInfo,
    GameList,
    Leaderboard,
    LevelInfo,
    OptionInfo,
    Rank,
)
from rivertable.server.protocol.parts import RatingKind, Text
from rivertable.server.store import results

SHOWN = 100


async def list_games(call: Call) -> GameList:
    characters = [CharacterInfo(id, each.name, each.tempers) for id, each in CHARACTERS.items()]
    return GameList([_game_info(name, call.node.pool) for name in games()], characters)


def _game_info(name: str, pool: Pool) -> GameInfo:
    header = load(name).game.header
    return GameInfo(
        name=name,
        title=header.name,
        players_min=header.players_min,
        players_max=header.players_max,
        rules_version=header.rules_version,
        designers=list(header.designers),
        publisher=header.publisher,
        year=header.year,
        options=_options(name),
        levels=[LevelInfo(level, EXPLANATIONS[level]) for level in LEVELS],
        bots_ready=pool.ready((name, AS_PRINTED)),
        bots_warming=pool.warming((name, AS_PRINTED)),
        may_lie_open=load(name).game.may_lie_open,
        lesson_minutes=read_lesson(name).minutes if has_lesson(name) else None,
    )


@functools.cache
def _options(name: str) -> list[OptionInfo]:
    config = load(name)

    def label(option: Option, value: str) -> str:
        message = say(f"option-{option.name}-{value}")
        return config.catalogue.render(message) if message.id in config.catalogue else value.replace("_", " ")

    infos = []
    for option in config.game.options:
        message = say(f"option-{option.name}")
        choices = [ChoiceInfo(value, label(option, value)) for value in option.choices]
        switch = [ChoiceInfo(True, "yes"), ChoiceInfo(False, "no")]
        explanation = Text(message.id, {}, config.catalogue.render(message))
        infos.append(OptionInfo(option.name, option.default, choices or switch, explanation))
    return infos


async def leaderboard(call: Call) -> Leaderboard:
    game = call.path("game")
    if game not in games():
        raise Refusal("not_found", f"there is no game {game!r}; the games are {', '.join(games())}")
    kind: RatingKind = "bots" if call.text("kind") == "bots" else "people"
    rows = await results.leaders(call.node.store, game, kind, SHOWN)
    ranks = [
        Rank(
            place=place,
            name=await _shown(call, row),
            bot=row.player.startswith("bot:"),
            kept=bool(row.kept),
            rating=cautious(row.mean, row.deviation),
            mean=round(row.mean, 2),
            deviation=round(row.deviation, 2),
            games=row.games,
            level=row.player.removeprefix("bot:") if row.player.startswith("bot:") else None,
        )
        for place, row in enumerate(rows, 1)
    ]
    return Leaderboard(game, kind, ranks)


async def _shown(call: Call, row: Row[Any]) -> str:
    """The name in the ranking: a bot's level, or a person's own, unlike those that others have kept."""
    if row.name is None:
        return str(row.player).removeprefix("bot:").capitalize() + " bot"
    if row.kept:
        return str(row.name)
    return await call.node.people.shown_name(Person(row.player, row.name, False), row.name)


ENDPOINTS = [
    Endpoint("GET", "/api/games", list_games, "The games, with options and bot levels", GameList),
    Endpoint(
        "GET",
        "/api/leaderboard/{game}",
        leaderboard,
        "Ratings among people, or against bots, best first",
        Leaderboard,
        query={"kind": (str, "people, or bots: of matches with bots, and of the bots")},
        refusals=(404,),
    ),
]
