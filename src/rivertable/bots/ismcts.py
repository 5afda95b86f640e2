"""The bot that searches: levels of play from easy to expert, and analysis of a position."""

from __future__ import annotations

import hashlib
import random
from dataclasses import dataclass
from math import sqrt
from statistics import stdev

import msgspec

from rivertable.bots.base import Bot, TurnPlan
from rivertable.bots.characters import CHARACTERS, check_character
from rivertable.bots.explaining import Reasoning, reasonings_of, reply_of
from rivertable.bots.levels import SETTINGS, SearchSettings, settings_of
from rivertable.bots.lines import GreedyLines, Line, Next, Worlds
from rivertable.bots.search_runner import Found, Plan, Search
from rivertable.bots.tempers import equals, liked_best
from rivertable.engine.chance import stream_from
from rivertable.engine.game_config import GameConfig
from rivertable.engine.match import Match
from rivertable.engine.rule import Mode
from rivertable.engine.secrecy import redact, viewer_code
from rivertable.engine.seen import Action
from rivertable.engine.state import ListState

LINES = 3  # plans that an analysis returns
COMPARE_SECONDS = 0.6  # for the lines of an explanation
JUDGE_SECONDS = 0.5  # for a line that is compared with the best one, in BATCHES with worlds of their own
BATCHES = 5
FAR_APART = 1 << 24  # between the worlds of two batches, so that none is seen twice


@dataclass(frozen=True)
class Margin:
    """By how many points a line is behind the best one: an estimate with its standard error."""

    best: tuple[int, ...]
    points: float
    noise: float


@dataclass(frozen=True)
class AnalysedPlan:
    """One of the best plans for a seat, with what the search expects of it."""

    line: tuple[Action, ...]  # the plan for the turn, up to the first action that reveals something
    win_chance: float | None  # None in a solo game
    points: float  # expected final score
    visits: int

    @property
    def action(self) -> Action:
        return self.line[0]


class IsmctsBot(Bot):
    """Plans its whole turn by a search over what it cannot see, then follows the plan as long as nothing unexpected
    happens. Equal seeds and equal redacted states give equal plans, unless the time limit ends the search. A character
    decides between plans that are about equally good."""

    name = "ismcts"
    settings = ("seed", "mode", "level", "character", *SETTINGS)

    def __init__(
        self,
        seed: int = 0,
        mode: Mode = Mode.COMPILED,
        level: str = "hard",
        character: str | None = None,
        **changes: float,
    ) -> None:
        if character is not None:
            check_character(character)
        self.level, self.character = level, character
        self.found: Found | None = None  # the last search
        self._seed, self._mode, self._changes = seed, mode, changes
        self._search: Search | None = None
        settings_of("", level, **changes)  # raises at once if a setting is wrong

    def decide(self, config: GameConfig, redacted: ListState, seat: int) -> int:
        planned = self.turn_plan
        is_due = planned is not None and planned.due == redacted.digest()
        action, *rest = planned.actions if planned is not None and is_due else self.plan(config, redacted, seat)
        self.turn_plan = TurnPlan(tuple(rest), _after(config, redacted, seat, action).digest()) if rest else None
        return action

    def plan(self, config: GameConfig, redacted: ListState, seat: int) -> tuple[int, ...]:
        """The actions for the seat's turn, up to the first that reveals something. The search is stored in `found`."""
        settings, key = settings_of(config.name, self.level, **self._changes), _key(self._seed, redacted, seat)
        self.found = self._search_for(config, settings).run(redacted, seat, key)
        plans = self.found.plans
        chosen = plans[0]
        if settings.iterations == 0:
            chosen = random.Random(key).choices(plans, [plan.prior for plan in plans])[0]
        if self.character is None:
            return chosen.actions
        like = equals(plans, chosen, settings)
        return liked_best(CHARACTERS[self.character], like, config, redacted, seat, key).actions

    def analyse(self, match: Match, seat: int, lines: int = LINES) -> tuple[AnalysedPlan, ...]:
        """The best plans for a seat that is to act, at most `lines`, best first. The match stays as it is. Levels that
        do not search analyse like `hard`. OptionError if the seat is not to act."""
        match.check_to_act(seat)
        redacted, game = match.redacted(seat), match.config
        settings = settings_of(game.name, self.level, **self._changes)
        if settings.iterations == 0:
            settings = settings_of(game.name, "hard")
        found = self._search_for(game, settings).run(redacted, seat, _key(self._seed, redacted, seat))
        return tuple(_analysed(match, seat, plan) for plan in found.plans[:lines])

    def reasonings(self, match: Match, seat: int, about: int | None = None) -> tuple[Reasoning, ...]:
        """Plans are found by a search, then the best ones are compared in the same worlds."""
        match.check_to_act(seat)
        redacted, search = match.redacted(seat), self._explaining(match.config)
        key = _key(self._seed, redacted, seat)
        plans = search.run(redacted, seat, key).plans
        chosen = _distinct(match, seat, plans) if about is None else _about(match, seat, plans, about)
        following = {plan.actions: _next_turn(match, seat, search, plan) for plan in plans if plan.actions in chosen}
        compared = plans[:1]
        if len(chosen) > 1:
            found = search.compare(redacted, seat, key, chosen, COMPARE_SECONDS)
            compared = tuple(sorted(found, key=lambda plan: -plan.worth))
        lines = [
            Line(plan.actions, plan.points, plan.win if plan.visits else None, following.get(plan.actions, Next()))
            for plan in compared
        ]
        return reasonings_of(match, seat, lines, about)

    def _explaining(self, config: GameConfig) -> Search:
        """The search for explanations: levels that do not search explain like `hard`, and some time is left to compare."""
        settings = settings_of(config.name, self.level, **self._changes)
        if settings.iterations == 0:
            settings = settings_of(config.name, "hard")
        seconds = max(COMPARE_SECONDS, settings.seconds - COMPARE_SECONDS)
        return self._search_for(config, msgspec.structs.replace(settings, seconds=seconds))

    def margin(self, match: Match, seat: int, line: tuple[int, ...]) -> Margin | None:
        """By how many points a line for the turn is behind the best one, with its noise; None if the line is the best one,
        or there is nothing to compare it with."""
        match.check_to_act(seat)
        redacted, search = match.redacted(seat), self._explaining(match.config)
        key = _key(self._seed, redacted, seat)
        best = search.run(redacted, seat, key).plans[0].actions
        if best == line or _leads_to(match, seat, best) == _leads_to(match, seat, line):
            return None
        behind = []
        for batch in range(BATCHES):
            one, other = search.compare(
                redacted, seat, key + (batch + 1) * FAR_APART, (best, line), JUDGE_SECONDS / BATCHES
            )
            behind.append(one.points - other.points)
        return Margin(best, sum(behind) / BATCHES, stdev(behind) / sqrt(BATCHES))

    def _search_for(self, config: GameConfig, settings: SearchSettings) -> Search:
        """The Search for these settings: the last one if it has the same, otherwise a new one."""
        if self._search is None or self._search.config is not config or self._search.settings != settings:
            self._search = Search(config, settings, self._mode)
        return self._search


def _distinct(match: Match, seat: int, plans: tuple[Plan, ...]) -> tuple[tuple[int, ...], ...]:
    """The most visited plans that begin with different actions; if all begin alike, other beginnings by greedy play."""
    firsts: dict[int, tuple[int, ...]] = {}
    for plan in plans:
        firsts.setdefault(plan.actions[0], plan.actions)
    if len(firsts) == 1:
        others = GreedyLines(match.config, match.redacted(seat), seat).besides(plans[0].actions[0])
        firsts |= {line.actions[0]: line.actions for line in others}
    return tuple(firsts.values())[:LINES]


def _about(match: Match, seat: int, plans: tuple[Plan, ...], about: int) -> tuple[tuple[int, ...], ...]:
    """The best plan, and the best one that begins with an action: of the search, or else by greedy play."""
    best = plans[0].actions
    if best[0] == about:
        return _distinct(match, seat, plans)
    found = next((plan.actions for plan in plans if plan.actions[0] == about), None)
    return best, found or GreedyLines(match.config, match.redacted(seat), seat).beginning_with(about).actions


def _leads_to(match: Match, seat: int, line: tuple[int, ...]) -> str:
    """The digest of what the seat will know after a line, in one imagined world."""
    return redact(Worlds(match.config, match.redacted(seat), seat, 1).after(line)[0], seat).digest()


def _next_turn(match: Match, seat: int, search: Search, plan: Plan) -> Next:
    """The own next turn that the search saw most often after a plan, and the first reply of another seat."""
    turns, others = (search.following(match.redacted(seat), seat, plan, world) for world in (0, 1))
    own = next((turn for turn in turns if turn.seat == seat), None)
    reply = None
    if turns and others and (turns[0].seat, turns[0].actions[0]) == (others[0].seat, others[0].actions[0]):
        first = turns[0]
        reply = reply_of(match, seat, first.seat, (first.before, others[0].before), first.actions[0])
    return Next(own.before, own.actions, reply) if own else Next(reply=reply)


def _key(seed: int, redacted: ListState, seat: int) -> int:
    """31 random bits made from the bot's seed and the redacted state, so that earlier decisions make no difference."""
    digest = hashlib.blake2b(f"{seed} {seat} {redacted.digest()}".encode(), digest_size=4).digest()
    return int.from_bytes(digest, "big") >> 1


def _after(config: GameConfig, redacted: ListState, seat: int, action: int) -> ListState:
    """The redacted state the seat will see after its own action, if nothing else happens."""
    world = redacted.clone()
    config.game.deal_unknown(world, viewer_code(seat), stream_from(0))
    config.game.apply(world, seat, action)
    config.instance().per_game("forced_choices").take_forced_choices(world, [0] * config.game.actions.count)
    return redact(world, seat)


def _analysed(match: Match, seat: int, plan: Plan) -> AnalysedPlan:
    draft, line = match.draft(seat), []
    for action in plan.actions:
        chosen = next((legal for legal in draft.legal() if legal.id == action), None)
        if chosen is None:
            break  # the rest depends on what the first actions reveal
        line.append(chosen)
        draft.act(chosen)
    return AnalysedPlan(tuple(line), plan.win if match.players > 1 else None, plan.points, plan.visits)
