"""Plays the lesson of a game and prints what an author needs: the steps, what is open, the legal actions and what they change.

python -m scripts.lesson the_river                   every step of the lesson, as the learner meets it
python -m scripts.lesson the_river --at build        also the drawing and all legal actions at one step
python -m scripts.lesson the_river --digest          the `components` line for lesson.toml
python -m scripts.lesson riverside --try 7 --players 2 choose_die(yellow) "1: choose_die(blue)"
                                                     a match with a seed, before there is a lesson
"""

from __future__ import annotations

import argparse

import msgspec

import rivertable as rt
from rivertable.cli.console import make_console
from rivertable.cli.page import PageMaker
from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.lessons.course import Course
from rivertable.engine.lessons.lesson import (
    LEARNER,
    Lesson,
    LessonError,
    components_digest,
    lesson_catalogue,
    read_lesson,
)
from rivertable.engine.lessons.rehearsal import Stuck, reading_minutes, rehearse
from rivertable.engine.lessons.telling import tell
from rivertable.engine.match import Match
from rivertable.engine.registry import header_of

NAMES = ("You", *(f"Seat {seat}" for seat in range(1, 14)), "Referee")


def show(match: Match, *, view: bool = False) -> None:
    """The position: the drawing, who is to act, and every legal action with what it would change."""
    make_console().print(PageMaker(make_console(), match, dict(enumerate(NAMES))).table(LEARNER))
    for seat in match.to_act:
        name = "referee" if seat == REFEREE_SEAT else f"seat {seat}"
        print(f"  {name}: {match.decision(seat) if seat != REFEREE_SEAT else 'report'}")
        for action in match.legal(seat):
            changes = match.preview(seat, action) if seat != REFEREE_SEAT else ()
            told = ", ".join(f"{match.say(change.what)} {change.before} -> {change.after}" for change in changes)
            print(f"    {action!s:28} {action.label}{'  [' + told + ']' if told else ''}")
    if view:
        print(msgspec.json.format(msgspec.json.encode(match.view(LEARNER)), indent=1).decode())


def play_through(lesson: Lesson, at: str | None, view: bool) -> None:
    """Play every step as it is taught; an error names the step."""
    match = None
    try:
        for course, match in rehearse(lesson):
            if course.phase != "free":
                tell_step(course, match, at, view)
    except Stuck as stuck:
        show(stuck.match)
        raise SystemExit(str(stuck)) from None
    except LessonError as error:
        raise SystemExit(str(error)) from None
    assert match is not None
    print(f"\nfree turns begin after {len(match.moves)} moves, round {match.rounds}")
    print(f"about {reading_minutes(lesson):.1f} minutes to read and do")
    if at == "free":
        show(match, view=view)


def tell_step(course: Course, match: Match, at: str | None, view: bool) -> None:
    """A step as the learner meets it; at the step that was asked for also the position."""
    catalogue, told, step = lesson_catalogue(course.lesson.game), tell(course, match), course.step
    assert step is not None
    words = len(catalogue.render(told.text).split())
    print(f"\n{course.number}. {step.id}: {catalogue.render(told.title)}  ({words} words, at {step.at})")
    for message in (told.text, told.sum, told.act, told.then):
        if message is not None:
            print("   " + catalogue.render(message).replace("\n", "\n   "))
    print(f"   do: {' '.join(step.do) or 'read on'}")
    if at in (step.id, "all"):
        show(match, view=view)


def try_out(game: str, seed: str, options: argparse.Namespace) -> None:
    """Play the given moves from a seed and show the position: `2: bid(3)` is a move of seat 2, without a number of seat 0."""
    match = Match(rt.load(options.config or game, players=options.players), seed)
    for text in options.moves:
        seat, _, action = text.rpartition(":")
        number = REFEREE_SEAT if seat.strip() == "referee" else int(seat or LEARNER)
        try:
            match.act(number, action.strip())
        except rt.RivertableError as error:
            show(match)
            raise SystemExit(f"{text}: {error}") from None
    show(match, view=options.view)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m scripts.lesson", description=__doc__.splitlines()[0] if __doc__ else ""
    )
    parser.add_argument("game")
    parser.add_argument("--at", help="show the position at this step, or at all of them, or free")
    parser.add_argument("--view", action="store_true", help="also what the learner sees, as data: for args")
    parser.add_argument("--digest", action="store_true", help="print the lines rules and components for lesson.toml")
    parser.add_argument("--try", dest="seed", help="play moves from this seed, without a lesson")
    parser.add_argument("--players", type=int)
    parser.add_argument("--config", help='the game with options, as in "stone_layer(mode=companion)"')
    parser.add_argument("moves", nargs="*")
    options = parser.parse_intermixed_args()
    if options.digest:
        rules = header_of(options.game).rules_version
        print(f'rules = {rules}\ncomponents = "{components_digest(options.game, rules)}"')
    elif options.seed is not None:
        try_out(options.game, options.seed, options)
    else:
        play_through(read_lesson(options.game), options.at, options.view)


if __name__ == "__main__":
    main()
