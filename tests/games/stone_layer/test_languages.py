"""The game in five languages: every text there, with the same arguments, and a whole game told in each."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.lessons.lesson import lesson_catalogue, read_lesson
from rivertable.engine.match import Match
from rivertable.engine.messages import ENGINE_LOCALES, Message, catalogue
from rivertable.engine.record import Record
from rivertable.games.stone_layer import GAME

LANGUAGES = ("en", "fi", "sv", "da", "nb")
FOLDERS = (ENGINE_LOCALES, *(GAME.folder / name for name in ("locales", "lesson", "facts")))
RECORD = Path(__file__).parent / "records" / "three_players_alternative.json"


class Variables(Visitor):
    """The arguments a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """Every message id of a catalogue with its arguments; what cannot be read fails."""
    resource = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    assert [entry for entry in resource.body if isinstance(entry, ast.Junk)] == []
    found = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name + "/" + folder.name)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_messages(folder: Path, language: str) -> None:
    assert list(messages(folder, language)) == list(messages(folder, "en"))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name + "/" + folder.name)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_translation_needs_what_english_is_not_given(folder: Path, language: str) -> None:
    english = messages(folder, "en")
    asking = {id: names - english[id] for id, names in messages(folder, language).items() if names - english[id]}
    assert asking == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_of_the_lesson_is_short(language: str) -> None:
    words = lesson_catalogue("stone_layer", language)
    for step in read_lesson("stone_layer").steps:
        said = words.render(Message(f"lesson-{step.id}-text", dict.fromkeys(step.args, 1)))
        assert len(re.findall(r"\w+", re.sub(r"\[\d\]", "", said))) <= 45, said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told(language: str) -> None:
    """Questions, answers, previews and log of a recorded match: nothing is missing, no argument either."""
    words = catalogue(GAME.folder, language)
    played = Record.load(RECORD).replay()
    match = Match(played.config, played.seed)
    for move in played.moves:
        state = match.seen_by(move.seat).redacted
        assert words.render(GAME.decision(state, move.seat))
        for action in match.legal(move.seat):
            assert words.render(GAME.label(state, move.seat, action.id))
            for change in match.preview(move.seat, action):
                assert words.render(change.what)
        for candidate in match.candidates(move.seat):
            if candidate.reason is not None:
                reason = GAME.may(state, move.seat, candidate.action.id)
                args = GAME.explain(state, move.seat, candidate.action.id, reason)
                assert words.render(Message(f"reason-{candidate.reason.code}", args))
        match.act(move.seat, move.action, move.payload)
    for event in match.events(None):
        words.render(event.message)
    assert REFEREE_SEAT in {move.seat for move in played.moves}


@pytest.mark.parametrize(
    ("language", "steps"),
    [("en", "S, 1 step."), ("fi", "S, 1 askel."), ("sv", "S, 1 steg."), ("da", "S, 1 plads."), ("nb", "S, 1 steg.")],
)
def test_sl_3_6_a_drawn_tile_is_told_with_its_steps(language: str, steps: str) -> None:
    words = catalogue(GAME.folder, language)
    assert words.render(Message("log-tile_drawn", {"sizes": Message("sizes-s"), "steps": 1})).endswith(steps)


@pytest.mark.parametrize(
    ("language", "asked", "answered", "told"),
    [
        ("en", "on anything but the stone below", "on something else", "something other than the stone below"),
        ("fi", "muuhun kuin alla olevaan kiveen", "johonkin muuhun", "muuhun kuin alla olevaan kiveen"),
        ("sv", "något annat än stenen under", "mot något annat", "något annat än stenen under"),
        ("da", "andet end stenen under", "til noget andet", "andet end stenen under"),
        ("nb", "noe annet enn steinen under", "mot noe annet", "noe annet enn steinen under"),
    ],
)
def test_sl_6_3_leaning_is_on_anything_but_the_stone_below(language: str, asked: str, answered: str, told: str) -> None:
    words = catalogue(GAME.folder, language)
    assert asked in words.render(Message("decide-report_fouls"))
    assert words.render(Message("action-report_leaned")).endswith(answered)
    assert told in words.render(Message("foul-leaned"))


@pytest.mark.parametrize(
    ("language", "nouns"),
    [
        ("en", "stone tile, location marker, score token, five-point token, river"),
        ("fi", "kivilaat, paikkamerk, pistemerk, viiden pisteen merk, jo"),
        ("sv", "stenbrick, platsmarkör, poängmarkör, fempoängsmarkör, flod"),
        ("da", "stenbrik, pladsmarkør, pointmarkør, 5-pointsmarkør, flod"),
        ("nb", "steinbrikke, plasseringsmarkør, poengsjetong, fempoengsjetong, elv"),
    ],
)
def test_the_rulebook_s_own_nouns_are_used(language: str, nouns: str) -> None:
    text = (GAME.folder / "locales" / f"{language}.ftl").read_text(encoding="utf-8").lower()
    assert all(noun in text for noun in nouns.split(", "))
