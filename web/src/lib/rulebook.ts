/** The rulebooks, read where they are written: docs/rules/<game>.md, cut into sections and clauses. */
const books = import.meta.glob<string>("../../../docs/rules/*.md", { query: "?raw", import: "default" });

export interface Part {
  kind: "heading" | "clause" | "text";
  level: number;
  clause: string | null;
  text: string;
}

export async function rulebook(game: string): Promise<Part[]> {
  const load = books[`../../../docs/rules/${game}.md`];
  return load ? partsOf(await load()) : [];
}

const CLAUSE = /^(\s*)[-*]\s+\**([A-Z]{2}-\d+(?:\.\d+[a-z]?)*)\**[.:]?\s+(.*)$/;

/** Headings, clauses and other lines of a rulebook in order. */
export function partsOf(markdown: string): Part[] {
  const parts: Part[] = [];
  for (const line of markdown.split("\n")) {
    const heading = /^(#{1,4})\s+(.*)$/.exec(line);
    const clause = CLAUSE.exec(line);
    if (heading?.[1] && heading[2])
      parts.push({ kind: "heading", level: heading[1].length, clause: null, text: heading[2] });
    else if (clause?.[2])
      parts.push({
        kind: "clause",
        level: (clause[1] ?? "").length > 1 ? 2 : 1,
        clause: clause[2],
        text: clause[3] ?? "",
      });
    else if (/^\|[\s|:-]+\|$/.test(line) || !line.trim()) continue;
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

/** A line's emphasis and the clauses it points to. */
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

/** Parts that hold every word looked for, under the headings they stand in. */
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
