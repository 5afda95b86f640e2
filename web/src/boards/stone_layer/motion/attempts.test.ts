import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Quaternion, Vector3 } from "three";
import type { AttemptView } from "../../../lib/views/stone_layer";
import { Attempts, type Places } from "./attempts";
import type { Pose } from "../board/stones";

const FAR_LATER = 1e9;
let frames: FrameRequestCallback[] = [];
let standing: Map<string, Pose>;
let told: (number | null)[];
let attempts: Attempts;

beforeEach(() => {
  [frames, told] = [[], []];
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  standing = new Map([["s01", at(0)]]);
  const threeScene = {
    put: (stone: string, pose: Pose) => void standing.set(stone, pose),
    where: (stone: string) => standing.get(stone) ?? null,
    redraw: () => undefined,
  };
  attempts = new Attempts(threeScene, (playing) => told.push(playing?.number ?? null));
});
afterEach(() => vi.unstubAllGlobals());

const at = (x: number): Pose => ({ place: new Vector3(x, 0, 0), turn: new Quaternion() });
const attempt = (number: number): AttemptView => ({
  number,
  player: 0,
  stone: "s01",
  stack: 1,
  placement: "on_top",
  fouls: [],
  fallen: [],
  film: null,
});
const places = (x: number): Places => new Map([["s01", at(x)]]);

/** The frame that is asked for, and all that follows from it at once. */
async function frame(): Promise<void> {
  for (const each of frames.splice(0)) each(FAR_LATER);
  await new Promise((done) => setTimeout(done));
}

/** Until nothing moves any more. */
async function look(): Promise<void> {
  do await frame();
  while (frames.length);
}

test("attempts are shown one after another, and what follows them after the last", async () => {
  const done = vi.fn();
  for (const number of [1, 2]) attempts.play(attempt(number), places(100 * number), 1, done);
  expect(attempts.isPlaying).toBe(true);
  await look();
  expect(told).toEqual([1, 2, null]);
  expect(standing.get("s01")?.place.x).toBe(200);
  expect(done).toHaveBeenCalledOnce();
  expect(attempts.isPlaying).toBe(false);
});

test("a tab that was hidden shows only the latest attempts, each from where everything was before it", async () => {
  for (let number = 1; number <= 40; number++) attempts.play(attempt(number), places(100 * number), 1, () => undefined);
  await frame();
  expect(told).toEqual([1, 38]);
  expect(standing.get("s01")?.place.x).toBe(3700);
  await look();
  expect(told).toEqual([1, 38, 39, 40, null]);
  expect(standing.get("s01")?.place.x).toBe(4000);
});

test("without motion everything is at once where it belongs", async () => {
  attempts.play(attempt(1), places(100), 0, () => undefined);
  await look();
  expect(frames).toEqual([]);
  expect(standing.get("s01")?.place.x).toBe(100);
});
