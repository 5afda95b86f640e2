"""Turns of River Bankers in words."""

from __future__ import annotations

import functools

import pytest

import rivertable as rt
from rivertable.engine.turns import turn_spans
from rivertable.games.river_bankers.events import EVENTS
from tests.games import telling

played, told = functools.partial(telling.played, "river_bankers"), functools.partial(telling.told, "river_bankers")
HEADWATERS = "Hidden Inlet, Silt Bank and Slipping Sandbar lie in the Headwaters."


@pytest.mark.parametrize("record", ["four_players_confluence", "three_players_symmetric", "two_players", "turn_limit"])
def test_each_turn_is_one_sentence(record: str) -> None:
    match = played(record)
    for viewer in (None, *range(match.players)):
        assert [turn.seat for turn in match.turns(viewer)] == [turn.seat for turn in match.turns(None)]
        for line in told(record, viewer):
            assert line.endswith(".")
            assert ".." not in line
            assert "; ." not in line
            assert "takes a turn at" not in line, "a turn that is over is told by what was done"


@pytest.mark.parametrize(
    "sentence",
    [
        "Mara invented for 1 fish (now 1), drew a structure card, discarded Cache Burrow.",
        "Bram built Tribute Stone for 3 fish (now 11).",
        "Otis auctioned Hidden Inlet at 2 fish a worker: bids Mara 0, Bram 0, Hedda 0, Otis 1; it went to River 2.",
        "Hedda auctioned Logjam at 1 fish a worker, called 3 workers home: bids Mara 2, Bram 0, Hedda 3, Otis 2; "
        "it reached the shoreline.",
        "Otis auctioned Mud Wallow at 2 fish a worker, called a worker home: bids Mara 0, Bram 0, Hedda 1, Otis 1; "
        "1 too many: nobody placed any; it went to River 2.",
        "Hedda auctioned Mud Wallow at 3 fish a worker: bids Mara 0, Bram 0, Hedda 1, Otis 0; it reached the shoreline; "
        "Hedda went back 2 fish (now 80).",
        "Hedda auctioned Mud Slick at 2 fish a worker: bids Mara 0, Hedda 2, Otis 0, last Bram 0; it went to River 2.",
        "Hedda moved Reed Stand up to River 1 and auctioned it at 2 fish a worker: "
        "bids Mara 0, Bram 0, Hedda 1, Otis 0; it reached the shoreline.",
        "Otis used Confluence, auctioned Cairn and Rocky Shoal together at 1 fish a worker: "
        "bids Mara 0, Bram 0, Hedda 0, Otis 1; Cairn went to River 1; Rocky Shoal went to River 2.",
        "Otis used Hollowed-out Log, got a worker back from Rocky Shoal, built Salt Lick for 3 fish (now 45), "
        "looked at Mara's hand.",
        "Bram built Springwater Pool for 3 fish (now 55), made Spy Mound and Pack Rat Burrow ready again.",
        "Hedda used Tow Line for 2 fish (now 73), moved Rocky Shoal up to River 2.",
        "Hedda invented for 3 fish (now 53), drew 3 structure cards, discarded Cache Burrow, Sap Drip and Trophy Lodge.",
        "Otis retired at 121 fish.",
    ],
)
def test_a_turn_says_what_was_done_and_what_it_cost(sentence: str) -> None:
    assert sentence in told("four_players_confluence")


def test_a_jam_says_what_each_one_placed_and_a_flush_what_it_turned_up() -> None:
    assert (
        "Mara auctioned Mud Flat at 1 fish a worker, Bram called a worker home: bids Mara 3, Bram 3; "
        "1 too many: placed Mara 2, Bram 2; it went to River 1."
    ) in told("two_players")
    assert (
        "Mara flushed the Headwaters for 5 fish (now 25), turned up Silt Bank, Reed Stand and Boulder Field, "
        "auctioned Silt Bank at 1 fish a worker: bids Mara 3, Bram 1; it went to River 1."
    ) in told("turn_limit")


def test_drawn_cards_are_named_to_the_one_who_drew_them() -> None:
    everybody, mara = told("four_players_confluence"), told("four_players_confluence", 0)
    assert everybody[1] == told("four_players_confluence", 1)[1]
    assert everybody[1] == "Mara invented for 1 fish (now 1), drew a structure card, discarded Cache Burrow."
    assert mara[1].startswith("Mara invented for 1 fish (now 1), drew ")
    assert "a structure card" not in mara[1]


def test_the_first_line_says_who_plays_with_what_and_the_last_ones_the_end() -> None:
    lines = told("four_players_confluence")
    assert lines[0].startswith("Mara runs the River Otter bank with Kelp Bed. Bram runs the Beaver bank with Lodge ")
    assert lines[0].endswith(HEADWATERS)
    assert lines[-4:] == [
        "Everybody has retired: one last build each.",
        "Otis built Vine Lattice for 3 fish (now 124).",
        "Bram built Trophy Lodge for 3 fish (now 129).",
        "The game is over.",
    ]
    assert told("three_players_symmetric")[0].startswith(
        "Mara runs the Muskrat bank. Bram runs the Beaver bank. Hedda "
    )


def test_a_starter_kept_is_told_to_its_owner_first() -> None:
    match = rt.Match("river_bankers(players=2)", seed=5)
    before = telling.lines(match, 1)
    match.act(0, match.legal(0)[0].id)
    assert telling.lines(match, 1) == before == ["Mara runs the Muskrat bank. Bram runs the Beaver bank."]
    assert len(telling.lines(match, 0)) == 1
    assert telling.lines(match, 0)[0].startswith("Mara runs the Muskrat bank with ")


def test_a_sealed_bid_belongs_to_the_auctioneers_turn() -> None:
    match, greedy = rt.Match("river_bankers(players=2)", seed=5), rt.bot("greedy")
    while match.events(None)[-1].name != "auction_begun" or len(match.to_act) < 2:
        seat = match.to_act[0]
        match.act(seat, greedy.choose(match, seat))
    turn, unknown = match.turns(0)[-1], telling.lines(match, 1)[-1]
    match.act(0, match.legal(0)[-1].id)
    assert [each.first for each in match.turns(0)][-1] == turn.first
    assert ": bids Mara " in telling.lines(match, 0)[-1]
    assert telling.lines(match, 1)[-1] == unknown
    assert unknown.endswith(" at 1 fish a worker.")


def test_a_turn_out_of_order_begins_with_saying_so_unless_it_is_another_turn_of_the_same_player() -> None:
    def spans(*events: tuple[str, int]) -> list[int]:
        begins = {kind.name: kind.begins for kind in EVENTS.kinds}
        return [span.first for span in turn_spans((begins[name], seat) for name, seat in events)]

    assert spans(("turn_begun", 0), ("invents", 0), ("bonus_turn", 1), ("turn_begun", 1), ("invents", 1)) == [0, 2]
    assert spans(("turn_begun", 0), ("builds", 0), ("bonus_turn", 0), ("turn_begun", 0), ("invents", 0)) == [0, 3]
