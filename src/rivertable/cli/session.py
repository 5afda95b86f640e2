"""A match in the terminal: people take turns at the keyboard, bots decide in between, secrets stay hidden from the
others."""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING

from rivertable.cli.answers import answers_of
from rivertable.cli.background_bots import BackgroundBots, searches
from rivertable.cli.console import INTERRUPTED, forget_lines, is_interactive, read_line
from rivertable.cli.hints import explained_hint, quick_hint
from rivertable.cli.page import NEWS_LINES
from rivertable.cli.prompt import Leave, answer
from rivertable.cli.screen import Screen
from rivertable.cli.seats import REFEREE
from rivertable.engine.chance import stream_from
from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.errors import OptionError, RivertableError
from rivertable.engine.messages import say

if TYPE_CHECKING:
    from rich.console import Console

    from rivertable.bots.base import Bot
    from rivertable.cli.answers import Answers
    from rivertable.cli.seats import SeatedPlayer
    from rivertable.engine.match import Match
    from rivertable.engine.physics import Physics
    from rivertable.engine.seen import Action


class Session:
    """A match with its people and bots, and which events each person has seen."""

    def __init__(
        self,
        match: Match,
        seated_players: Sequence[SeatedPlayer],
        console: Console,
        path: Path | None = None,
        physics: Physics | None = None,
    ) -> None:
        self.match = match
        self.physics = physics  # makes the reports; None: the game's statistics do
        self.seated_players = seated_players
        self.names = {seat: player.name for seat, player in enumerate(seated_players)} | {REFEREE_SEAT: REFEREE}
        self.people = [seat for seat, player in enumerate(seated_players) if player.bot is None]
        match.names = self.names
        self.screen = Screen(console, match, self.names)
        self.path = path  # the file it was loaded from or last saved to
        self.saved = len(match.log)
        self._bots = {
            seat: _bot(match, seat, player.bot) for seat, player in enumerate(seated_players) if player.bot is not None
        }
        self._events_shown: dict[int, int] = dict.fromkeys([*self.people, REFEREE_SEAT], 0)
        self._at_keyboard: int | None = None
        self._refused = ""  # why the last undo was refused, until it has been shown
        self._part = (0, 0)  # the number of decisions made, and which part of the answers is shown since then
        self._background: BackgroundBots | None = None  # decides for bots that search; None: they decide here
        self._told_preparing = self._told_ready = False
        self._unasked: set[int] = set()  # the numbers of moves that were made for the only person, who had no choice
        self._has_secrets = any(field.secret and field.name != "rng" for field in match.game.state.FIELDS)

    def run(self) -> int:
        """Play to the end, or until somebody leaves. Returns the exit code. At a terminal, bots that search decide in
        the background; in a pipe they decide here, so that equal seeds give equal matches."""
        if not is_interactive() or self.match.is_over:
            return self._run()
        with BackgroundBots(self.match) as self._background:
            return self._run()

    def _run(self) -> int:
        try:
            if self.people and not self.match.log:
                self._welcome()
            self._play()
            self._finish()
        except Leave:
            self._offer_to_save("Save the match first?")
        except EOFError:
            self.screen.say("")
            self._offer_to_save("The input has ended. Save the match first?")
        except KeyboardInterrupt:
            self.screen.say("")
            self._offer_to_save("Save the match first? (Ctrl-C again leaves at once.)")
            return INTERRUPTED
        return 0

    def _welcome(self) -> None:
        """Tell what the game is about; at a terminal wait until it is read."""
        self.screen.clear()
        self.screen.say(self.match.say(say("title")), "bold")
        self.screen.goal()
        self.screen.say(
            "Type the number of an answer. card, legend, rules, hint and help are there at any time.", "bright_black"
        )
        if is_interactive() and read_line("Press Enter to begin: ").lower() in ("quit", "exit"):
            raise Leave

    # ------------------------------------------------------------ whose turn it is

    def _play(self) -> None:
        while not self.match.is_over:
            self._let_bots_decide()
            self._let_the_referee_report()
            seat = self._next_person()
            if seat is None or self._decide_unasked(seat):
                continue
            if seat == self._at_keyboard or self._hand_over(seat):
                self._ask(seat)

    def _decide_unasked(self, seat: int) -> bool:
        """Give the only answer to a question that is asked so that the others cannot tell that there is only one. True if it
        was given. Nobody can tell where all others are bots: among people, the keyboard would be passed on too soon."""
        if self.people != [seat] or not self.match.hides_choice(seat):
            return False
        legal = self.match.legal(seat)
        if len(legal) > 1:
            return False
        self._unasked.add(len(self.match.moves))
        self.match.act(seat, legal[0])
        return True

    def moves_back(self, seat: int) -> int:
        """How many of the seat's last moves belong to its last answer: that one, and those made unasked after it."""
        self._unasked = {number for number in self._unasked if number < len(self.match.moves)}
        own = [number for number, move in enumerate(self.match.moves) if move.seat == seat]
        unasked = list(takewhile(lambda number: number in self._unasked, reversed(own)))
        return len(unasked) + 1

    def _let_bots_decide(self) -> None:
        """Let all bots that are to act decide before people are asked."""
        while waiting := [seat for seat in self.match.to_act if seat in self._bots]:
            seat = waiting[0]
            with self.screen.thinking():
                self.match.act(seat, self._chosen(seat))

    def _chosen(self, seat: int) -> Action:
        """The action of the bot in a seat."""
        kind = self.seated_players[seat].bot
        assert kind is not None
        if self._background is None or not searches(kind):
            return self._bots[seat].choose(self.match, seat)
        return self._background.choose(seat, kind, _seed(self.match, seat))

    def hint(self, seat: int, answers: Answers) -> str:
        """What the search would do, with the reason; while it is not there, a quick answer that says so."""
        if self._background is None:
            return quick_hint(self.match, seat, answers, "")
        with self.screen.thinking():
            suggestions = self._background.advise(seat)
        best = suggestions[0]
        if (best.win_chance is None and self.match.players > 1) or best.reasoning is None:
            return quick_hint(self.match, seat, answers, "; looking farther ahead is still being prepared")
        return explained_hint(self.match, answers, best.reasoning)

    def _notice(self) -> str:
        """A line that tells once that the bots will get stronger, and once that they have; otherwise empty."""
        if self._background is None or not any(searches(player.bot or "") for player in self.seated_players):
            return ""
        if not self._told_preparing and not self._background.is_ready:
            self._told_preparing = True
            return "The bots play at once and get stronger in a minute."
        if self._told_preparing and not self._told_ready and self._background.is_ready:
            self._told_ready = True
            return "The bots now play at full strength."
        return ""

    def _let_the_referee_report(self) -> None:
        """Make the reports that are needed, by physics or from the game's statistics, unless a person makes them."""
        match = self.match
        while REFEREE_SEAT in match.to_act and not (self.people and match.is_person_reporting):
            if self.physics is not None:
                self.physics.report(match)
                continue
            seed = (int(match.seed or "0", 16) + len(match.log)) % (1 << 128)
            match.act(REFEREE_SEAT, match.likely_report(stream_from(seed)))

    def _next_person(self) -> int | None:
        """The seat of the next person to be asked, or None. The person at the keyboard goes on as long as that seat is
        to act, unless the game defines an order."""
        waiting = [seat for seat in self.match.to_act if seat in self.people or seat == REFEREE_SEAT]
        if self._at_keyboard in waiting and not self.match.is_asked_in_order:
            return self._at_keyboard
        return waiting[0] if waiting else None

    def _hand_over(self, seat: int) -> bool:
        """Hide what one person saw and wait until the next one is at the keyboard. False if the person before wanted to
        take back a decision instead."""
        before = self._at_keyboard
        if seat == REFEREE_SEAT:  # everybody may see what is asked; the keyboard stays where it is
            return True
        if self._has_secrets and len(self.people) > 1 and (before is not None or self.match.log):
            self.screen.clear(secret=True)
            forget_lines()
            self.screen.say(f"Pass the keyboard to {self.names[seat]}.", "bold")
            if self._refused:
                self.screen.say(self._refused)
                self._refused = ""
            if before is not None:
                self.screen.say(f"({self.names[before]}: type undo to take back your last decision.)", "bright_black")
            typed = read_line(f"{self.names[seat]}, press Enter: ").lower()
            if typed in ("quit", "exit"):
                raise Leave
            if typed == "undo" and before is not None:
                return self._take_back(before)
        self._at_keyboard = seat
        return True

    def _take_back(self, seat: int) -> bool:
        try:
            self.match.undo(seat, 1)
        except RivertableError as refused:
            self._refused = _sentence(refused)
        return False

    # ------------------------------------------------------------ one decision

    def _ask(self, seat: int) -> None:
        """Show the table to a person and read lines until one of them changes something."""
        answers = answers_of(self.match, seat)
        notice = self._notice()
        page = self.screen.page(seat, answers, self._part_shown(), spare=1 if notice else 0)
        self.screen.clear()
        self.screen.console.print(page.table)
        self._tell_news(seat, page.news)
        self.screen.console.print(page.decision)
        if notice:
            self.screen.say(notice, "bright_black")
        while True:
            text = read_line(f"{self.names[seat]}> ")
            try:
                if answer(self, seat, answers, text):
                    return
            except RivertableError as error:
                self.screen.say(_sentence(error))

    def show_more(self) -> None:
        """Show the next part of the answers when the table is drawn again."""
        self._part = (len(self.match.log), self._part_shown() + 1)

    def _part_shown(self) -> int:
        """Which part of the answers is shown: the first one of a new question."""
        decisions, part = self._part
        return part if decisions == len(self.match.log) else 0

    def _tell_news(self, seat: int, room: int = NEWS_LINES) -> None:
        """Print what the person has not seen yet; without room it waits for the next screen."""
        if room == 0:
            return
        viewer = None if seat == REFEREE_SEAT else seat
        events = self.match.events(viewer)
        self._events_shown[seat] = min(self._events_shown[seat], len(events))  # an undo makes the log shorter
        self.screen.news(self.screen.turn_lines(viewer, self._events_shown[seat]), room)
        self._events_shown[seat] = len(events)

    # ------------------------------------------------------------ the end, and leaving

    def _finish(self) -> None:
        self.screen.clear()
        self.screen.table(self.people[0] if len(self.people) == 1 else None)
        if len(self.people) == 1:
            self._tell_news(self.people[0])
        self.screen.scores()
        if self.people:
            try:
                self._offer_to_save("Save the record?")
            except EOFError:
                self.screen.say("")

    def _offer_to_save(self, question: str) -> None:
        """Ask whether to save the match, until it is saved or declined. Ctrl-C and the end of the input decline."""
        if len(self.match.log) == self.saved:
            return
        while True:
            try:
                typed = read_line(f"{question} y, a file name, or Enter for no: ")
                if typed.lower() in ("", "n", "no"):
                    return
                if self._save_as_typed(typed):
                    return
            except RivertableError as error:
                self.screen.say(_sentence(error))
            except (EOFError, KeyboardInterrupt):
                self.screen.say("")
                return

    def _save_as_typed(self, typed: str) -> bool:
        """Save as the person typed: y, or a file name with a suffix. Another word may have been meant as an answer to a
        decision, so nothing is saved then. True if it was saved."""
        if typed.lower() in ("y", "yes"):
            return self.save("")
        if Path(typed).suffix:
            return self.save(typed)
        self.screen.say(f"Type y, a file name such as {self._new_path()}, or just Enter.")
        return False

    def save(self, name: str) -> bool:
        """Write the whole record. False if a file of that name exists and the person does not want to replace it."""
        path = _with_suffix(name) if name else self.path or self._new_path()
        if os.path.exists(path) and path != self.path:  # Path.exists would raise where no such file can be
            typed = read_line(f"{path} exists. Replace it? (y/n) ")
            if typed.lower() not in ("y", "yes"):
                return False
        record = self.match.record()
        record.seats = [player.bot or player.name for player in self.seated_players]
        record.save(path)
        self.path, self.saved = path, len(self.match.log)
        next_time = "record replay" if self.match.is_over else "play --load"
        self.screen.say(f"Saved. To come back to it: rivertable {next_time} {path}")
        return True

    def _new_path(self) -> Path:
        """The first unused name of riverside-1.json, riverside-2.json, …"""
        number = 1
        while (path := Path(f"{self.match.config.name}-{number}.json")).exists():
            number += 1
        return path


def _with_suffix(name: str) -> Path:
    try:
        path = Path(name).expanduser()
    except RuntimeError:
        raise OptionError(f"there is no home folder for {name!r}; name a file in a folder that is there") from None
    is_home = name.startswith("~") and "/" not in name
    if is_home or name.endswith("/") or path.name in ("", ".."):
        raise OptionError(f"{name!r} is a folder; name a file in it")
    return path if path.suffix else path.with_name(f"{path.name}.json")


def _bot(match: Match, seat: int, kind: str) -> Bot:
    """A bot for a seat, seeded from the match, so that equal seeds of a match give equal opponents."""
    import rivertable

    return rivertable.bot(kind, seed=_seed(match, seat))


def _seed(match: Match, seat: int) -> int:
    return int(match.seed or "0", 16) % (1 << 31) + seat


def _sentence(error: RivertableError) -> str:
    text = str(error)
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "?", ")")) else ".")
