/** Which question a position asks. */
import type { Position } from "../protocol";

/** A text that is the same for two positions if they ask the same and offer the same answers, whoever else is to act. */
export function questionKey(at: Position | null): string {
  return JSON.stringify([at?.round, at?.decision?.id, at?.legal.map(({ id }) => id)]);
}
