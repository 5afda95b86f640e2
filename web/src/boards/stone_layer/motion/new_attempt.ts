/** Which attempt is new, and how long it is shown. Apart from the scene, so that no three.js is loaded for it. */
import type { AttemptView, Film, StoneScene } from "../../../lib/views/stone_layer";

export const CARRY_MS = 620;
export const LOWER_MS = 220;
export const WASH_MS = 520; // fallen stones go back to the river

/** The attempt that one scene shows and an earlier one does not; null if there is none. */
export function newAttempt(scene: unknown, before: unknown): AttemptView | null {
  const [last, seen] = [(scene as StoneScene | null)?.last, (before as StoneScene | null)?.last];
  return last && last.number > (seen?.number ?? 0) ? last : null;
}

/** How long an attempt is shown, in milliseconds. */
export function lengthOf({ film }: { film: Pick<Film, "pictures" | "hertz"> | null }): number {
  const seconds = film ? (film.pictures - 1) / film.hertz : 0;
  return CARRY_MS + LOWER_MS + seconds * 1000 + WASH_MS;
}
