"""Checks that need no match: fields, actions, texts, the call graph."""

from __future__ import annotations

from collections.abc import Iterator

from rivertable.engine.conformance.report import Report, require
from rivertable.engine.contract import REQUIRED_FIELDS
from rivertable.engine.game_config import GameConfig
from rivertable.engine.rule import find_cycle, rules_of


def check_contract(config: GameConfig, report: Report) -> None:
    for check in (required_fields, action_texts, call_graph, catalogue_complete):
        report.run(check, config)


def required_fields(config: GameConfig) -> None:
    names = {field.name for field in config.game.state.FIELDS}
    wanted = {*REQUIRED_FIELDS, *(f"opt_{option.name}" for option in config.game.options)}
    require(wanted <= names, f"the state lacks {sorted(wanted - names)}")


def action_texts(config: GameConfig) -> None:
    """Every action has a text of its own, and parsing the text gives the action."""
    actions = config.game.actions
    texts = [actions.text(id) for id in range(actions.count)]
    for id, text in enumerate(texts):
        require(texts.index(text) == id, f"actions {texts.index(text)} and {id} share the text {text!r}")
        require(actions.parse(text) == id, f"{text!r} is read as action {actions.parse(text)}, not {id}")


def call_graph(config: GameConfig) -> None:
    for module in ("forced_choices", "simulate", "one_decision", "greedy"):
        config.instance().per_game(module)
    cycle = find_cycle(rules_of(config.instance().package))
    require(not cycle, f"rules call each other in a circle: {' -> '.join(cycle)}")


def catalogue_complete(config: GameConfig) -> None:
    missing = [id for id in _needed_messages(config) if id not in config.catalogue]
    require(not missing, f"the catalogue lacks {missing}")


def _needed_messages(config: GameConfig) -> Iterator[str]:
    game = config.game
    yield "title"
    yield from (reason.message_id for reason in game.reasons)
    yield from (f"log-{kind.name}" for kind in game.events.kinds)
    yield from (f"score-{category}" for category in game.score_categories)
    yield from (f"end-{reason}" for reason in game.end_reasons)
    yield from (f"option-{option.name}" for option in game.options)
    yield from (f"term-{term}{form}" for term in game.terms for form in ("", "-more", "-less"))
    domains = [domain for kind in game.events.kinds for domain in kind.domains.values()]
    domains += [domain for block in game.actions.blocks for domain in block.domains.values()]
    yield from (f"{domain.word}-{name}" for domain in domains for name in domain.names)
