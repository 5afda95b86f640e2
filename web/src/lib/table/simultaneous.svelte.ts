/** What is asked at a table, and whether all choose at once. */
import type { Position } from "../protocol";

/** A hint stays good while the question is the same, whatever the others do. */
export const questionKey = (at: Position | null) =>
  JSON.stringify([at?.round, at?.decision?.id, at?.legal.map(({ id }) => id)]);

/** All choose at once, until somebody else is asked, I am asked something else, or another round begins. */
export class SimultaneousChoice {
  now = $state(false);
  #toAct: number[] = [];
  #question: string | null = null;
  #round = 0;

  look(position: Position | null, seat: number | null, over: boolean): void {
    const toAct = over ? [] : (position?.to_act ?? []);
    const round = position?.round ?? 0;
    const asked = seat !== null && toAct.includes(seat) ? (position?.decision?.id ?? "") : null;
    const others = !toAct.length || toAct.some((each) => !this.#toAct.includes(each)) || round !== this.#round;
    const anew = others || (asked !== null && asked !== this.#question);
    if (anew) {
      this.now = toAct.length > 1;
      this.#question = asked;
    }
    this.#toAct = toAct;
    this.#round = round;
  }
}
