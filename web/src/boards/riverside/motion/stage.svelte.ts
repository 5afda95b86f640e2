import type { View } from "../../../lib/views/riverside";

/** Dice that are rolled: first they tumble, then they go to their places, then they lie there. */
export interface Roll {
  after: View;
  /** How long they tumble, and how long they take to their places, in milliseconds. */
  tumbles: number;
  moves: number;
  lies: boolean;
}

/** What the board draws in motion while an act is played. */
export class Stage {
  /** The act that is played. */
  act = $state(-1);
  roll = $state.raw<Roll | null>(null);
  /** Where the ship is while it sails, between two spaces of the route. */
  ship = $state<number | null>(null);
  #run = 0;

  begin(act: number): void {
    this.stop();
    this.act = act;
  }

  stop(): void {
    this.#run++;
    this.roll = null;
    this.ship = null;
  }

  tumble(after: View, ms: number): void {
    this.roll = { after, tumbles: ms, moves: 0, lies: false };
  }

  sort(after: View, ms: number): void {
    this.roll = { after, tumbles: 0, moves: ms, lies: false };
  }

  /** The ship sails from space to space, slower at the end. */
  sail(from: number, to: number, ms: number): void {
    if (this.roll) this.roll = { ...this.roll, moves: 0, lies: true };
    const run = ++this.#run;
    const begin = performance.now();
    this.ship = from;
    const frame = (now: number) => {
      if (run !== this.#run) return;
      const part = Math.min(1, Math.max(0, (now - begin) / ms));
      this.ship = from + (to - from) * (1 - (1 - part) ** 2);
      if (part < 1) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }
}
