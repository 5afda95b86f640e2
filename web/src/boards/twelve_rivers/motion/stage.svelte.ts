import type { BoardState } from "./board_state";
import { moversAt, timeOf, type Mover, type Way } from "./rolling";

/** What the board draws while an act is played: where the pieces lie, and those that roll or fall. */
export class Stage {
  boardState = $state.raw<BoardState | null>(null);
  movers = $state.raw<Mover[]>([]);
  /** The act that is played. */
  act = $state(-1);
  #run = 0;

  show(act: number, boardState: BoardState, ways: readonly Way[], ms: number): void {
    this.act = act;
    this.boardState = boardState;
    this.#move(ways, ms);
  }

  stop(): void {
    this.#run++;
    this.movers = [];
  }

  #move(ways: readonly Way[], ms: number): void {
    const run = ++this.#run;
    const begin = performance.now();
    const hurry = timeOf(ways) / ms;
    this.movers = moversAt(ways, 0);
    const frame = (now: number) => {
      if (run !== this.#run) return;
      this.movers = moversAt(ways, (now - begin) * hurry);
      if (now - begin < ms) requestAnimationFrame(frame);
    };
    if (ways.length) requestAnimationFrame(frame);
  }
}
