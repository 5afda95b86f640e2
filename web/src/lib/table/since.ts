/** Which turns are told above the decision bar, and which are spoken. */
import type { TurnInfo } from "../protocol";

/** Turns of others that a watcher is told: the last ones. */
const WATCHERS = 3;

/** The turns of others since the last turn of this seat, oldest first; for a watcher the last few. Turns that have only
 * begun do not count. */
export function sinceTurnOf(seat: number | null, turns: readonly TurnInfo[]): TurnInfo[] {
  const acted = turns.filter((turn) => turn.has_acted && turn.seat !== null);
  const others = (from: number) => acted.slice(from).filter((turn) => turn.seat !== seat);
  if (seat === null) return others(0).slice(-WATCHERS);
  return others(acted.findLastIndex((turn) => turn.seat === seat) + 1);
}

/** The turns that are over, and so have a sentence that stays as it is. `all`: nobody else moves before I do. */
export function finishedTurns(turns: readonly TurnInfo[], all: boolean): readonly TurnInfo[] {
  return (all ? turns : turns.slice(0, -1)).filter((turn) => turn.has_acted);
}
