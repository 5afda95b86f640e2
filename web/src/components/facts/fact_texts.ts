/** The sentences about a drawn thing: what it does, and where it comes from. Loaded when the first one is asked for. */
import type { Guide } from "../../lib/guide";
import { FALLBACK, language, wordsFrom, type Words } from "../../lib/texts";

const sources = import.meta.glob<string>("../../../../src/rivertable/games/*/facts/*.ftl", {
  query: "?raw",
  import: "default",
});

export interface Fact {
  name: string;
  does: string;
  from: string;
  /** Where the guide explains it: the place there, and the title of its section. */
  guide: { id: string; title: string } | null;
}

export function hasFacts(game: string): boolean {
  return `../../../../src/rivertable/games/${game}/facts/${FALLBACK}.ftl` in sources;
}

/** The sentences of a game in the language that games speak; what it lacks is English. */
export async function factWords(game: string, locale = language()): Promise<Words> {
  const paths = [FALLBACK, locale].map((each) => `../../../../src/rivertable/games/${game}/facts/${each}.ftl`);
  const own = paths[1] !== undefined && paths[1] in sources ? locale : FALLBACK;
  return wordsFrom(own, ...(await Promise.all(paths.map(async (path) => (await sources[path]?.()) ?? ""))));
}

/** What an element says, given the attributes that `fact` of the boards has set. */
export function factOf(element: Element, words: Words, guide: Guide | null = null): Fact {
  const { fact: id = "", factName: name = "", factArgs = "{}" } = (element as HTMLElement).dataset;
  const args = JSON.parse(factArgs) as Record<string, number | string>;
  const place = guide?.placeOf(id);
  return {
    name,
    does: words(`fact-${id}`, args),
    from: fromOf(id, words, args),
    guide: guide && place ? { id: place.id, title: guide.say(place.section.id).title } : null,
  };
}

/** Without a sentence of its own a thing has that of the shorter name: `place-swap` has that of `place`. */
function fromOf(id: string, words: Words, args: Record<string, number | string>): string {
  const said = words(`fact-${id}-from`, args);
  if (said !== `fact-${id}-from`) return said;
  return id.includes("-") ? fromOf(id.slice(0, id.lastIndexOf("-")), words, args) : "";
}

/** The innermost thing with a fact at a place of the screen, also below what only takes clicks. */
export function factAt(x: number, y: number): Element | null {
  for (const each of document.elementsFromPoint(x, y)) {
    const found = each.closest(".table [data-fact]");
    if (found) return found;
  }
  return null;
}

/** Everything on the screen that has a fact, in the order of the page; not what is only a picture in the guide. */
export function allFacts(): Element[] {
  return [...document.querySelectorAll(".table [data-fact]")].filter((each) => {
    const { width, height } = each.getBoundingClientRect();
    return width > 0 && height > 0 && !each.closest("[inert]");
  });
}
