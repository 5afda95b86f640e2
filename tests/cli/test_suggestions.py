"""What a mistyped word probably meant."""

from __future__ import annotations

from rivertable.cli.suggestions import all_near, did_you_mean, nearest


def test_a_similar_word_in_any_case() -> None:
    assert nearest("RiverSid", ["riverside", "the_river"]) == "riverside"
    assert nearest("zzz", ["riverside"]) is None


def test_a_part_of_a_name_finds_it() -> None:
    assert all_near("farmer", ["Rice Farmer", "Storyteller"]) == ["Rice Farmer"]
    assert all_near("a", ["Rice Farmer"]) == []


def test_the_end_of_a_sentence() -> None:
    assert did_you_mean("hrd", ["hard", "easy"]) == "; did you mean hard?"
    assert did_you_mean("zzz", ["hard", "easy"]) == ""
