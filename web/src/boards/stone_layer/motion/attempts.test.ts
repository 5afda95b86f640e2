import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Quaternion, Vector3 } from "three";
import type { AttemptView } from "../../../lib/views/stone_layer";
import { Attempts, type Places } from "./attempts";
import type { Pose } from "../board/stones";

const FAR_LATER = 1e9;
let frames: FrameRequestCallback[] = [];
let standing: Map<string, Pose>;
let attempts: Attempts;

beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  standing = new Map([["s01", at(0)]]);
  const threeScene = {
    put: (stone: string, pose: Pose) => void standing.set(stone, pose),
    where: (stone: string) => standing.get(stone) ?? null,
    redraw: () => undefined,
  };
  attempts = new Attempts(threeScene);
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

test("an attempt ends with everything where it belongs", async () => {
  const played = attempts.play(attempt(1), places(100), 1);
  expect(attempts.isPlaying).toBe(true);
  await frame();
  expect(await played).toBe(true);
  expect([attempts.isPlaying, standing.get("s01")?.place.x]).toEqual([false, 100]);
});

test("an attempt that is broken off moves nothing any more", async () => {
  const played = attempts.play(attempt(1), places(100), 1);
  attempts.stop();
  attempts.settle(places(300));
  await frame();
  expect(await played).toBe(false);
  expect([attempts.isPlaying, standing.get("s01")?.place.x]).toEqual([false, 300]);
});
