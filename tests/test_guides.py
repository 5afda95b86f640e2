"""The guides: their numbers are those of the components, their sums those of the rules, and every clause is explained."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast

from rivertable.cli.rulebook import FOR_PROGRAMMERS, rulebook
from rivertable.engine.lessons.lesson import read_lesson
from rivertable.engine.registry import GAMES_FOLDER
from scripts import guides
from scripts.clauses import coverage

GAMES = guides.with_guides()


def messages(game: str, folder: str = "guide") -> dict[str, ast.Message]:
    source = (GAMES_FOLDER / game / folder / "en.ftl").read_text(encoding="utf-8")
    resource = FluentParser().parse(source)
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def texts_of(node: ast.BaseNode) -> tuple[list[str], set[str]]:
    """The texts of a message, and the names of the numbers in it."""
    texts: list[str] = []
    variables: set[str] = set()

    def collect(part: object) -> None:
        if isinstance(part, ast.TextElement):
            texts.append(part.value)
        if isinstance(part, ast.VariableReference):
            variables.add(part.id.name)
        if isinstance(part, ast.BaseNode):
            for value in vars(part).values():
                for each in value if isinstance(value, list) else [value]:
                    collect(each)

    collect(node)
    return texts, variables


def items(game: str) -> list[str]:
    plan = guides.guide(game)
    blocks = [block for section in plan["sections"] for block in section["blocks"]]
    return [section["id"] for section in plan["sections"]] + [item for block in blocks for item in block["items"]]


def test_every_game_has_a_guide() -> None:
    assert set(GAMES) == set(guides.POSITIONS)


@pytest.mark.parametrize("game", GAMES)
def test_numbers_and_pictures_are_those_of_the_components_and_the_rules(game: str) -> None:
    for path, text in guides.files(game).items():
        assert path.read_text(encoding="utf-8") == text, f"python -m scripts.guides {game} writes it again"


@pytest.mark.parametrize("game", GAMES)
def test_texts_hold_no_number_of_their_own(game: str) -> None:
    known = guides.numbers(game)
    for id, message in messages(game).items():
        texts, variables = texts_of(message)
        assert not re.search(r"\d", " ".join(texts)), f"{id} writes a number that belongs into guide.json"
        assert variables <= known.keys(), id


@pytest.mark.parametrize("game", GAMES)
def test_every_number_is_used(game: str) -> None:
    used = {name for message in messages(game).values() for name in texts_of(message)[1]}
    assert guides.guide(game)["numbers"].keys() <= used


@pytest.mark.parametrize("game", GAMES)
def test_every_item_has_a_text_and_every_text_is_used(game: str) -> None:
    used = items(game)
    assert len(used) == len(set(used)), "an item stands in one place"
    icons = [f"icon-{icon}" for icon in guides.guide(game)["icons"]]
    assert set(used) | set(icons) == set(messages(game))


@pytest.mark.parametrize("game", GAMES)
def test_the_parts_of_the_worked_example_are_its_sum(game: str) -> None:
    counted = guides.example(game)
    blocks = [block for section in guides.guide(game)["sections"] for block in section["blocks"]]
    (parts,) = [block["items"] for block in blocks if block["kind"] == "sum"]
    names = [f"sum-{part.removesuffix('-points')}" for part in parts]
    assert sum(int(counted[name]) for name in names) == counted["sum-total"]


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_explained_by_a_section(game: str) -> None:
    """Except those that hold for programmers: worked examples, lists of decisions."""
    plan = guides.guide(game)
    entries = [entry for section in plan["sections"] for entry in section["clauses"]]
    of_players = [clause.id for clause in rulebook(game) if clause.id and not FOR_PROGRAMMERS.match(clause.heading)]
    exempt = coverage(game).exempt
    missing = [id for id in of_players if id not in exempt and not any(covers(entry, id) for entry in entries)]
    assert missing == []
    assert [entry for entry in entries if not any(covers(entry, id) for id in of_players)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_drawn_thing_leads_to_a_place_in_the_guide(game: str) -> None:
    places = guides.guide(game)["facts"]
    drawn = [id.removeprefix("fact-") for id in messages(game, "facts") if not id.endswith("-from")]
    entries = {id: entry_of(id, places) for id in drawn}
    assert [id for id, entry in entries.items() if not entry] == []
    assert set(places) == set(entries.values()), "an entry that no drawn thing needs"
    assert set(places.values()) <= set(items(game)), "a place that the guide does not have"


@pytest.mark.parametrize("game", GAMES)
def test_what_a_section_lets_one_try_is_a_step_with_something_to_do(game: str) -> None:
    does = {step.id for step in read_lesson(game).steps if step.do}
    tried = [section["try"] for section in guides.guide(game)["sections"] if "try" in section]
    assert tried
    assert set(tried) <= does


def entry_of(fact: str, places: dict[str, str]) -> str:
    """The longest beginning of a fact's id that has a place: as `placeOf` in web/src/lib/guide.ts."""
    while fact not in places and "-" in fact:
        fact = fact.rpartition("-")[0]
    return fact if fact in places else ""


def covers(entry: str, clause: str) -> bool:
    """Whether an entry of a section names a clause: as `clausesOf` in web/src/lib/guide.ts."""
    named = re.fullmatch(r"([A-Z]{2}-\d+)(?:\.(\d+)(?:-(\d+))?)?", entry)
    given = re.fullmatch(r"([A-Z]{2}-\d+)(?:\.(\d+)[a-z]?)?", clause)
    assert named, f"{entry} names no clauses"
    assert given, clause
    if named[1] != given[1] or named[2] is None or given[2] is None:
        return named[1] == given[1] and named[2] is None
    return int(named[2]) <= int(given[2]) <= int(named[3] or named[2])
