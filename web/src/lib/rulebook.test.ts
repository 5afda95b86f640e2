import { expect, test } from "vitest";
import { forPlayers, partsOf, piecesOf, rulebook, search } from "./rulebook";

const BOOK =
  "# Riverside\n\n## 5 A round\n\n- RS-5.1 Roll all **six** dice.\n  - RS-5.1a Then sail (RS-5.2).\n- RS-5.2 The ship sails.\n";

test("a rulebook is cut into headings and clauses", () => {
  expect(partsOf(BOOK).map((part) => part.clause ?? part.text)).toEqual([
    "Riverside",
    "5 A round",
    "RS-5.1",
    "RS-5.1a",
    "RS-5.2",
  ]);
});

test("a clause goes on over indented lines and keeps its bold name", () => {
  const book = "## Built\n- **RB-7.45 Mill Wheel.** Choose\n  a structure:\n  1. first\n- **RB-7.46** No.";
  expect(partsOf(book).map((part) => part.text)).toEqual([
    "Built",
    "**Mill Wheel.** Choose a structure:\n1. first",
    "No.",
  ]);
});

test("headings say nothing about the program", () => {
  const book =
    "### Food (`food`)\n## 9 Examples (usable as tests)\n## 12 Decisions (fixed action space, 64 actions)\n## 3 Set (up)";
  expect(partsOf(book).map((part) => part.text)).toEqual(["Food", "9 Examples", "12 Decisions", "3 Set (up)"]);
});

test("a player reads the sections, not what stands around them about the program", () => {
  const book = `# Riverside\n\nThe numbers are in a file.\n\n${BOOK}\n## Exempt clauses\n\n- RS-5.1 exempt: nothing to do\n`;
  expect(forPlayers(partsOf(book)).map((part) => part.clause ?? part.text)).toEqual([
    "5 A round",
    "RS-5.1",
    "RS-5.1a",
    "RS-5.2",
  ]);
});

test("a player reads nothing of the program's own names", () => {
  const book =
    "## Glossary\n| pawn | starts a round |\n## 8 Hidden\n- **TR-8.4** Face down. (In code: covered.)\n- **TR-8.5** `meadow_swap` counts. The mask hides it.";
  expect(forPlayers(partsOf(book)).map((part) => part.text)).toEqual(["8 Hidden", "Face down.", "meadow swap counts."]);
});

test("a search keeps the clauses with all words, under their heading", () => {
  expect(search(partsOf(BOOK), "ship sails").map((part) => part.clause ?? part.text)).toEqual(["5 A round", "RS-5.2"]);
  expect(search(partsOf(BOOK), "whale")).toEqual([]);
});

test("clauses named in a sentence become links, stars become emphasis", () => {
  expect(piecesOf("Then **sail** (RS-5.2).").map((piece) => [piece.text, piece.style])).toEqual([
    ["Then ", "plain"],
    ["sail", "strong"],
    [" (", "plain"],
    ["RS-5.2", "clause"],
    [").", "plain"],
  ]);
});

test("the rulebooks are those of the games, and an unknown game has none", async () => {
  expect((await rulebook("riverside")).filter((part) => part.clause?.startsWith("RS-")).length).toBeGreaterThan(20);
  expect(await rulebook("nothing")).toEqual([]);
});

/** What players would have to decipher: formulas, letters that stand for something, words of programmers. */
const FORMULA =
  /\b(?:min|max|floor)\(|\w\[\w+\]|\b(?:mod(?:ulo)?|integer|subset|node|graph|adjacen\w*|flag|data|ids?|default|record)\b|\(R-\d|\bseat \d|\b[kmnqrst] ?[-+=<≤≥] ?\d|\bround r\b|\b[SLP] ?[=≤≥]/i;

const GAMES = ["the_river", "riverside", "twelve_rivers", "river_bankers", "stone_layer"];

test.each(GAMES)(
  "the reference of %s has no name of the program, no glossary, tests or lists of decisions",
  async (game) => {
    const parts = await rulebook(game);
    expect(parts.length).toBeGreaterThan(60);
    for (const part of parts) {
      expect(part.text).not.toMatch(
        /\w_\w|`|\b[A-Z]{2,}\w*[A-Z]_|\bin code\b|action id|TOML|\bmask\b|\[\[|[A-Z][a-z]+[A-Z][a-z]/,
      );
      expect(part.text, part.clause ?? "").not.toMatch(FORMULA);
      if (part.kind === "heading") expect(part.text).not.toMatch(/Glossary|Decision|tests|Exempt|Worked examples/);
    }
  },
);
