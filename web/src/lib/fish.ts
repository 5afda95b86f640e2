/** Levels of bots as fish, smallest first: minnow, perch, trout, pike. */
import { t } from "./texts";

export const LEVELS = ["easy", "normal", "hard", "expert"];

/** The fish of a level in a word; a level without a fish is called by itself. */
export function fishOf(level: string | null | undefined): string {
  return LEVELS.includes(level ?? "") ? t(`fish-${level}`) : (level ?? "");
}

/** The level one step up or down; null if there is none. */
export function nextTo(level: string, step: 1 | -1): string | null {
  const place = LEVELS.indexOf(level);
  return place < 0 ? null : (LEVELS[place + step] ?? null);
}
