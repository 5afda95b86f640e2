/** Whether several seats choose at the same time. */
import type { Position } from "../protocol";

/** It stays so until another seat is asked, my seat is asked something else, or another round begins. */
export class SimultaneousChoice {
  now = $state(false);
  #toAct: number[] = [];
  #question: string | null = null;
  #round = 0;

  /** Looks at a new position, seen from a seat; nobody chooses when the match is over. */
  update(position: Position | null, seat: number | null, over: boolean): void {
    const toAct = over ? [] : (position?.to_act ?? []);
    const round = position?.round ?? 0;
    const question = seat !== null && toAct.includes(seat) ? (position?.decision?.id ?? "") : null;
    const others = !toAct.length || toAct.some((each) => !this.#toAct.includes(each)) || round !== this.#round;
    if (others || (question !== null && question !== this.#question)) {
      this.now = toAct.length > 1;
      this.#question = question;
    }
    this.#toAct = toAct;
    this.#round = round;
  }
}
