/** Plays a timetable: tells how much time has passed, frame by frame, until everything has arrived. */
import type { View } from "../../../lib/views/river_bankers";
import type { Act } from "../../contract";
import type { Script } from "./motion";

export class MotionPlayer {
  /** What is played now, over which position; null: nothing moves. */
  script = $state.raw<Script | null>(null);
  act = $state.raw<Act<View> | null>(null);
  elapsed = $state(0);
  #frame = 0;

  play(act: Act<View>, script: Script, arrived: () => void): void {
    this.stop();
    [this.act, this.script, this.elapsed] = [act, script, 0];
    const begun = performance.now();
    const step = () => {
      this.elapsed = Math.min(script.ms, performance.now() - begun);
      if (this.elapsed < script.ms) this.#frame = requestAnimationFrame(step);
      else arrived();
    };
    this.#frame = requestAnimationFrame(step);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    [this.act, this.script] = [null, null];
  }
}
