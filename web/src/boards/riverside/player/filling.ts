/** How a tap fills a row: up to a box, to its end, or back. What may be crossed is what the server offers. */
import type { ActionInfo } from "../../../lib/protocol";
import type { RowView } from "../../../lib/views/riverside";

type Named = Pick<ActionInfo, "name" | "args">;

const crosses = (action: Named, row: number) => action.name === "seat_row" && action.args[0] === row;

/** How many of these actions cross a seat of that row. */
export function crossesIn(actions: readonly Named[], row: number): number {
  return actions.filter((action) => crosses(action, row)).length;
}

/** How many of the last planned actions cross seats of that row, one after the other. */
export function lastCrosses(draft: readonly Named[], row: number): number {
  const other = draft.findLastIndex((action) => !crosses(action, row));
  return draft.length - 1 - other;
}

/**
 * How many seats a tap crosses: up to the box (from 0) that was tapped, one at least, and no more than there are boxes in
 * the row and crosses left. `waiting`: crosses chosen already that are not drawn as planned yet, in this row and in all.
 */
export function crossesFor(box: number, row: RowView, left: number, waiting: { here: number; all: number }): number {
  const crossed = row.crossed + waiting.here;
  const wanted = Math.max(1, box + 1 - crossed);
  return Math.max(0, Math.min(wanted, row.seats - crossed, left - waiting.all));
}
