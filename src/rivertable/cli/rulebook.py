"""The text of a game's rules, cut into clauses that can be searched."""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass, replace
from pathlib import Path

from rich.text import Text

import rivertable
from rivertable.cli.suggestions import all_near
from rivertable.engine.errors import OptionError
from rivertable.engine.registry import folder_of, header_of

_CLAUSE = re.compile(r"\s*- (\*\*)?([A-Z]{2}-\d+(?:\.\d+)?[a-z]?)(\*\*)? (.*)")
_FENCED = re.compile(r"^ *```.*?^ *```$", re.DOTALL | re.MULTILINE)
_PROGRAM_NAME = re.compile(r" \(`.*`\)$")
_POINT = re.compile(r"\s*(?:-|\d+\.) ")
_CLAUSE_ID = re.compile(r"(?:([A-Za-z]{2})-)?(\d+)(?:\.(\d+)([a-z]?))?")
_MARK = re.compile(r"\*\*(.+?)\*\*|\*([^*\s][^*]*)\*")
SHORT_WORD = 4  # shorter words are no suggestion
EXEMPT = "Exempt clauses"  # a list for the clause tests
FOR_PROGRAMMERS = re.compile(
    r"\d* ?\.? ?(Glossary|Worked examples|Decisions|Decision list|How the simulation|Where the five)"
)
_CLASS = re.compile(r"\b[A-Z][a-z]+[A-Z]")  # a name such as AttemptRequest
_PROGRAMMING = re.compile(
    r"\b(implementations?|code|TOML|simulator|generator|self-play|user interface|index|action space)\b"
)
_RULINGS = re.compile(r"\d* ?\.? ?Rulings")
_CODE = re.compile(r"`([^`]*)`")
_NOTE = re.compile(
    r"\s*\([^()]*(?:\bdesigned\b|\b[Ii]n (?:the )?code\b|\bthe data\b|\[\[)[^()]*\)"
    r"|\s*\(`[^`()]*`(?:, `[^`()]*`)*\)"
    r"|\s*\(R-\d+\)"
    r"|[;,]? ?\bin (?:the )?code [^.·()]*(?=$|[.·()])"
    r"|[;,][^;,·()]* in (?:the )?code(?=$|[.·;])"
)


@dataclass(frozen=True)
class Clause:
    """One clause, or a paragraph or table line, which has no id, with the heading above it. The glossary, worked examples,
    lists of decisions and what speaks of the program are for programmers; they are found by number only."""

    id: str
    text: str
    heading: str

    @property
    def is_for_players(self) -> bool:
        about_the_program = _CLASS.search(self.text) or _PROGRAMMING.search(self.text)
        return FOR_PROGRAMMERS.match(self.heading) is None and about_the_program is None


@functools.cache
def rulebook(game: str) -> tuple[Clause, ...]:
    """The clauses of a game's specification, in order."""
    clauses: list[Clause] = []
    heading = ""
    for line in _FENCED.sub("", _text_of(game)).splitlines():
        if line.startswith("##"):
            heading = _MARK.sub(_inside, _PROGRAM_NAME.sub("", line.lstrip("#").strip()))
        elif heading == EXEMPT:
            continue
        elif (clause := _CLAUSE.fullmatch(line)) is not None:
            opened = "**" if clause[1] and not clause[3] else ""  # **RB-7.45 Mill Wheel.** and so on
            clauses.append(Clause(clause[2], opened + clause[4], heading))
        elif line.startswith("  ") and clauses:
            clauses[-1] = _longer(clauses[-1], line)
        elif _RULINGS.match(heading):
            clauses += [Clause("", _ruling(line), heading)] if line.startswith("| R-") else []
        elif heading and line.strip() and not set(line) <= set("|-: "):
            clauses.append(Clause("", _plain_row(line.strip()), heading))
    return tuple(replace(clause, text=_in_plain_words(clause.text)) for clause in clauses)


def _in_plain_words(text: str) -> str:
    """A text without notes for programmers, and with words instead of names of the program: `meadow_swap` becomes
    meadow swap."""
    plain = _CODE.sub(_words, _NOTE.sub("", text))
    return re.sub(r"(?<=[a-z])_(?=[a-z])", " ", plain).replace("the engine", "the program")


def _words(code: re.Match[str]) -> str:
    name = code[1].strip("[]")
    words = re.sub(r"_?\*", "", name).replace("_", " ")
    return words.lower() if words.isupper() and len(words) > 1 else words


def _longer(clause: Clause, line: str) -> Clause:
    """A clause with another line added; points of a list in it stay on lines of their own."""
    between = "\n  " if _POINT.match(line) else " "
    return replace(clause, text=f"{clause.text}{between}{line.strip()}")


def _plain_row(line: str) -> str:
    """A line of a table without its frame."""
    return " · ".join(cell.strip() for cell in line.strip("|").split("|")) if line.startswith("|") else line


def _ruling(line: str) -> str:
    """A line of a table of rulings: its number, the question and the answer, without the reason, which is about texts
    that players do not have."""
    return " · ".join(cell.strip() for cell in line.strip("|").split("|")[:3])


def _text_of(game: str) -> str:
    """The rules as Markdown, from the installed package or from docs/ in a clone; OptionError if they are not there."""
    folder_of(game)
    package = Path(rivertable.__file__).parent
    for folder in (package / "rules_text", package.parents[1] / "docs" / "rules"):
        path = folder / f"{game}.md"
        if path.is_file():
            return path.read_text(encoding="utf-8")
    raise OptionError(f"there is no rules text for {header_of(game).name}")


def contents(game: str) -> list[tuple[str, str]]:
    """(heading, range of clauses) for each heading: `RS-5.1 – RS-5.9`."""
    spans: dict[str, list[str]] = {}
    for clause in rulebook(game):
        if not clause.is_for_players:
            continue
        spans.setdefault(clause.heading, []).extend([clause.id] if clause.id else [])
    return [(heading, f"{ids[0]} – {ids[-1]}" if ids else "") for heading, ids in spans.items()]


def find_clauses(game: str, wanted: str) -> list[Clause]:
    """The clauses with an id (RS-5.8, 5.8, or RS-5 for a section), or else those for players that contain the
    words, or whose heading does."""
    by_id = _CLAUSE_ID.fullmatch(wanted.strip())
    if by_id is not None:
        return [clause for clause in rulebook(game) if _is_meant(clause.id, by_id)]
    words = wanted.lower().split()
    for_players = [clause for clause in rulebook(game) if clause.is_for_players]
    plain = [(clause, _MARK.sub(_inside, clause.text).lower()) for clause in for_players]
    phrase = [clause for clause, text in plain if " ".join(words) in text]
    everywhere = [clause for clause, text in plain if words and all(word in text for word in words)]
    return phrase or everywhere or [clause for clause, _ in plain if wanted.lower() in clause.heading.lower()]


def _is_meant(id: str, wanted: re.Match[str]) -> bool:
    found = _CLAUSE_ID.fullmatch(id) if id else None
    if found is None or (wanted[1] and wanted[1].upper() != found[1]) or wanted[2] != found[2]:
        return False
    return wanted[3] is None or (wanted[3] == found[3] and wanted[4] in ("", found[4]))


def nothing_found(game: str, wanted: str) -> str:
    """The error text for a search without results, with similar words that the rules do contain."""
    texts = [clause.text.lower() for clause in rulebook(game) if clause.is_for_players]
    vocabulary = {word for text in texts for word in re.findall(r"[a-z]+", text)}
    near = all_near(wanted, sorted(word for word in vocabulary if len(word) >= SHORT_WORD))
    advice = f"did you mean {' or '.join(near)}?" if near else f"`rivertable rules {game}` lists the sections"
    return f"the rules of {header_of(game).name} have nothing about {wanted!r}; {advice}"


def _inside(mark: re.Match[str]) -> str:
    return mark[1] or mark[2]


def with_marks(source: str, style: str = "") -> Text:
    """A text in which `**words**` are bold and `*words*` italic."""
    body, at = Text(style=style), 0
    for mark in _MARK.finditer(source):
        body.append(source[at : mark.start()])
        body.append(_inside(mark), style="bold" if mark[1] else "italic")
        at = mark.end()
    body.append(source[at:])
    return body


def shown(clause: Clause, wanted: str = "") -> Text:
    """A clause as text for the terminal, with the wanted words highlighted."""
    text = Text(f"{clause.id}  " if clause.id else "", style="bold cyan")
    body = with_marks(clause.text, style="not bold default")
    if wanted and not _CLAUSE_ID.fullmatch(wanted):
        body.highlight_words(wanted.split(), style="black on yellow3", case_sensitive=False)
    return text.append_text(body)
