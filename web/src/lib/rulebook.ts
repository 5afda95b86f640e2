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

/** The end of a clause or glossary entry that gives its name in the program. */
const IN_CODE = /; in code [^;]*$| \(In code: [^)]*\)/;

/** The sections of a rulebook without all that is about the program. */
export function forPlayers(parts: Part[]): Part[] {
  const first = parts.findIndex((part) => part.kind === "heading" && part.level === 2);
  const last = parts.findIndex((part) => part.kind === "heading" && part.text === "Exempt clauses");
  const read = parts.slice(Math.max(first, 0), last < 0 ? parts.length : last);
  return read.map((part) => ({ ...part, text: part.text.replace(IN_CODE, "") }));
}

const CLAUSE = /^(\s*)-\s+(\*\*)?([A-Z]{2}-\d+(?:\.\d+[a-z]?)*)(\*\*)?\s+(.*)$/;
const POINT = /^\s*(-|\d+\.) /;

/** A heading without its note in brackets about the program. */
const forReaders = (heading: string) => heading.replace(/ \((`.*`|(usable as )?tests|fixed action space.*)\)$/, "");

/** Headings, clauses and other lines of a rulebook in order. A clause goes on over the indented lines below it. */
export function partsOf(markdown: string): Part[] {
  const parts: Part[] = [];
  for (const line of markdown.split("\n")) {
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
