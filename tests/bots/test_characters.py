"""The characters: their names and tempers, how they are written, and who of them is free."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import rivertable as rt
from rivertable.bots.characters import CHARACTERS, TEMPERS, free_character, written_character
from rivertable.engine.errors import OptionError

ROOT = Path(__file__).parents[2]


def test_there_are_six_and_no_two_are_alike() -> None:
    assert list(CHARACTERS) == ["bram", "hedda", "otis", "tilda", "fritz", "mags"]
    assert len({each.name for each in CHARACTERS.values()}) == 6
    assert len({tuple(each.tempers.values()) for each in CHARACTERS.values()}) == 6
    assert all(tuple(each.tempers) == TEMPERS for each in CHARACTERS.values())


def test_a_leaning_goes_from_not_at_all_to_very_much() -> None:
    assert CHARACTERS["bram"].leaning("builds_early") == 1
    assert CHARACTERS["bram"].leaning("saves_up") == -1
    assert CHARACTERS["otis"].leaning("builds_early") == 0


def test_people_are_told_about_each_of_them_in_words_and_a_picture() -> None:
    texts = (ROOT / "web/src/texts/en.ftl").read_text("utf-8")
    for id in CHARACTERS:
        assert re.search(rf"^character-{id}-title = ", texts, re.MULTILINE)
        assert re.search(rf"^character-{id}-says = ", texts, re.MULTILINE)
        assert (ROOT / f"web/src/art/faces/{id}.svg").is_file()


def test_a_character_is_written_with_a_level_or_without() -> None:
    assert written_character("hedda:hard") == ("hedda", "hard")
    assert written_character("mags") == ("mags", "normal")
    assert written_character("greedy") is None


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("heda:hard", "there is no character 'heda'; the characters are bram, hedda, otis, tilda, fritz, mags"),
        ("hedda:pike", "there is no level 'pike'; write hedda:easy or normal or hard or expert"),
    ],
)
def test_what_does_not_exist_is_refused_with_what_does(text: str, sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        rt.bot(text)


def test_a_bot_of_any_kind_can_be_a_character() -> None:
    assert rt.bot("hard", character="hedda").character == "hedda"
    assert rt.bot("hedda:expert", seed=3).__dict__["level"] == "expert"
    assert rt.bot("greedy", character="otis").__dict__["character"] == "otis"
    assert rt.bot("steady", character="otis", level="hard").__dict__["character"] == "otis"
    with pytest.raises(OptionError, match="the character is given twice: hedda:hard and otis"):
        rt.bot("hedda:hard", character="otis")
    for name in ("hard", "greedy", "steady"):
        with pytest.raises(OptionError, match="there is no character 'nobody'"):
            rt.bot(name, character="nobody")


def test_somebody_free_is_found_as_long_as_there_is_one() -> None:
    taken: list[str] = []
    for _ in CHARACTERS:
        taken.append(free_character(taken, Random(1)))
    assert sorted(taken) == sorted(CHARACTERS)
    assert free_character(taken, Random(1)) in CHARACTERS
