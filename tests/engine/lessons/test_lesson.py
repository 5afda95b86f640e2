"""Lessons as they are written: what is read, and what is refused."""

from __future__ import annotations

import pytest

from rivertable.engine.lessons.lesson import (
    LessonError,
    components_digest,
    has_lesson,
    lesson_catalogue,
    lesson_from,
    numbers_of,
    taught_games,
)
from rivertable.engine.messages import say

HEAD = 'rules = 2\ncomponents = ""\nseed = "1"\nplayers = 2\n'
STEP = '[[steps]]\nid = "one"\n'


def test_the_river_is_taught_and_its_texts_stand_above_those_of_the_game() -> None:
    assert "the_river" in taught_games()
    assert has_lesson("the_river")
    catalogue = lesson_catalogue("the_river")
    assert catalogue.render(say("lesson-fetch-title")) == "Fetch clay"
    assert catalogue.render(say("resource-clay")) == "clay"
    assert catalogue.render(say("lesson-later")) == "After this step."


def test_a_lesson_plays_the_rules_it_names() -> None:
    lesson = lesson_from("the_river", HEAD.replace("rules = 2", "rules = 1") + STEP)
    assert lesson.config().rules == 1
    assert lesson.config().players == 2


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (HEAD, "steps"),
        (HEAD + "steps = []", "id of its own"),
        (HEAD + STEP + STEP, "id of its own"),
        (HEAD + STEP + 'free = 2\ndo = ["pass"]', "free step"),
        (HEAD + STEP + "does = 1", "does"),
        ("rules = ", "lesson.toml"),
    ],
)
def test_a_lesson_with_a_mistake_is_refused_with_a_sentence(text: str, words: str) -> None:
    with pytest.raises(LessonError, match=words):
        lesson_from("the_river", text)


def test_the_digest_of_a_lesson_is_that_of_its_course() -> None:
    one, other = (lesson_from("the_river", HEAD.replace('"1"', f'"{seed}"') + STEP) for seed in (1, 2))
    assert one.digest != other.digest
    assert one.digest == lesson_from("the_river", HEAD + STEP).digest


def test_the_numbers_of_a_version_are_the_printed_ones_with_its_own_above_them() -> None:
    assert numbers_of("the_river", 2)["scoring"]["column_three"] == 6
    assert "game" not in numbers_of("the_river", 2)
    assert len(components_digest("the_river", 2)) == 16
    assert components_digest("the_river", 2) != components_digest("riverside", 1)
