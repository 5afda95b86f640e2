"""A result as one HTML file that needs nothing else: the sentence first, plots with a table behind each, and how to run it
again."""

from __future__ import annotations

import base64
import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path

import msgspec

from rivertable.lab.balance import farthest, is_told
from rivertable.lab.compare import BASE, amount, told
from rivertable.lab.figures import Figure
from rivertable.lab.plots import CAN, CLAY, MARKS, RIVER, SEATS, Row, curve, histogram, intervals, pairs, strip
from rivertable.lab.results import Balance, Comparison, Difference, Result, Run, Spread, Sweep, Taking

STYLE = Path(__file__).with_name("report.css")
MOST_ROWS = 45  # of a plot of things; the table behind it has all
STANDS_OUT = 4  # things named in words, at each end
ENDS = ("gold", "river-light", "paper-2", "line")  # colours of the ways to end, most frequent first


def page(result: Result) -> str:
    """The whole file."""
    if isinstance(result, Balance):
        kind, body = "balance", _balance(result)
    elif isinstance(result, Comparison):
        kind, body = f"{result.sides[1]} against {result.sides[0]}", _comparison(result)
    else:
        kind, body = f"sweep of {result.key}", _sweep(result)
    run = result.run
    title = f"{run.title}, {run.players} players: {kind}"
    data = base64.b64encode(msgspec.json.encode(result)).decode()
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{STYLE.read_text(encoding='utf-8')}</style>\n</head>\n<body>\n<main>\n"
        f'<header><div><h1>{escape(title)}</h1><div class="meta">{"".join(_badges(run))}</div></div>'
        f'<a class="btn" download="{escape(run.title)}.json" href="data:application/json;base64,{data}">Data as JSON</a></header>\n'
        f'<p class="headline">{escape(result.sentence)}</p>\n{body}\n{_again(run)}\n</main>\n</body>\n</html>\n'
    )


def _badges(run: Run) -> Iterable[str]:
    seats = f"{run.policy[0]} at every seat" if len(set(run.policy)) == 1 else ", ".join(run.policy)
    texts = [f"{_number(run.games)} matches", seats, f"seeds from {int(run.seed, 16)}", "intervals 95 %"]
    texts += [f"{each['name']} {each['digest']}" for each in run.components[:2]] if len(run.components) < 3 else []
    return (f'<span class="badge">{escape(text)}</span>' for text in texts)


def _again(run: Run) -> str:
    about = [
        ("rivertable", run.rivertable),
        ("rules of the game", f"version {run.rules}"),
        ("Python", run.python),
        ("NumPy", run.numpy),
        ("sources", run.sources),
        ("seed of the first match", run.seed),
        *((f"file {each['name']}", each["digest"]) for each in run.components),
    ]
    rows = [[name, value] for name, value in about]
    return (
        f'<section class="again"><h2>Do it again</h2><pre>{escape(run.command)}</pre>'
        f"{_behind('Versions, seed and digests', ['', ''], rows)}</section>"
    )


# ---------------------------------------------------------------- balance


def _balance(result: Balance) -> str:
    groups = _groups(result.things)
    first, *rest = groups or [("", ())]
    cards = [_things_card(name.capitalize(), things) for name, things in rest]
    openings = [_things_card(f"Opening: {name}", things) for name, things in _groups(result.openings)]
    main = _things_card(first[0].capitalize(), first[1]) if groups else ""
    return (
        f'<section class="three">{_starts(result)}{_points(result)}{_length(result)}</section>\n'
        f'<div class="two"><div class="stack">{main}{"".join(cards)}{"".join(openings)}{_rare(result.things)}{_rare(result.openings)}</div>'
        f'<div class="stack">{_stands_out(result)}{_better_play(result)}{_how_decided(result)}{_measured()}</div></div>'
    )


def _card(heading: str, *parts: str) -> str:
    return f'<section class="card"><h2>{escape(heading)}</h2>{"".join(parts)}</section>'


def _one(text: str) -> str:
    """The line under a heading; **bold** is marked."""
    return f'<p class="one">{_bold(text)}</p>'


def _bold(text: str) -> str:
    pieces = escape(text).split("**")
    return "".join(f"<b>{piece}</b>" if place % 2 else piece for place, piece in enumerate(pieces))


def _plot(svg: str, wide: bool = False) -> str:
    return (
        f'<div class="plot{" wide" if wide else ""}" tabindex="0">{svg}</div>'
        if wide
        else f'<div class="plot">{svg}</div>'
    )


def _behind(heading: str, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """The table behind a plot, to open."""
    return f"<details><summary>{escape(heading)}</summary>{_table(columns, rows)}</details>"


def _table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in columns)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>'
        for row in rows
    )
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def _starts(result: Balance) -> str:
    fair = 1 / result.run.players
    shares = result.turn_order or result.seats
    heading = "Who starts" if result.turn_order else "Seats"
    rows = [
        Row(
            each.name, *_percent(each.figure), _share(each.figure), SEATS[place % len(SEATS)], MARKS[place % len(MARKS)]
        )
        for place, each in enumerate(shares)
    ]
    told = ", ".join(f"{row.name} {row.told} %" for row in rows)
    off = farthest(shares, fair)
    is_fair = off.figure.low <= fair <= off.figure.high
    who = f"Who {off.name}" if result.turn_order else off.name
    away = 100 * (off.figure.value - fair)
    one = (
        "No place is clearly better than a fair share."
        if is_fair
        else f"{who} wins **{abs(away):.1f} percentage points** {'more' if away > 0 else 'less'} than a fair share."
    )
    every = [*result.turn_order, *result.seats]
    table = [[each.name, f"{_share(each.figure)} %", _number(each.figure.count)] for each in every]
    return _card(
        heading,
        _one(one),
        _plot(
            intervals(
                rows, 100 * fair, f"Share of wins with 95 % intervals, fair is {100 * fair:.1f} %: {told}", percent=" %"
            )
        ),
        f'<p class="small">The line is the fair share, {100 * fair:.1f} %.</p>',
        _behind("Table, with every seat", ["", "share of wins", "matches"], table),
    )


def _points(result: Balance) -> str:
    ahead = result.margin.mean.value
    if not result.points:
        return _card("Where points come from", _one("Nobody scored in any category."))
    most = max(result.points, key=lambda each: each.lead.value)
    names = [each.name for each in result.points]
    leads = [amount(each.lead.value, 1) for each in result.points]
    said = ", ".join(f"{each.name} winners {each.winners:.1f}, others {each.others:.1f}" for each in result.points)
    rows = [
        [
            each.name,
            f"{each.winners:.2f}",
            f"{each.others:.2f}",
            f"{amount(each.lead.value)} ± {_reach(each.lead.reach)}",
        ]
        for each in result.points
    ]
    return _card(
        "Where points come from",
        _one(
            f"The winner is ahead by **{ahead:.1f}** on average; the largest part is {most.name}, {amount(most.lead.value, 1)}."
        ),
        _plot(
            pairs(
                names,
                [e.winners for e in result.points],
                [e.others for e in result.points],
                leads,
                f"Points by category: {said}",
            )
        ),
        '<p class="key"><span class="full"><i></i>winners</span><span><i></i>others</span></p>',
        _behind("Table", ["", "winners", "others", "winners ahead by"], rows),
    )


def _length(result: Balance) -> str:
    endings = [each for each in result.endings if each.figure.value > 0]
    said = ", ".join(f"{each.name} {100 * each.figure.value:.0f} %" for each in endings)
    key = "".join(
        f'<span class="patch" style="--patch: var(--{ENDS[place % len(ENDS)]})"><i></i>{escape(each.name)} {100 * each.figure.value:.1f} %</span>'
        for place, each in enumerate(endings)
    )
    rows = [[each.name, f"{_share(each.figure)} %"] for each in result.endings]
    return _card(
        "How long, and how it ends",
        _rounds(result.rounds),
        _plot(
            strip([each.name for each in endings], [each.figure.value for each in endings], f"How matches end: {said}")
        ),
        f'<p class="key">{key}</p>',
        _behind("Table of endings", ["", "share of matches"], rows),
    )


def _rounds(rounds: Spread) -> str:
    """How many there are; a plot of them where matches differ."""
    if len(rounds.bars) == 1 and rounds.bars[0].low == rounds.bars[0].high:
        return _one(f"Every match takes **{rounds.bars[0].low} rounds**.")
    return (
        _one(f"**{rounds.mean.value:.1f} rounds** on average, nine matches in ten take {_range(rounds)}.")
        + _plot(_histogram(rounds, "rounds"))
        + _behind("Table of rounds", ["rounds", "share of matches"], _bars(rounds))
    )


def _histogram(spread: Spread, unit: str) -> str:
    labels = [_bar(bar.low, bar.high) for bar in spread.bars]
    shares = [bar.share for bar in spread.bars]
    said = ", ".join(f"{label}: {100 * share:.0f} %" for label, share in zip(labels, shares, strict=True))
    return histogram(labels, shares, unit, f"Share of matches by {unit}. {said}")


def _bars(spread: Spread) -> list[list[str]]:
    return [[_bar(bar.low, bar.high), f"{100 * bar.share:.1f} %"] for bar in spread.bars]


def _bar(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"


def _range(spread: Spread) -> str:
    return f"{spread.low:g}" if spread.low == spread.high else f"{spread.low:g} to {spread.high:g}"


# ---------------------------------------------------------------- things


def _rare(things: Sequence[Taking]) -> str:
    """How often things were offered and taken of which no effect can be told for any of their kind."""
    told_actions = {each.action for each in things if is_told(each)}
    rows = [
        [f"{each.action}: {each.name}", f"{100 * each.offered:.0f} %", f"{100 * each.taken:.0f} %"]
        for each in things
        if each.action not in told_actions
    ]
    if not rows:
        return ""
    return _card(
        "Too rare to tell",
        _one("Too few seats took these, or too few did not, to say what taking them adds."),
        _behind("Table", ["", "offered to seats", "taken by seats"], rows),
    )


def _groups(things: Sequence[Taking]) -> list[tuple[str, tuple[Taking, ...]]]:
    """Things by the action that takes them; those about which most is clear come first."""
    groups: dict[str, list[Taking]] = defaultdict(list)
    for each in things:
        groups[each.action].append(each)
    told_groups = {name: tuple(group) for name, group in groups.items() if any(is_told(each) for each in group)}
    return sorted(told_groups.items(), key=lambda item: (-sum(each.clear for each in item[1]), item[0]))


def _things_card(heading: str, things: Sequence[Taking]) -> str:
    compared = sorted((each for each in things if is_told(each)), key=lambda each: -each.effect.value)
    drawn = compared if len(compared) <= MOST_ROWS else [*compared[: MOST_ROWS // 2], *compared[-(MOST_ROWS // 2) :]]
    rows = [
        Row(
            each.told,
            *_percent(each.effect),
            f"{amount(100 * each.effect.value, 1)} ± {100 * each.effect.reach:.1f}",
            CAN if each.effect.value > 0 else CLAY,
            full=each.clear,
            bar=each.matches,
        )
        for each in drawn
    ]
    left_out = f" The {len(drawn)} at both ends of {len(compared)} are drawn." if len(drawn) < len(compared) else ""
    clear = sum(each.clear for each in things)
    said = f"{heading}: what taking each of {len(drawn)} things adds to the share of wins; {clear} are clear. The table behind has every figure."
    svg = intervals(rows, 0, said, wide=True, bars="taken in … of matches", axis="wins of 100 that taking it adds")
    return _card(
        heading,
        _one(
            f"Sorted by what taking it adds. **Full dot:** clear, also among so many. Hollow: could be chance.{left_out}"
        ),
        _plot(svg, wide=True),
        _behind("Table", _THING_COLUMNS, [_thing_row(each) for each in things]),
    )


_THING_COLUMNS = [
    "",
    "offered to seats",
    "taken by seats",
    "in matches",
    "of offers taken",
    "wins of 100 it adds",
    "seats compared",
    "",
]


def _thing_row(each: Taking) -> list[str]:
    effect = (
        f"{amount(100 * each.effect.value, 1)} ± {100 * each.effect.reach:.1f}" if is_told(each) else "too rare to tell"
    )
    shares = [f"{100 * share:.0f} %" for share in (each.offered, each.taken, each.matches, each.chosen)]
    return [
        each.told,
        *shares,
        effect,
        f"{_number(each.took)} took, {_number(each.left)} did not",
        "clear" if each.clear else "",
    ]


def _stands_out(result: Balance) -> str:
    every = [*result.things, *result.openings]
    clear = [each for each in every if each.clear]
    best = sorted((each for each in clear if each.effect.low > 0), key=lambda each: -each.effect.low)[:STANDS_OUT]
    worst = sorted((each for each in clear if each.effect.high < 0), key=lambda each: each.effect.high)[:STANDS_OUT]
    lines = [f'<li class="more"><span>{_bold(_praise(each))}</span></li>' for each in best]
    lines += [f'<li class="less"><span>{_bold(_praise(each))}</span></li>' for each in worst]
    compared = [each for each in every if is_told(each)]
    lines.append(
        f"<li><span>{len(compared) - len(clear)} of {len(compared)} things cannot be told from chance. With four times as many "
        "matches the bars would be half as long.</span></li>"
    )
    return _card("What stands out", f'<ul class="notes">{"".join(lines)}</ul>')


def _praise(each: Taking) -> str:
    wins = f"{abs(100 * each.effect.value):.1f} {'more' if each.effect.value > 0 else 'fewer'} of 100"
    often = "" if each.least > 1 else f" It is taken in {100 * each.matches:.0f} % of matches."
    return f"**{each.told}** ({each.action}): who takes it wins {wins} than who could and did not.{often}"


def _better_play(result: Balance) -> str:
    if not result.ladder:
        return ""
    rows = [
        Row(
            each.better,
            *_percent(each.wins),
            _share(each.wins),
            RIVER,
            full=not each.wins.low <= each.even <= each.wins.high,
        )
        for each in result.ladder
    ]
    even = 100 * result.ladder[0].even
    said = ", ".join(f"{each.better} wins {100 * each.wins.value:.0f} % against {each.worse}" for each in result.ladder)
    table = [
        [f"{each.better} against {each.worse}", f"{_share(each.wins)} %", _number(each.wins.count)]
        for each in result.ladder
    ]
    return _card(
        "How much better play wins",
        _one(f"{said[:1].upper()}{said[1:]}; equal play would win {even:.0f} %."),
        _plot(intervals(rows, even, f"Share of wins of the better player: {said}", percent=" %")),
        _behind("Table", ["", "share of wins", "deals, each in every seating"], table),
    )


def _how_decided(result: Balance) -> str:
    points = result.close_points
    rows = [
        ["winner ahead by", f"{result.margin.mean.value:.2f} ± {_reach(result.margin.mean.reach)} points"],
        [f"won by {points} {'point' if points == 1 else 'points'} or fewer", f"{_share(result.close)} %"],
        ["changes of the lead", f"{result.lead_changes.value:.2f} ± {_reach(result.lead_changes.reach)}"],
        ["who leads halfway wins", f"{_share(result.halfway)} %"],
        ["score of a seat", f"{result.scores.mean.value:.2f} ± {_reach(result.scores.mean.reach)}"],
        ["decisions in a match", f"{result.decisions.mean.value:.1f}, nine in ten {_range(result.decisions)}"],
    ]
    return _card(
        "How it is decided",
        _table(["", ""], rows),
        _plot(_histogram(result.margin, "points ahead")),
        _behind("Table", ["points ahead", "share of matches"], _bars(result.margin)),
    )


def _measured() -> str:
    return _card(
        "How it is measured",
        '<p class="small">What a thing adds: the share of wins of seats that took it, against seats that could have and did '
        "something else, with the same place in turn order, first offered at about the same round, and standing alike then: "
        "ahead, level or behind. Where nearly all take a thing, those who took it more often than usual are compared with the "
        "others. It shows how these players use a thing, not how people do; and who takes a thing may have had other reasons to "
        "win.</p>"
        '<p class="small">Intervals hold the true figure in 95 of 100 runs. Clear: after correction for the number of things '
        "(Benjamini and Hochberg), at most one in twenty of those called clear is chance.</p>",
    )


# ---------------------------------------------------------------- comparison and sweep


def _comparison(result: Comparison) -> str:
    main = [each for each in result.differences if each.name in BASE]
    others = [each for each in result.differences if each.name not in BASE]
    early = (
        _one(
            f"Ended after {_number(result.run.games)} of {_number(result.asked)} matches, because it was clear; the intervals allow for looking often."
        )
        if result.stopped
        else ""
    )
    clear = sum(each.significant for each in result.differences)
    text = f"Both sides were dealt the same {_number(result.run.games)} seeds. **{clear}** quantities clearly differ."
    overlay = _card(result.sides[1], f"<pre>{escape(result.overlay.strip())}</pre>") if result.overlay else ""
    return (
        f'<div class="two"><div class="stack">{_card("What changes", _one(text), early, _difference_plot(main), _differences_table(main, result.sides, False))}'
        f"{_card('Endings, points and things', _one('Sorted by how clear the change is.'), _difference_plot(others), _differences_table(others, result.sides, True)) if others else ''}</div>"
        f'<div class="stack">{overlay}{_compared()}</div></div>'
    )


def _difference_plot(differences: Sequence[Difference]) -> str:
    """Every change in its own unit, as a multiple of its interval, so that they can stand on one scale."""
    rows = [
        Row(each.name, *_times(each.change, 1 / each.change.reach), told(each), RIVER, full=each.significant)
        for each in differences[:MOST_ROWS]
        if each.change.reach > 0 and math.isfinite(each.change.reach)
    ]
    if not rows:
        return ""
    said = "; ".join(f"{row.name} {row.told}" for row in rows[:12])
    return _plot(
        intervals(
            rows, 0, f"Changes with their 95 % intervals: {said}", wide=True, axis="change, in lengths of its interval"
        ),
        wide=True,
    )


def _differences_table(differences: Sequence[Difference], sides: tuple[str, str], closed: bool) -> str:
    columns = ["", *sides, "difference", "smallest seen", ""]
    rows = [
        [
            each.name,
            _side(each, each.first),
            _side(each, each.second),
            told(each),
            _side(each, each.smallest),
            "clear" if each.significant else "not seen",
        ]
        for each in differences
    ]
    return _behind("Table", columns, rows) if closed else _table(columns, rows)


def _side(each: Difference, value: float) -> str:
    return f"{100 * value:.1f} %" if each.is_share else f"{value:.2f}"


def _compared() -> str:
    return _card(
        "How it is compared",
        '<p class="small">Match by match: the same seed on both sides, so luck that both share drops out. Clear: the interval '
        "leaves out zero, also after correction for the number of quantities (Benjamini and Hochberg). Wins added by a thing: how "
        "much more often seats win that took it than seats that could have and did not, told where that clearly changed.</p>"
        '<p class="small">Smallest seen: a true change of this size would be called clear in four runs of five. If yours may be '
        "smaller, play more matches: four times as many halve it.</p>",
    )


def _sweep(result: Sweep) -> str:
    values = [step.value for step in result.steps]
    names = [each.name for each in result.steps[0].differences if each.name in BASE]
    cards = []
    for name in names:
        found = [next((each for each in step.differences if each.name == name), None) for step in result.steps]
        if any(each is None for each in found):
            continue
        cards.append(_sweep_card(result, values, name, [each for each in found if each is not None]))
    return f'<section class="three">{"".join(cards)}</section><div class="below">{_compared()}</div>'


def _sweep_card(result: Sweep, values: Sequence[float], name: str, found: Sequence[Difference]) -> str:
    scale = 100 if found[0].is_share else 1
    rows = [
        Row(
            f"{value:g}",
            *_times(each.change, scale),
            told(each),
            full=each.significant,
        )
        for value, each in zip(values, found, strict=True)
    ]
    said = ", ".join(f"at {row.name} {row.told}" for row in rows)
    unit = ", percentage points" if found[0].is_share else ""
    table = [[row.name, row.told, "clear" if row.full else "not seen"] for row in rows]
    return _card(
        f"{name[:1].upper()}{name[1:]}",
        _one(f"Change against the printed game{unit}; the diamond is as printed, {result.printed:g}."),
        _plot(curve(values, rows, result.printed, result.key, f"{name}, change against {result.printed:g}: {said}")),
        _behind("Table", [result.key, "change", ""], table),
    )


# ---------------------------------------------------------------- numbers in words


def _percent(figure: Figure) -> tuple[float, float, float]:
    return _times(figure, 100)


def _times(figure: Figure, scale: float) -> tuple[float, float, float]:
    return scale * figure.value, scale * figure.low, scale * figure.high


def _share(figure: Figure) -> str:
    return f"{100 * figure.value:.1f} ± {100 * figure.reach:.1f}"


def _reach(reach: float) -> str:
    return f"{reach:.2f}" if math.isfinite(reach) else "?"


def _number(number: int) -> str:
    return f"{number:,}".replace(",", " ")
