/** The rulebooks, made from docs/rules/<game>.md: cut into sections and clauses, without what is about the program. */
const books = import.meta.glob<string>("../../../docs/rules/*.md", { query: "?raw", import: "default" });

export interface Part {
  kind: "heading" | "clause" | "text";
  level: number;
  clause: string | null;
  text: string;
}

export async function rulebook(game: string): Promise<Part[]> {
  const load = books[`../../../docs/rules/${game}.md`];
  return load ? forPlayers(partsOf(await load())) : [];
}

/** Sections that are for programmers: words of the code, worked examples for tests, lists of decisions, other languages. */
const FOR_PROGRAMMERS =
  /^[\d. ]*(Glossary|Worked examples|Decisions\b|Decision list|Exempt clauses|How the simulation|Where the five)/;
/** A note about names in the program, where a number comes from, or a clause that is left out. */
const NOTES = [
  /\s*\([^()]*(?:\bdesigned\b|\b[Ii]n (?:the )?code\b|\bthe data\b|\[\[|\b(?:TR|RS|TW|SL)-(?:9|12)\.|\bRB-1[03]\.)[^()]*\)/g,
  /[;,]? ?\bin (?:the )?code [^.·()]*(?=$|[.·()])/g,
  /[;,][^;,·()]* in (?:the )?code(?=$|[.·;])/g,
  /\s*\((?:see )?data[^()]*\)/g,
  /\s*\(`[^`()]*`(?:, `[^`()]*`)*\)/g,
  /\s*\(in version \d[^()]*\)/g,
  /\s*\*Version \d+:\*[^]*$/g,
  /\s*\(R-\d+\)/g,
  /Seats are 0\.\.n-1; /g,
];
/** A sentence with one of these is about the program. */
const PROGRAMMING =
  /\b(implementations?|code|TOML|data file|in the data|simulators?|generator|self-play|user interface|action space|action ids?|action texts?|ids|mask|seed(ed)?|overlay|Valid records|[A-Z][a-z]+[A-Z]\w*|(?:TR|RS|TW|SL)-12\.\d+|RB-13\.\d+|report (?:lifting|cause|event)|reported by)\b|>= 0|\bis -1\b|Fields:|\w_\w|field – type/;
/** Clauses that say only how the program works. */
const OF_THE_PROGRAM = ["RB-7.37", "SL-6.0", "SL-6.1", "SL-6.2", "SL-6.4", "SL-6.15", "SL-6.32"];
const SEATS = ["first", "second", "third", "fourth"];

/** The sections of a rulebook without all that is about the program. */
export function forPlayers(parts: Part[]): Part[] {
  const first = parts.findIndex((part) => part.kind === "heading" && part.level === 2);
  let kept: Part[] = [];
  let [skipped, rulings, table] = [0, false, true]; // the level of a heading whose text is left out
  for (const part of parts.slice(Math.max(first, 0))) {
    if (part.kind !== "text") table = true;
    if (part.kind === "heading") {
      if (skipped && part.level > skipped) continue;
      skipped = FOR_PROGRAMMERS.test(part.text) ? part.level : 0;
      rulings = /Rulings/.test(part.text);
    }
    if (skipped || !table) continue;
    const text = OF_THE_PROGRAM.includes(part.clause ?? "") ? "" : plain(rulings ? withoutReason(part) : part.text);
    if (text) kept.push({ ...part, text });
    else if (part.kind === "text" && !rulings) {
      table = false; // a table about the program is left out whole
      kept = kept.slice(0, kept.findLastIndex((each) => each.kind !== "text") + 1);
    }
  }
  return kept.filter((part, i) => part.kind !== "heading" || hasText(kept, i));
}

/** A ruling without its reason, which is about texts that players do not have. */
const withoutReason = (part: Part) =>
  part.kind === "text" ? ruling(part.text) : part.text.replace(/\s*\*[^*]+\*\s*$/, "");

/** False for a heading with nothing below it. */
function hasText(parts: Part[], at: number): boolean {
  const next = parts[at + 1];
  return next !== undefined && (next.kind !== "heading" || next.level > (parts[at]?.level ?? 0));
}

/** A line of a table of rulings: the question and the answer; the reason is about texts that players do not have. */
const ruling = (line: string) => (line.startsWith("R-") ? line.split(" – ").slice(1, 3).join(" – ") : "");

/** A text without its notes and sentences about the program, and with words instead of names: `meadow_swap` is meadow swap. */
function plain(text: string): string {
  const noted = NOTES.reduce((rest, note) => rest.replace(note, ""), text);
  return noted
    .split(/(?<=[.;:)])\s+(?=[A-Z*`(])|(?<=\n)/)
    .map((sentence) => sentence.replace(/`([^`]*)`/g, (_, name: string) => inWords(name)))
    .map((sentence) => sentence.replace(/(?<=[a-z])_(?=[a-z])/g, " "))
    .filter((sentence) => !PROGRAMMING.test(sentence))
    .join(" ")
    .replace(/\bseat ([0-3])\b/g, (_, seat: string) => `the ${SEATS[Number(seat)]} seat`)
    .replace(/\b(the )?engine\b/gi, "the program")
    .replaceAll("<=", "≤")
    .replaceAll(">=", "≥")
    .trim();
}

function inWords(name: string): string {
  const words = name.replace(/[[\]]/g, "").replace(/_?\*/g, "").replaceAll("_", " ");
  return /^[A-Z ]{2,}$/.test(words) ? words.toLowerCase() : words;
}

const CLAUSE = /^(\s*)-\s+(\*\*)?([A-Z]{2}-\d+(?:\.\d+[a-z]?)*)(\*\*)?\s+(.*)$/;
const POINT = /^\s*(-|\d+\.) /;

/** A heading without its note in brackets about the program. */
const forReaders = (heading: string) => heading.replace(/ \((`.*`|(usable as )?tests|fixed action space.*)\)$/, "");

/** Headings, clauses and other lines of a rulebook in order. A clause goes on over the indented lines below it. */
export function partsOf(markdown: string): Part[] {
  const parts: Part[] = [];
  for (const line of markdown.replace(/^ *```[^]*?^ *```$/gm, "").split("\n")) {
    const heading = /^(#{1,4})\s+(.*)$/.exec(line);
    const clause = CLAUSE.exec(line);
    const last = parts.at(-1);
    if (heading?.[1] && heading[2])
      parts.push({ kind: "heading", level: heading[1].length, clause: null, text: forReaders(heading[2]) });
    else if (clause?.[3]) {
      const [, indent, bold, id, closed, text] = clause;
      const opened = bold && !closed ? bold : ""; // **RB-7.45 Mill Wheel.** and so on
      parts.push({ kind: "clause", level: indent ? 2 : 1, clause: id ?? null, text: opened + (text ?? "") });
    } else if (/^\|[\s|:-]+\|$/.test(line) || !line.trim()) continue;
    else if (line.startsWith("  ") && last) last.text += (POINT.test(line) ? "\n" : " ") + line.trim();
    else
      parts.push({
        kind: "text",
        level: 0,
        clause: null,
        text: line.replace(/^\|\s*|\s*\|$/g, "").replace(/\s*\|\s*/g, " – "),
      });
  }
  return parts;
}

export interface Piece {
  text: string;
  style: "plain" | "strong" | "emphasis" | "code" | "clause";
}

/** Cuts a line into pieces of one style: plain, emphasised, or the id of another clause. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let rest = 0;
  for (const match of text.matchAll(/\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]{2}-\d+(?:\.\d+[a-z]?)*)\b/g)) {
    if (match.index > rest) pieces.push({ text: text.slice(rest, match.index), style: "plain" });
    const [whole, strong, emphasis, code, clause] = match;
    pieces.push({
      text: strong ?? emphasis ?? code ?? clause ?? whole,
      style: strong ? "strong" : emphasis ? "emphasis" : code ? "code" : "clause",
    });
    rest = match.index + whole.length;
  }
  if (rest < text.length) pieces.push({ text: text.slice(rest), style: "plain" });
  return pieces;
}

/** The parts that contain all the words looked for, each under its heading. */
export function search(parts: Part[], looked: string): Part[] {
  const words = looked.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return parts;
  const found: Part[] = [];
  let heading: Part | null = null;
  for (const part of parts) {
    if (part.kind === "heading") heading = part;
    else if (words.every((word) => `${part.clause ?? ""} ${part.text}`.toLowerCase().includes(word))) {
      if (heading) found.push(heading);
      heading = null;
      found.push(part);
    }
  }
  return found;
}
