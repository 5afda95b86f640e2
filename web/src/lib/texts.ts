/** The client's own words, from Fluent catalogues: `texts/<language>.ftl` here, `locales/` of each game for its nouns. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "../texts/en.ftl?raw";

export type Words = (id: string, args?: Record<string, FluentVariable>) => string;

const catalogues = import.meta.glob<string>("../../../src/rivertable/games/*/locales/*.ftl", {
  query: "?raw",
  import: "default",
});
/** Words that only a board needs. */
const boardTexts = import.meta.glob<string>("../boards/*/*.ftl", { query: "?raw", import: "default" });
const LANGUAGE = "en";

function wordsOf(bundle: FluentBundle): Words {
  return (id, args) => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern, args) : id;
  };
}

function bundleOf(...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(LANGUAGE, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

/** A text of the shell: t("your-turn"), t("round", {number: 3}). */
export const t: Words = wordsOf(bundleOf(english));

/** The words of one game, from the catalogue its rules use; loaded with its board. */
export async function gameWords(game: string): Promise<Words> {
  const sources = [
    catalogues[`../../../src/rivertable/games/${game}/locales/${LANGUAGE}.ftl`],
    boardTexts[`../boards/${game}/${LANGUAGE}.ftl`],
  ];
  return wordsOf(bundleOf(english, ...(await Promise.all(sources.map((load) => load?.() ?? "")))));
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
