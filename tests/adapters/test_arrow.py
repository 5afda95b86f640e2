"""Simulations and records as Arrow tables, read back as people do: by polars, by pandas, from Parquet."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pandas as pd
import polars as pl
import pytest
from pyarrow import parquet

import rivertable as rt
from rivertable.adapters.arrow import decisions, matches, turns

GAMES = rt.games()


@pytest.mark.parametrize("game", GAMES)
def test_a_row_of_matches_is_a_seat_with_its_points_by_category(game: str) -> None:
    series = rt.simulate(game, 3, seed=5, mode="interpreted")
    frame = pl.from_arrow(matches(series))
    assert isinstance(frame, pl.DataFrame)
    assert frame["match"].to_list() == [0, 0, 1, 1, 2, 2]
    for row in frame.iter_rows(named=True):
        match, seat = row["match"], row["seat"]
        assert row["score"] == series.scores[match, seat]
        assert row["end"] == series.game.game.end_reasons[series.endings[match]]
        assert row["turn"] in ((seat - series.first_seats[match]) % 2, None)
        outcome = _replayed(series, row["seed"])
        assert {name: row[f"points_{name}"] for name in outcome.breakdown[seat]} == outcome.breakdown[seat]
    assert frame["won"].sum() == 3


def _replayed(series: rt.Simulation, seed: str) -> rt.Outcome:
    """The outcome of the match of that seed, played by the same policy."""
    records = rt.simulate(series.game, 1, seed=seed, mode="interpreted", keep="records").records
    assert records is not None
    outcome = records[0].replay().outcome
    assert outcome is not None
    return outcome


def test_turn_order_is_unknown_where_all_begin_at_once() -> None:
    table = matches(rt.simulate("riverside", 2, mode="interpreted"))
    assert table["turn"].null_count == table.num_rows


@pytest.mark.parametrize("game", GAMES)
def test_a_row_of_decisions_holds_what_was_known_and_could_be_done(game: str, tmp_path: Path) -> None:
    series = rt.simulate(game, 2, seed=3, policy=("random", "quick"), mode="interpreted", keep="records")
    parquet.write_table(decisions(series), tmp_path / "decisions.parquet")
    frame = pd.read_parquet(tmp_path / "decisions.parquet")
    assert series.records is not None
    row = 0
    for number, record in enumerate(series.records):
        match = rt.Match(series.game, record.seed)
        for seat, action, *_ in record.moves:
            if seat != rt.REFEREE_SEAT:
                told = frame.iloc[row]
                assert (told["match"], told["seat"], told["action"]) == (number, seat, action)
                assert np.array_equal(told["mask"], match.legal_mask(seat))
                assert np.array_equal(told["observation"], match.observation(seat))
                assert told["score"] == series.scores[number, seat]
                row += 1
            match.act(seat, action)
    assert row == len(frame)
    assert set(frame["reward"].round(6)) <= {-1.0, 0.0, 1.0}


def test_decisions_must_have_been_kept() -> None:
    with pytest.raises(rt.OptionError, match=r'simulate with keep="decisions"'):
        decisions(rt.simulate("riverside", 1, mode="interpreted"))


def test_what_is_hidden_is_in_no_row_of_decisions() -> None:
    """The observation of a row is that of every world that its seat cannot tell from the real one."""
    series = rt.simulate("river_bankers", 1, seed=9, mode="interpreted", keep="records")
    assert series.records is not None
    match, rows = rt.Match(series.game, series.records[0].seed), decisions(series).to_pylist()
    for row in rows[:40]:
        world = match.imagine(row["seat"], seed=row["number"])
        assert np.array_equal(world.observation(row["seat"]), np.array(row["observation"], np.float32))
        assert world.legal_mask(row["seat"]).tolist() == row["mask"]
        match.act(row["seat"], row["action"])


def test_a_record_is_a_table_of_its_turns() -> None:
    match, bot = rt.Match("the_river", seed=4), rt.bot("random", seed=4)
    undone = False
    while not match.is_over:
        seat = match.to_act[0]
        match.act(seat, bot.choose(match, seat))
        if not undone and match.can_undo(seat):
            match.undo(seat, 1)
            undone = True
    record = match.record()
    record.seats = ["Mara", "Jonas"]
    frame = turns(record).to_pandas()
    assert undone
    assert frame["story"].tolist() == [match.say(turn.message, {0: "Mara", 1: "Jonas"}) for turn in match.turns(None)]
    assert set(frame["player"].dropna()) == {"Mara", "Jonas"}
    assert tuple(frame[["points_0", "points_1"]].iloc[-1]) == match.points
