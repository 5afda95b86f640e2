/** Moves the stones of the scene to where they belong: at once, or as the film of an attempt shows it. */
import { Vector3 } from "three";
import type { AttemptView } from "../../../lib/views/stone_layer";
import { unpack, type Motion } from "./film";
import type { ThreeScene } from "../board/three_scene";
import type { Pose } from "../board/stones";

const CARRY_MS = 620;
const LOWER_MS = 220;
const WASH_MS = 520; // fallen stones go back to the river
const LIFT = 70; // millimetres a carried stone is lifted
const MOST = 3; // attempts that wait: after a long absence only the latest are shown

export type Places = ReadonlyMap<string, Pose>;

/** An attempt that waits to be shown, and where everything was before it and is after it. */
interface Waiting {
  attempt: AttemptView;
  before: Places | null;
  after: Places;
  pace: number;
  done: () => void;
}

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

/** Plays attempts one after the other; a page opened later shows only where everything is now. */
export class Attempts {
  #waiting: Waiting[] = [];
  #last: Places | null = null;
  #stopped = false;
  #playing = false;

  constructor(
    private readonly threeScene: Pick<ThreeScene, "put" | "where" | "redraw">,
    private readonly busy: (playing: AttemptView | null) => void,
  ) {}

  stop(): void {
    this.#stopped = true;
  }

  get isPlaying(): boolean {
    return this.#playing;
  }

  /** Puts everything where it belongs, without motion. */
  settle(places: Places): void {
    for (const [stone, pose] of places) this.threeScene.put(stone, pose);
    this.threeScene.redraw();
  }

  /** Plays an attempt that was just made, and puts everything where it is after it; calls `done` when none waits any more. */
  play(attempt: AttemptView, places: Places, pace: number, done: () => void): void {
    this.#waiting.push({ attempt, before: this.#last, after: places, pace, done });
    this.#waiting = this.#waiting.slice(-MOST);
    this.#last = places;
    if (!this.#playing) void this.#playAll();
  }

  async #playAll(): Promise<void> {
    this.#playing = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      this.busy(next.attempt);
      if (next.before) this.settle(next.before);
      await this.#playOne(next).catch(() => undefined); // a film that cannot be read is not shown
      this.settle(next.after);
      if (this.#waiting.length) continue;
      this.#playing = false;
      this.#last = null;
      this.busy(null);
      next.done();
    }
  }

  async #playOne({ attempt, after, pace }: Waiting): Promise<void> {
    if (attempt.film && pace > 0 && !this.#stopped) await this.#show(attempt, await unpack(attempt.film), pace);
    if (pace > 0 && !this.#stopped) await this.#wash(after, pace);
  }

  async #show(attempt: AttemptView, motion: Motion, pace: number): Promise<void> {
    const hero = motion.stones.indexOf(attempt.stone);
    const from = this.threeScene.where(attempt.stone);
    if (hero >= 0 && from) {
      const first = motion.at(hero, 0);
      const above: Pose = { place: first.place.clone().add(new Vector3(0, 0, 22)), turn: first.turn };
      const far = from.place.distanceTo(above.place) > 60;
      if (far)
        await this.#run(CARRY_MS * pace, (s) => this.threeScene.put(attempt.stone, between(from, above, s, LIFT)));
      const start = far ? above : from;
      await this.#run(LOWER_MS * pace, (share) => this.threeScene.put(attempt.stone, between(start, first, share, 0)));
    }
    const length = motion.seconds * 1000;
    await this.#run(
      length * pace,
      (share) => motion.stones.forEach((stone, i) => this.threeScene.put(stone, motion.at(i, (share * length) / 1000))),
      (share) => share,
    );
  }

  async #wash(places: Places, pace: number): Promise<void> {
    const moving = [...places].flatMap(([stone, to]) => {
      const from = this.threeScene.where(stone);
      return from && isElsewhere(from, to) ? [{ stone, from, to }] : [];
    });
    if (!moving.length) return;
    await this.#run(WASH_MS * pace, (share) => {
      for (const { stone, from, to } of moving) {
        const lift = Math.min(40, from.place.distanceTo(to.place) / 3);
        this.threeScene.put(stone, between(from, to, share, lift));
      }
    });
  }

  #run(length: number, show: (share: number) => void, curve = ease): Promise<void> {
    const began = performance.now();
    return new Promise((resolve) => {
      const step = (now: number) => {
        const share = this.#stopped ? 1 : Math.min(1, Math.max(0, now - began) / Math.max(1, length));
        show(curve(share));
        this.threeScene.redraw();
        if (share < 1) requestAnimationFrame(step);
        else resolve();
      };
      requestAnimationFrame(step);
    });
  }
}
