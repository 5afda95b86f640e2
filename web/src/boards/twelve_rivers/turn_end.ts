import type { LegalAction } from "../../lib/protocol";
import type { View } from "../../lib/views/twelve_rivers";

/** True if the planned view is past my turn: another token is to be placed or resolved. There is no view now while a page
 *  that was loaded again waits for it. */
export function turnEnds(planned: View, now: View | undefined): boolean {
  const [next, here] = [planned.turn, now?.turn];
  if (!now || !next || !here || next.step === "done") return false;
  const another = next.section !== here.section || next.slot !== here.slot;
  return next.step === "place" || planned.phase !== now.phase || another;
}

/** Questions whether a pair is played. They are asked with a pair and without one, so that the others cannot tell (TW-12.1b). */
const PAIRS = ["pairs", "extra", "shamisen"];

/** What ends a turn in which a pair might be played: no pair. */
export function closing(legal: LegalAction[], view: View): LegalAction | undefined {
  return view.turn && PAIRS.includes(view.turn.step) ? legal.find(({ name }) => name === "done") : undefined;
}

/** The only card that can pay: which one it is the others see when it is paid. */
export function filledIn(legal: LegalAction[], view: View): LegalAction | undefined {
  return view.turn?.step === "pay" && legal.length === 1 ? legal[0] : undefined;
}
