"""Actions: ids and texts, both ways, and what is said about texts that are neither."""

from __future__ import annotations

import time

import pytest

from rivertable.engine.actions import Actions
from rivertable.engine.domains import names, numbers
from rivertable.engine.errors import ActionTextError, StateError
from rivertable.engine.instance import Instance
from rivertable.engine.messages import say


def some_actions() -> Actions:
    """pass 0, choose_die 1-3, build 4-9, build(none) 10."""
    actions = Actions()
    actions.block("pass")
    actions.block("choose_die", colour=names("colour", ["brown", "white", "pink"]))
    actions.block("build", bank=names("bank", ["north", "south"]), column=numbers(1, 3))
    actions.block("build", which=names("village", ["none"]))
    return actions


def test_blocks_follow_each_other() -> None:
    assert [block.first for block in some_actions().blocks] == [0, 1, 4, 10]


def test_a_block_without_arguments_is_one_action() -> None:
    assert some_actions().blocks[0].size == 1


def test_a_block_is_as_large_as_its_domains_together() -> None:
    assert some_actions().blocks[2].size == 6


def test_all_actions_are_counted() -> None:
    assert some_actions().count == 11


def test_declaring_a_block_gives_its_first_id() -> None:
    assert some_actions().block("wait") == 11


def test_every_action_is_read_back_from_its_text() -> None:
    actions = some_actions()
    assert [actions.parse(actions.text(action)) for action in range(actions.count)] == list(range(actions.count))


def test_every_action_of_a_game_is_read_back_from_its_text(interpreted: Instance) -> None:
    actions = interpreted.game.actions
    assert [actions.parse(actions.text(action)) for action in range(actions.count)] == list(range(actions.count))


def test_no_two_actions_of_a_game_have_the_same_text(interpreted: Instance) -> None:
    actions = interpreted.game.actions
    assert len({actions.text(action) for action in range(actions.count)}) == actions.count


@pytest.mark.parametrize(
    ("action", "text"),
    [(0, "pass"), (2, "choose_die(white)"), (4, "build(north,1)"), (9, "build(south,3)"), (10, "build(none)")],
)
def test_an_action_is_written_as_its_name_with_its_arguments(action: int, text: str) -> None:
    assert some_actions().text(action) == text


def test_the_last_argument_varies_fastest() -> None:
    assert [some_actions().args(action) for action in (4, 5, 7)] == [("north", 1), ("north", 2), ("south", 1)]


def test_arguments_become_messages_by_their_names() -> None:
    assert some_actions().messages(9) == {"bank": say("bank-south"), "column": 3}


@pytest.mark.parametrize(
    "text",
    ["build(south,3)", "build( south , 3 )", "  build (south,  3)  ", "BUILD(South,3)", "build\t(south,\n3)"],
)
def test_spaces_and_case_do_not_matter(text: str) -> None:
    assert some_actions().parse(text) == 9


@pytest.mark.parametrize("text", ["pass", "pass()", " PASS ( ) "])
def test_an_action_without_arguments_may_be_written_with_empty_brackets(text: str) -> None:
    assert some_actions().parse(text) == 0


@pytest.mark.parametrize("text", ["", "   ", "choose die", "pass)", "build(north", "build((north))", "7", "pass; pass"])
def test_a_text_that_is_no_action_is_refused_with_the_form_of_one(text: str) -> None:
    with pytest.raises(ActionTextError) as refused:
        some_actions().parse(text)
    assert str(refused.value) == f"{text!r} is not an action; write it as name(argument, …), e.g. pass"


def test_an_unknown_name_is_refused_with_the_known_ones_each_once() -> None:
    with pytest.raises(ActionTextError) as refused:
        some_actions().parse("sail(north)")
    assert str(refused.value) == "there is no action 'sail'; the actions are pass, choose_die, build"


@pytest.mark.parametrize("text", ["build(east,1)", "build(north,4)", "build(north)", "build", "build(north,1,2)"])
def test_wrong_arguments_are_refused_with_all_right_forms(text: str) -> None:
    with pytest.raises(ActionTextError) as refused:
        some_actions().parse(text)
    assert str(refused.value) == f"{text!r} does not fit; write build(north|south,1..3) or build(none)"


def test_an_argument_too_many_is_refused_with_the_bare_name() -> None:
    with pytest.raises(ActionTextError, match=r"^'pass\(1\)' does not fit; write pass$"):
        some_actions().parse("pass(1)")


@pytest.mark.parametrize("action", [-1, 11])
def test_an_id_out_of_range_is_refused_with_the_range(action: int) -> None:
    with pytest.raises(ActionTextError, match=f"^there is no action {action}; actions are numbered 0 to 10$"):
        some_actions().text(action)


def test_a_text_of_many_spaces_is_refused_at_once() -> None:
    begun = time.process_time()
    with pytest.raises(ActionTextError):
        some_actions().parse("build(" + 1000 * " ")
    assert time.process_time() - begun < 0.1


@pytest.mark.parametrize("name", ["plus_1", "Pass", "choose-die"])
def test_a_block_whose_name_cannot_be_read_back_is_refused(name: str) -> None:
    with pytest.raises(StateError, match="read back"):
        some_actions().block(name)
