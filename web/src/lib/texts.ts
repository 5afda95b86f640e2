/** Texts from Fluent catalogues: `texts/en.ftl` for the shell, `locales/` and the board's own for a game. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message } from "./protocol";
import english from "../texts/en.ftl?raw";
import { settings } from "./settings.svelte";

export type Words = (id: string, args?: Record<string, FluentVariable>) => string;
/** Says a message of the rules, with the names of the seats, in a language; null if its catalogue does not have it. */
export type Say = (message: Message, names: string[]) => string | null;

type Load = () => Promise<string>;
const shared = import.meta.glob<string>("../../../src/rivertable/engine/locales/*.ftl", {
  query: "?raw",
  import: "default",
});
const catalogues = import.meta.glob<string>("../../../src/rivertable/games/*/locales/*.ftl", {
  query: "?raw",
  import: "default",
});
/** Texts of lessons in other languages than the server's own; loaded for a table where a lesson is played. */
const lessons = import.meta.glob<string>(
  ["../../../src/rivertable/games/*/lesson/*.ftl", "!../../../src/rivertable/games/*/lesson/en.ftl"],
  { query: "?raw", import: "default" },
);
/** Texts that only a game's board uses. */
const boardTexts = import.meta.glob<string>("../boards/*/*.ftl", { query: "?raw", import: "default" });

export const FALLBACK = "en";
export const LANGUAGES = ["en", "fi", "sv", "da", "nb"];

/** The language that games speak: the one from the settings, or the browser's, or English. */
export function language(): string {
  if (LANGUAGES.includes(settings.language)) return settings.language;
  const wished = navigator.languages.map((each) => each.slice(0, 2).replace(/^n[no]$/, "nb"));
  return wished.find((each) => LANGUAGES.includes(each)) ?? FALLBACK;
}

function wordsOf(bundle: FluentBundle): Words {
  return (id, args) => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern, args) : id;
  };
}

function bundleOf(locale: string, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

/** The texts of these sources, later ones before earlier ones. */
export function wordsFrom(locale: string, ...sources: string[]): Words {
  return wordsOf(bundleOf(locale, ...sources));
}

/** A text of the shell: t("your-turn"), t("round", { number: 2 }). */
export const t: Words = wordsOf(bundleOf(FALLBACK, english));

function sourcesOf(game: string, locale: string): (Load | undefined)[] {
  return [
    shared[`../../../src/rivertable/engine/locales/${locale}.ftl`],
    catalogues[`../../../src/rivertable/games/${game}/locales/${locale}.ftl`],
    boardTexts[`../boards/${game}/${locale}.ftl`],
  ];
}

async function loaded(sources: (Load | undefined)[]): Promise<string[]> {
  return Promise.all(sources.map((load) => load?.() ?? ""));
}

/** Loads the texts of a game and its board in a language. What the language lacks is English. */
export async function gameWords(game: string, locale = FALLBACK): Promise<Words> {
  const own = locale === FALLBACK ? [] : await loaded(sourcesOf(game, locale));
  return wordsOf(bundleOf(locale, english, ...(await loaded(sourcesOf(game, FALLBACK))), ...own));
}

/** Loads what says the rules' messages in a language; null if it is the server's own or the game does not have it. */
export async function gameSay(game: string, locale: string, lesson = false): Promise<Say | null> {
  if (locale === FALLBACK || !catalogues[`../../../src/rivertable/games/${game}/locales/${locale}.ftl`]) return null;
  const taught = lesson ? lessons[`../../../src/rivertable/games/${game}/lesson/${locale}.ftl`] : undefined;
  const bundle = bundleOf(locale, ...(await loaded([...sourcesOf(game, locale), taught])));
  const say: Say = (message, names) => {
    if (message.id === "seat" && typeof message.args.seat === "number" && names[message.args.seat])
      return names[message.args.seat] ?? null;
    const pattern = bundle.getMessage(message.id)?.value;
    if (pattern === undefined || pattern === null) return null;
    const args: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(message.args)) {
      args[key] = typeof value === "object" ? (say(value, names) ?? value.id) : value;
    }
    return bundle.formatPattern(pattern, args);
  };
  return say;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Names in a row: "Mara, Jonas, and Ben". */
export function listOf(names: string[]): string {
  return new Intl.ListFormat("en", { type: "conjunction" }).format(names);
}
