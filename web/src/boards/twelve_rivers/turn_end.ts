import type { View } from "../../lib/views/twelve_rivers";

/** True if the planned view is past my turn: another token is to be placed or resolved. */
export function turnEnds(planned: View, now: View): boolean {
  const [next, here] = [planned.turn, now.turn];
  if (!next || !here || next.step === "done") return false;
  const another = next.section !== here.section || next.slot !== here.slot;
  return next.step === "place" || planned.phase !== now.phase || another;
}
