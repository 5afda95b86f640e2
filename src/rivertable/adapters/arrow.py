"""Simulations and records as Arrow tables, for data frames and Parquet. It needs the extra `rivertable[arrow]`.

from rivertable.adapters.arrow import decisions, matches, turns

series = rt.simulate("the_river", games=1000, policy="greedy", keep="decisions")
polars.from_arrow(matches(series))
pyarrow.parquet.write_table(decisions(series), "decisions.parquet")
turns(rt.Record.load("game.json")).to_pandas()
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np

from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.defaults import NOBODY_FIRST
from rivertable.engine.errors import OptionError
from rivertable.engine.match import Match
from rivertable.engine.record import Record
from rivertable.engine.simulation import Simulation

try:
    import pyarrow as pa
except ModuleNotFoundError:
    raise OptionError("tables of Arrow need pyarrow, which comes with rivertable[arrow]") from None


def matches(series: Simulation) -> pa.Table:
    """A row for each seat of each match: match and its seed, seat, place in turn order from 0 (null where all begin at once), score,
    standing (the score with tie-breaks), share of the victory, points by category as `points_<category>`, and of the match its
    decisions, rounds and end."""
    players, count = series.game.players, len(series.lengths)
    seats = np.tile(np.arange(players, dtype=np.int8), count)
    firsts = np.repeat(series.first_seats, players)
    in_turn = ((seats - firsts) % players).astype(np.int8)
    columns: dict[str, Any] = {
        "match": np.repeat(np.arange(count), players),
        "seed": np.repeat([_seed(series, number) for number in range(count)], players),
        "seat": seats,
        "turn": pa.array(in_turn, mask=firsts == NOBODY_FIRST),
        "score": series.scores.ravel(),
        "standing": series.standings.ravel(),
        "won": series.matches["won"].ravel(),
    }
    for place, category in enumerate(series.game.game.score_categories):
        columns[f"points_{category}"] = series.points[:, :, place].ravel()
    ends = pa.DictionaryArray.from_arrays(series.endings.astype(np.int8), list(series.game.game.end_reasons))
    columns |= {
        "decisions": np.repeat(series.lengths, players),
        "rounds": np.repeat(series.rounds, players),
        "end": ends.take(pa.array(np.repeat(np.arange(count), players))),
    }
    return pa.table(columns)


def decisions(series: Simulation) -> pa.Table:
    """A row for each decision: match, number within it, seat, the action by id and text, what the seat knew (`observation`) and could
    do (`mask`), and how the match ended for it: reward from -1 to 1, score and standing. Matches are played again for this, a few
    milliseconds each. The simulation must have been made with keep="decisions" or keep="records"."""
    if series.decisions is None:
        raise OptionError('the decisions were not kept; simulate with keep="decisions"')
    config, rows = series.game, series.decisions[series.decisions["seat"] != REFEREE_SEAT]
    observations = np.zeros((len(rows), config.observation_layout.size), np.float32)
    masks = np.zeros((len(rows), config.game.actions.count), np.bool_)
    rewards = np.zeros((len(series.lengths), config.players))
    row = 0
    for number, whole in enumerate(_by_match(series)):
        match = Match(config, _seed(series, number))
        for decision in whole:
            seat = int(decision["seat"])
            if seat != REFEREE_SEAT:
                seen = match.seen_by(seat)
                observations[row], masks[row] = seen.observation, match.legal_mask(seat)
                row += 1
            match.act(seat, int(decision["action"]))
        rewards[number] = [config.game.utility(match.state, seat) for seat in range(config.players)]
    of = rows["match"], rows["seat"]
    return pa.table(
        {
            "match": rows["match"],
            "number": rows["number"],
            "seat": rows["seat"],
            "action": rows["action"],
            "text": [config.game.actions.text(int(action)) for action in rows["action"]],
            "observation": pa.FixedSizeListArray.from_arrays(pa.array(observations.ravel()), observations.shape[1]),
            "mask": pa.FixedSizeListArray.from_arrays(pa.array(masks.ravel()), masks.shape[1]),
            "reward": rewards[of],
            "score": series.scores[of],
            "standing": series.standings[of],
        }
    )


def turns(record: Record) -> pa.Table:
    """A row for each turn of a finished match, also of one played at a table (`rt.Record.load(link)`): number, seat (null between
    turns), the player's name if it is known, what happened in a sentence, and the points of each seat after it as
    `points_0`, `points_1`, …"""
    names = dict(enumerate(record.seats or []))
    rows: list[dict[str, Any]] = []
    for match in record.replaying():
        told = match.turns(None)
        del rows[max(0, min(len(rows) - 1, len(told) - 1)) :]  # the last turn goes on; an undo may have taken back some
        points = {f"points_{seat}": score for seat, score in enumerate(match.points)}
        for number, turn in enumerate(told[len(rows) :], len(rows)):
            player = None if turn.seat is None else names.get(turn.seat)
            row = {"turn": number, "seat": turn.seat, "player": player, "story": match.say(turn.message, names)}
            rows.append({**row, **points})
    return pa.Table.from_pylist(rows)


def _seed(series: Simulation, number: int) -> str:
    return f"{(int(series.seed, 16) + number) % (1 << 128):032x}"


def _by_match(series: Simulation) -> list[Any]:
    """The rows of each match."""
    assert series.decisions is not None
    ends = np.searchsorted(series.decisions["match"], np.arange(len(series.lengths) + 1))
    return [series.decisions[first:last] for first, last in pairwise(ends)]
