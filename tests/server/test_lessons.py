"""Every lesson, played at a real server as a learner plays it. A change of the rules that breaks one fails here."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from rivertable.engine.lessons.lesson import components_digest, read_lesson, taught_games
from tests.server.client import Visitor
from tests.server.learner import Learner
from tests.server.process import running

MOST_WORDS = 45
ACTION = re.compile(r"^[a-z_]+(\([^()]*\))?$")


def said(lesson: dict[str, Any]) -> str:
    parts = [lesson["text"], *(lesson[part] for part in ("sum",) if lesson[part])]
    return " ".join(part["text"] for part in parts)


def check_step(lesson: dict[str, Any], legal: list[str]) -> None:
    """What every step of every lesson promises."""
    assert lesson["title"]["text"]
    words = re.findall(r"\w+", re.sub(r"\[\d\]", "", said(lesson)))
    assert len(words) <= MOST_WORDS, (lesson["title"]["text"], len(words))
    assert {int(mark) for mark in re.findall(r"\[(\d)\]", said(lesson))} <= set(range(1, len(lesson["marks"]) + 1))
    assert lesson["otherwise"]["text"]
    assert len(lesson["parts"]) == lesson["of"]
    if lesson["phase"] == "do":
        assert lesson["act"], f"step {lesson['step']} has no sentence that says what to do"
        assert lesson["open"][0] in legal, f"step {lesson['step']}: {lesson['open'][0]} is not legal; {legal} are"
    else:
        assert lesson["open"] == []


def legal_of(learner: Learner) -> list[str]:
    return [action["text"] for action in learner.view["position"]["legal"]]


@pytest.mark.parametrize("game", taught_games())
async def test_a_lesson_is_played_from_its_first_step_to_its_end(mara: Visitor, game: str) -> None:
    learner = await Learner.begin(mara, game)
    steps = 0
    while (lesson := await learner.asked())["phase"] in ("read", "do"):
        check_step(lesson, legal_of(learner))
        steps += 1
        assert lesson["step"] == steps
        await learner.do_step()
    assert lesson["phase"] == "free", "a lesson ends with turns of one's own"
    assert 8 <= lesson["of"] <= 12
    check_step(lesson, [])
    while (lesson := await learner.asked())["phase"] == "free":
        await learner.play_freely()
    assert lesson["phase"] == "end"
    assert lesson["said"]["text"].startswith("guest") or learner.view["seats"][0]["name"] in lesson["said"]["text"]
    assert lesson["minutes_left"] == 0
    assert (await learner.learn("play_on"))["type"] == "ack"
    assert learner.view["lesson"] is None
    assert learner.view["status"] in ("playing", "over")


@pytest.mark.parametrize("game", taught_games())
async def test_only_what_is_taught_is_accepted_and_every_step_can_be_taken_back(mara: Visitor, game: str) -> None:
    learner = await Learner.begin(mara, game)
    while (lesson := await learner.asked())["phase"] in ("read", "do"):
        for action in [text for text in legal_of(learner) if text not in lesson["open"][:1]][:2]:
            answer = await learner.draft(action)
            assert (answer["type"], answer["message"]) == ("error", lesson["otherwise"]["text"])
            answer = await mara.do(learner.table, 0, action)
            assert (answer["type"], answer["message"]) == ("error", lesson["otherwise"]["text"])
        before, view = lesson, learner.view["position"]["view"]
        await learner.do_step()
        await learner.asked()
        if before["step"] > 1:
            assert (await learner.learn("back"))["type"] == "ack"
            assert learner.lesson == {**before, "otherwise": before["otherwise"]}
            assert learner.view["position"]["view"] == view
            await learner.do_step()


@pytest.mark.parametrize("game", taught_games())
async def test_a_lesson_goes_on_where_it_was_left_after_a_restart(tmp_path: Path, game: str) -> None:
    database, log = f"sqlite:///{tmp_path}/tables.db", tmp_path / "log"
    with running(database, log, bot_workers=0) as server:
        async with Visitor(server.url) as mara:
            learner = await Learner.begin(mara, game)
            for _ in range(4):
                await learner.asked()
                await learner.do_step()
            left, cookies = await learner.asked(), mara.http.cookies
    with running(database, log, bot_workers=0) as server:
        async with Visitor(server.url) as mara:
            mara.http.cookies = cookies
            again = await Learner.begin(mara, game)
            assert again.table == learner.table
            assert await again.asked() == left


@pytest.mark.parametrize("game", taught_games())
def test_a_lesson_names_the_numbers_it_was_written_for(game: str) -> None:
    lesson = read_lesson(game)
    digest = components_digest(game, lesson.rules)
    assert lesson.components == digest, (
        f"numbers of {game} have changed since its lesson was written: play it through, mend what it says, "
        f'and write components = "{digest}"'
    )
    actions = [*(action for step in lesson.steps for action in step.do)]
    assert all(ACTION.match(action) for action in actions)
