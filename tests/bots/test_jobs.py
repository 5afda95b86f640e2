"""Messages between a pool and its workers."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest

from rivertable.bots.jobs import LENGTH, Ask, BotJob, GameSpec, Reply, Suggestion, frame, read_frame
from rivertable.engine.components import Overlay
from rivertable.engine.game_config import load

COLD = Overlay("cold.toml", "[score_sheet]\nfire_symbols = 12\n")


@pytest.mark.parametrize(
    "message",
    [
        Ask(job=BotJob(GameSpec.of(load("riverside")), b"\0\1", 1, "greedy", known={"m02": [0.5]}), suggest=True),
        Reply(suggestions=[Suggestion(3, (3, 4), 0.5, 21.0, {"face": 1}), Suggestion(9)]),
        Reply(done=1, of=2, error="MemoryError: "),
    ],
    ids=["ask", "suggestions", "error"],
)
def test_messages_are_read_as_they_were_written(message: Ask | Reply) -> None:
    stream = BytesIO(frame(message) + frame(message))
    assert [read_frame(stream, type(message)) for _ in range(3)] == [message, message, None]


def test_a_length_that_was_cut_off_is_the_end() -> None:
    assert read_frame(BytesIO(frame(Reply())[: LENGTH.size - 1]), Reply) is None


def test_another_process_loads_the_same_game() -> None:
    config = load("riverside", players=4, extension=True, components=COLD)
    assert GameSpec.of(config).config() == config


def test_one_code_serves_all_player_counts_and_options() -> None:
    codes = {GameSpec.of(load("riverside", players=n, extension=yes)).code for n in (1, 6) for yes in (False, True)}
    assert codes == {("riverside", "")}


def test_an_overlay_has_a_code_of_its_own(tmp_path: Path) -> None:
    assert GameSpec.of(load("riverside", components=COLD)).code == ("riverside", COLD.digest)
