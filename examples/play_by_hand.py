"""Plays a match at the keyboard against a bot, with nothing but `rt.Match`.

    python examples/play_by_hand.py riverside

A number takes an action, ? with a number tells what it would change, q ends the program.
"""

from __future__ import annotations

import sys

import rivertable as rt


def ask(match: rt.Match, seat: int) -> rt.Action | None:
    """The action somebody chooses at the keyboard; None to stop."""
    actions = match.legal(seat)
    print(f"\n{match.decision(seat)}")
    for number, action in enumerate(actions, 1):
        print(f"{number:3}  {action.label}")
    while True:
        typed = input("> ").strip()
        chosen = typed.lstrip("?").strip()
        if typed == "q":
            return None
        if not chosen.isdigit() or not 1 <= int(chosen) <= len(actions):
            print(f"Type a number from 1 to {len(actions)}, ? and a number, or q.")
        elif typed.startswith("?"):
            changes = match.preview(seat, actions[int(chosen) - 1])
            print(
                ", ".join(f"{match.say(each.what)} {each.before} -> {each.after}" for each in changes)
                or "nothing known"
            )
        else:
            return actions[int(chosen) - 1]


def main(game: str = "riverside", seed: str | None = None) -> None:
    match, bot, mine = rt.Match(game, seed, players=2), rt.bot("greedy"), 0
    told = 0
    while not match.is_over:
        for line in match.narration(mine, told):
            print(line)
        told, seat = match.event_count(mine), match.to_act[0]
        if seat == rt.REFEREE_SEAT:  # Stone Layer: did the stone stay?
            match.act(seat, match.likely_report(len(match.moves)))
        elif seat != mine:
            match.act(seat, bot.choose(match, seat))
        elif (action := ask(match, seat)) is not None:
            match.act(seat, action)
        else:
            return
    print(*match.narration(mine, told), f"Points: {match.points}", sep="\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
