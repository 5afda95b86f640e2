"""What a game is about, in the sentences of its goal card: the goal, the end, and where points come from.

The sentences are in the folder `goal/` of a game, where the browser reads them too. Their numbers are those of the match:
`numbers.json` names, for each argument, where it stands in what everybody sees."""

from __future__ import annotations

import itertools
import json
from typing import TYPE_CHECKING, Any

import msgspec

from rivertable.engine.messages import ENGINE_LOCALES, Catalogue, say

if TYPE_CHECKING:
    from rivertable.engine.match import Match


def goal_lines(match: Match) -> list[str]:
    """The goal, the end and the sources of points, a line each; for a game without a goal card only the last."""
    folder = match.game.folder / "goal"
    if not folder.is_dir():
        categories = (match.say(say(f"score-{category}")) for category in match.game.score_categories)
        return [f"Points come from: {', '.join(categories)}."]
    numbers = goal_numbers(match)
    catalogue = Catalogue((ENGINE_LOCALES, folder))

    def told(id: str) -> str:
        return catalogue.render(say(id, **numbers)).replace("**", "")

    sources = itertools.takewhile(catalogue.__contains__, (f"goal-points-{i}" for i in itertools.count(1)))
    points = "; ".join(told(id) for id in sources)
    return [f"Goal: {told('goal')}", told("goal-end"), f"{told('goal-points-from')} {points}."]


def goal_numbers(match: Match) -> dict[str, int]:
    """The arguments of the goal card's sentences."""
    paths: dict[str, str] = json.loads((match.game.folder / "goal" / "numbers.json").read_text(encoding="utf-8"))
    seen = msgspec.json.decode(msgspec.json.encode(match.view(None)))
    return {name: _number(seen, path) for name, path in paths.items()}


def _number(seen: Any, path: str) -> int:
    """The number at a path of names and places: `seats.0.token_spots`, `players.length`; 0 for what there is not."""
    for step in path.split("."):
        if step == "length":
            seen = len(seen)
        else:
            seen = seen[int(step)] if isinstance(seen, list) else seen[step]
    return int(seen or 0)
