/** The goods of a seat, and what the plan and the action pointed at make of them. */
import type { ChangeInfo } from "../../../lib/protocol";
import type { SeatView } from "../../../lib/views/the_river";
import type { Board } from "../board_props";

/** What the action pointed at changes of one thing: goods, symbols, warehouses or points. */
export function changeOf(board: Board, id: string, resource?: string): ChangeInfo | undefined {
  if (!board.preview || !("changes" in board.preview)) return undefined;
  return board.preview.changes.find((change) => {
    const about = change.what.args.resource;
    const named = typeof about === "object" ? about.id.replace("resource-", "") : undefined;
    return change.what.id === id && named === resource;
  });
}

export interface Held {
  kind: string;
  before: number;
  after: number;
  /** How many are drawn: the most of before, planned and after, so that nothing moves while one points at things. */
  drawn: number;
}

/** The goods of a seat: without the plan, and after the plan and the action pointed at. */
export function goodsOf(board: Board, seat: SeatView, before: SeatView): Held[] {
  const mine = seat.seat === board.me;
  return Object.entries(seat.goods).map(([kind, planned]) => {
    const had = before.goods[kind] ?? 0;
    const after = (mine ? changeOf(board, "preview-goods", kind)?.after : undefined) ?? planned;
    return { kind, before: had, after, drawn: Math.max(had, planned, after) };
  });
}
