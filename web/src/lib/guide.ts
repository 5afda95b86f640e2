/**
 * The guides: rules for people. A guide is made of `guide.json` (sections, in order, with the clauses each covers), `en.ftl`
 * (its words) and `numbers.json` (every number in it, from the components and the scoring), all beside the game.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** How the items of a block are laid out; each item is a message of the guide, and may have a picture of the same name. */
export type Kind = "lead" | "text" | "cards" | "steps" | "strip" | "figure" | "rows" | "sum" | "questions";

export interface Block {
  kind: Kind;
  items: string[];
  /** Cards side by side on a wide screen. */
  columns?: number;
  /** Cards with the picture at the left instead of above. */
  beside?: boolean;
  /** The picture of a figure, whose items are its numbered explanations. */
  picture?: string;
}

export interface Section {
  id: string;
  /** Clauses it explains: a chapter `TR-5`, a clause `TR-5.7`, or some in a row `TR-5.7-11`. */
  clauses: string[];
  /** The step of the lesson that lets one try it. */
  try?: string;
  blocks: Block[];
}

/** What a guide says about one thing: a name, a text, and a short note. */
export interface Said {
  title: string;
  text: string;
  note: string;
}

export type Numbers = Record<string, FluentVariable>;
interface Plan {
  icons: string[];
  /** Where drawn things are explained: the id of a fact, or its beginning, and of a section or an item. */
  facts: Record<string, string>;
  sections: Section[];
}

const at = (game: string, file: string) => `../../../src/rivertable/games/${game}/guide/${file}`;
const plans = import.meta.glob<Plan>("../../../src/rivertable/games/*/guide/guide.json", { import: "default" });
const numbers = import.meta.glob<Numbers>("../../../src/rivertable/games/*/guide/numbers.json", { import: "default" });
const texts = import.meta.glob<string>("../../../src/rivertable/games/*/guide/en.ftl", {
  query: "?raw",
  import: "default",
});

export class Guide {
  readonly icons: string[];
  readonly sections: Section[];
  readonly #facts: Record<string, string>;
  /** What could not be said, for tests: a text without a value, or with a number that is not there. */
  readonly errors: string[] = [];
  readonly #bundle = new FluentBundle("en", { useIsolating: false });

  constructor(
    plan: Plan,
    words: string,
    readonly numbers: Numbers,
  ) {
    this.icons = plan.icons;
    this.sections = plan.sections;
    this.#facts = plan.facts;
    this.#bundle.addResource(new FluentResource(words));
  }

  say(id: string): Said {
    const message = this.#bundle.getMessage(id);
    if (!message) this.errors.push(`there is no text ${id}`);
    const part = (pattern: Parameters<FluentBundle["formatPattern"]>[0] | null | undefined) => {
      const wrong: Error[] = [];
      const text = pattern ? this.#bundle.formatPattern(pattern, this.numbers, wrong) : "";
      this.errors.push(...wrong.map((error) => `${id}: ${error.message}`));
      return text;
    };
    return {
      title: part(message?.value),
      text: part(message?.attributes.text),
      note: part(message?.attributes.note),
    };
  }

  /** The section that explains a clause: the one that names it most exactly. */
  sectionOf(clause: string): Section | undefined {
    const exact = (section: Section) => Math.max(0, ...section.clauses.map((each) => covers(each, clause)));
    const best = this.sections.reduce((a, b) => (exact(b) > exact(a) ? b : a), this.sections[0] as Section);
    return best && exact(best) ? best : undefined;
  }

  /** Where a drawn thing is explained: a section or an item in it, by the longest beginning of the fact's id that is named. */
  placeOf(fact: string): { id: string; section: Section } | undefined {
    const id = this.#facts[fact];
    if (id === undefined) return fact.includes("-") ? this.placeOf(fact.slice(0, fact.lastIndexOf("-"))) : undefined;
    const section = this.sections.find((each) => each.id === id || each.blocks.some(({ items }) => items.includes(id)));
    return section && { id, section };
  }

  /** Everything that is said, in order, with the section it stands in: what a search looks through. */
  units(): { id: string; section: string; text: string }[] {
    return this.sections.flatMap((section) => [
      { id: section.id, section: section.id, text: this.say(section.id).title },
      ...section.blocks.flatMap((block) =>
        block.items.map((id) => ({ id, section: section.id, text: Object.values(this.say(id)).join(" ") })),
      ),
    ]);
  }
}

/** How exactly a section's entry names a clause: 0 not at all, 1 by its chapter, 2 in a row, 3 by itself. */
export function covers(entry: string, clause: string): number {
  const [book, chapter, first, last] = numbersOf(entry);
  const [ofBook, ofChapter, number] = numbersOf(clause);
  if (!book || book !== ofBook || chapter !== ofChapter) return 0;
  if (first === undefined) return 1;
  if (number === undefined || number < first || number > (last ?? first)) return 0;
  return last === undefined ? 3 : 2;
}

function numbersOf(id: string): [string?, number?, number?, number?] {
  const match = /^([A-Z]{2})-(\d+)(?:\.(\d+)[a-z]?(?:-(\d+))?)?$/.exec(id);
  const number = (text: string | undefined) => (text === undefined ? undefined : Number(text));
  return match ? [match[1], number(match[2]), number(match[3]), number(match[4])] : [];
}

/** The guide of a game; null if it has none. */
export async function guideOf(game: string): Promise<Guide | null> {
  const [plan, words, values] = [
    plans[at(game, "guide.json")],
    texts[at(game, "en.ftl")],
    numbers[at(game, "numbers.json")],
  ];
  return plan && words && values ? new Guide(await plan(), await words(), await values()) : null;
}

export interface Hit {
  tab: "guide" | "reference";
  /** The id of what is marked: an item of the guide, or the number of a part of the reference. */
  id: string;
}

export const wordsIn = (looked: string) => looked.toLowerCase().split(/\s+/).filter(Boolean);
const has = (text: string, words: string[]) => words.every((word) => text.toLowerCase().includes(word));

/** Everything in the guide, then in the reference, that contains all the words looked for. */
export function hits(
  guide: Guide | null,
  parts: { kind: string; clause: string | null; text: string }[],
  looked: string,
): Hit[] {
  const words = wordsIn(looked);
  if (!words.length) return [];
  const said = guide?.units().filter((unit) => has(unit.text.replaceAll("*", ""), words)) ?? [];
  const clauses = parts.flatMap((part, i) =>
    has(`${part.clause ?? ""} ${part.text}`.replaceAll("*", ""), words)
      ? [{ tab: "reference" as const, id: `${i}` }]
      : [],
  );
  return [...said.map((unit) => ({ tab: "guide" as const, id: unit.id })), ...clauses];
}
