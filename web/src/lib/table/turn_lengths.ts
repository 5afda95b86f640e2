/** How many decisions the turns had that were sent from this browser, so that a whole turn can be taken back. */
export class TurnLengths {
  #turns: { seat: number | null; decisions: number }[] = [];

  /** Remembers a turn that was sent. */
  add(seat: number | null, decisions: number): void {
    this.#turns.push({ seat, decisions });
  }

  /** The decisions of a seat's last turn; 1 if no turn of that seat is known. */
  last(seat: number | null): number {
    return this.#turns.findLast((turn) => turn.seat === seat)?.decisions ?? 1;
  }

  /** Forgets a seat's last turn, because it was taken back. */
  drop(seat: number | null): void {
    const at = this.#turns.findLastIndex((turn) => turn.seat === seat);
    if (at >= 0) this.#turns.splice(at, 1);
  }
}
