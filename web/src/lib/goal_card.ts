/**
 * The goal card of a game: its sentences from `games/<game>/goal/`, its drawings from `boards/<game>/goal/`, both loaded
 * when it is opened.
 */
import type { Component } from "svelte";
import { FALLBACK, wordsFrom, type Words } from "./texts";

/** One of the three pictures of a turn, in a board's own drawings. `mine` is the colour of my seat. */
export interface PictureProps {
  step: number;
  mine: number;
  words: Words;
}

/** The small drawing before a line of where points come from, counted from 1. */
export interface MarkProps {
  line: number;
  mine: number;
}

export interface GoalCard {
  words: Words;
  Picture: Component<PictureProps>;
  Mark: Component<MarkProps>;
  /** The numbers of its sentences: where each stands in the view. */
  numbers: Record<string, string>;
}

const GAMES = "../../../src/rivertable/games";
const texts = import.meta.glob<string>("../../../src/rivertable/games/*/goal/*.ftl", {
  query: "?raw",
  import: "default",
});
const numbers = import.meta.glob<Record<string, string>>("../../../src/rivertable/games/*/goal/numbers.json", {
  import: "default",
});
const pictures = import.meta.glob<Component<PictureProps>>("../boards/*/goal/Picture.svelte", { import: "default" });
const marks = import.meta.glob<Component<MarkProps>>("../boards/*/goal/Mark.svelte", { import: "default" });

export function hasGoalCard(game: string): boolean {
  return `../boards/${game}/goal/Picture.svelte` in pictures;
}

/** Loads the card of a game in a language; what the language lacks is English. Null for a game without one. */
export async function goalCard(game: string, locale: string): Promise<GoalCard | null> {
  const [Picture, Mark, found, ...sources] = await Promise.all([
    pictures[`../boards/${game}/goal/Picture.svelte`]?.(),
    marks[`../boards/${game}/goal/Mark.svelte`]?.(),
    numbers[`${GAMES}/${game}/goal/numbers.json`]?.(),
    texts[`${GAMES}/${game}/goal/${FALLBACK}.ftl`]?.(),
    locale === FALLBACK ? undefined : texts[`${GAMES}/${game}/goal/${locale}.ftl`]?.(),
  ]);
  if (!Picture || !Mark || !found) return null;
  return { Picture, Mark, numbers: found, words: wordsFrom(locale, ...sources.filter((each) => each !== undefined)) };
}

/** The numbers of a card's sentences at a table, from paths such as `seats.0.token_spots` or `players.length`. */
export function goalNumbers(paths: Record<string, string>, view: unknown): Record<string, number> {
  return Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, numberAt(view, path)]));
}

function numberAt(view: unknown, path: string): number {
  let found = view;
  for (const step of path.split(".")) found = (found as Record<string, unknown> | null)?.[step];
  return typeof found === "number" ? found : 0;
}

/** The texts of a card that are counted from 1: `goal-points-1`, `goal-points-2`, as many as there are. */
export function counted(words: Words, id: string, args: Record<string, number>): string[] {
  const found: string[] = [];
  for (let text; (text = words(`${id}-${found.length + 1}`, args)) !== `${id}-${found.length + 1}`;) found.push(text);
  return found;
}

/** A text in parts, of which every second one is strong: "a **b** c". */
export function strongParts(text: string): string[] {
  return text.split("**");
}
