/** Moves the stones of the scene to where they belong: at once, or as the film of an attempt shows it. */
import { Vector3 } from "three";
import type { AttemptView } from "../../../lib/views/stone_layer";
import { unpack, type Motion } from "./film";
import { CARRY_MS, LOWER_MS, WASH_MS } from "./new_attempt";
import type { ThreeScene } from "../board/three_scene";
import type { Pose } from "../board/stones";

const LIFT = 70; // millimetres a carried stone is lifted

export type Places = ReadonlyMap<string, Pose>;

const ease = (share: number) => share * share * (3 - 2 * share);

function between(from: Pose, to: Pose, share: number, lift: number): Pose {
  const place = from.place.clone().lerp(to.place, share);
  place.z += lift * Math.sin(Math.PI * share);
  const [small, large] = [from.scale ?? 1, to.scale ?? 1];
  const turn = from.turn.clone().slerp(to.turn, share);
  return small === 1 && large === 1 ? { place, turn } : { place, turn, scale: small + (large - small) * share };
}

function isElsewhere(a: Pose, b: Pose): boolean {
  return a.place.distanceTo(b.place) > 0.05 || a.turn.angleTo(b.turn) > 0.001;
}

/** Shows attempts in the scene, one at a time. */
export class Attempts {
  /** Grows with each attempt, and when one is broken off. */
  #run = 0;
  isPlaying = false;

  constructor(private readonly threeScene: Pick<ThreeScene, "put" | "where" | "redraw">) {}

  /** Puts everything where it belongs, without motion. */
  settle(places: Places): void {
    for (const [stone, pose] of places) this.threeScene.put(stone, pose);
    this.threeScene.redraw();
  }

  /** Breaks off what is shown. */
  stop(): void {
    this.#run++;
    this.isPlaying = false;
  }

  /** Shows an attempt, and puts everything where it is after it; false if it was broken off. */
  async play(attempt: AttemptView, after: Places, pace: number): Promise<boolean> {
    const run = ++this.#run;
    this.isPlaying = true;
    const film = attempt.film && (await unpack(attempt.film).catch(() => null)); // one that cannot be read is not shown
    if (film && run === this.#run) await this.#show(attempt, film, pace, run);
    if (run === this.#run) await this.#wash(after, pace, run);
    if (run !== this.#run) return false;
    this.isPlaying = false;
    this.settle(after);
    return true;
  }

  async #show(attempt: AttemptView, motion: Motion, pace: number, run: number): Promise<void> {
    const hero = motion.stones.indexOf(attempt.stone);
    const from = this.threeScene.where(attempt.stone);
    if (hero >= 0 && from) {
      const first = motion.at(hero, 0);
      const above: Pose = { place: first.place.clone().add(new Vector3(0, 0, 22)), turn: first.turn };
      const far = from.place.distanceTo(above.place) > 60;
      const put = (pose: Pose) => this.threeScene.put(attempt.stone, pose);
      if (far) await this.#move(CARRY_MS * pace, run, (share) => put(between(from, above, share, LIFT)));
      const start = far ? above : from;
      await this.#move(LOWER_MS * pace, run, (share) => put(between(start, first, share, 0)));
    }
    const length = motion.seconds * 1000;
    await this.#move(
      length * pace,
      run,
      (share) => motion.stones.forEach((stone, i) => this.threeScene.put(stone, motion.at(i, (share * length) / 1000))),
      (share) => share,
    );
  }

  async #wash(places: Places, pace: number, run: number): Promise<void> {
    const moving = [...places].flatMap(([stone, to]) => {
      const from = this.threeScene.where(stone);
      return from && isElsewhere(from, to) ? [{ stone, from, to }] : [];
    });
    if (!moving.length) return;
    await this.#move(WASH_MS * pace, run, (share) => {
      for (const { stone, from, to } of moving) {
        const lift = Math.min(40, from.place.distanceTo(to.place) / 3);
        this.threeScene.put(stone, between(from, to, share, lift));
      }
    });
  }

  #move(length: number, run: number, show: (share: number) => void, curve = ease): Promise<void> {
    const began = performance.now();
    return new Promise((resolve) => {
      const step = (now: number) => {
        if (run !== this.#run) return resolve();
        const share = Math.min(1, Math.max(0, now - began) / Math.max(1, length));
        show(curve(share));
        this.threeScene.redraw();
        if (share < 1) requestAnimationFrame(step);
        else resolve();
      };
      requestAnimationFrame(step);
    });
  }
}
