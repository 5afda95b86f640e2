import type { BoardProps } from "../../boards/contract";
import type { Table } from "../../lib/table/table.svelte";
import type { Words } from "../../lib/texts";

/** What the board is given of a table. */
export function boardProps(table: Table, words: Words, pace: number): BoardProps {
  const offered = [...table.legal, ...table.refused];
  return {
    view: table.position?.view,
    now: table.now?.view,
    scene: table.now?.scene ?? null,
    me: table.seat,
    seats: table.shown?.seats ?? [],
    legal: table.legal,
    refused: table.refused,
    draft: table.draft,
    preview: offered.find((each) => each.id === table.pointed) ?? null,
    hinted: table.hints.hint?.advice[0]?.action.id ?? null,
    events: table.log.fresh,
    choose: (action, payload) => table.choose(action, payload),
    explain: (action) => (table.asked = action),
    undo: () => table.undo(),
    canUndo: table.draft.length > 0 || (table.shown?.can_undo ?? 0) > 0,
    point: (action) => (table.pointed = action),
    words,
    settings: { pace },
  };
}
