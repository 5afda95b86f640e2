/** How many decisions each turn had that was sent from here, by seat: several people may share the screen. */
export class TurnLengths {
  #turns: { seat: number | null; decisions: number }[] = [];

  add(seat: number | null, decisions: number): void {
    this.#turns.push({ seat, decisions });
  }

  /** A seat's last turn; a decision where nothing is known of it. */
  last(seat: number | null): number {
    return this.#turns.findLast((turn) => turn.seat === seat)?.decisions ?? 1;
  }

  /** A seat took its last turn back. */
  drop(seat: number | null): void {
    const at = this.#turns.findLastIndex((turn) => turn.seat === seat);
    if (at >= 0) this.#turns.splice(at, 1);
  }
}
