/** What is told large over the board. */
import type { EventInfo, TurnInfo } from "../../lib/protocol";

/** The last thing worth telling large among the events from number `from` on; null if there is none. */
export function bannerOf(
  turns: readonly TurnInfo[],
  events: readonly EventInfo[],
  from: number,
  banner: ((event: EventInfo) => string | null) | undefined,
): string | null {
  const round = turns.findLast((turn) => turn.round && turn.first >= from);
  if (round) return events[round.first]?.text ?? round.text.text; // only that it begins, without what comes with it
  const last = events.slice(from).findLast((event) => banner?.(event));
  return last ? (banner?.(last) ?? null) : null;
}
