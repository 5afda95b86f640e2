import type { View } from "../../lib/views/twelve_rivers";

/** My turn is over where the next token is placed or resolved: pearls may have rolled in between. */
export function turnEnds(planned: View, now: View): boolean {
  const [next, here] = [planned.turn, now.turn];
  if (!next || !here || next.step === "done") return false;
  const another = next.section !== here.section || next.slot !== here.slot;
  return next.step === "place" || planned.phase !== now.phase || another;
}
