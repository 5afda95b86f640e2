/** Which side of the table a phone shows: the islands, or a river with its stores. */
import type { ActionInfo, LegalAction } from "../../lib/protocol";

export type Tab = "board" | "river";

const ON_THE_RIVER = new Set([
  ...["swap_first", "swap_second", "decline", "return_one", "trade_pick"],
  ...["pick_reserved", "pick_discount", "pay_with_food", "done"],
]);
const SEEN_ON_THE_RIVER = new Set(["pick_tile", "pick_setup_tile", "pick_building", "pick_reserved"]);

/** The tab where the open question is answered, or where the plan shows; null to stay at the present tab. */
export function tabFor(draft: ActionInfo[], legal: LegalAction[]): Tab | null {
  if (legal.length) return legal.every((action) => ON_THE_RIVER.has(action.name)) ? "river" : "board";
  const last = draft.at(-1);
  return last && SEEN_ON_THE_RIVER.has(last.name) ? "river" : null;
}
