import { describe, expect, it } from "vitest";
import { Vector3 } from "three";
import { Aim } from "../placing/aim.svelte";
import { contactHeight } from "../placing/falling";
import { unpack } from "../motion/film";
import { riverPoses } from "./river";
import {
  BASE_TOP,
  baseOf,
  cornersOf,
  extent,
  faceCount,
  MOST_TILT,
  sizeOf,
  STONE_IDS,
  turned,
  type Pose,
} from "./stones";

const lyingOn = (stone: string, face: number): number => extent(stone, turned(stone, face, 0.3)).low;

describe("stones", () => {
  it("are 37 of three sizes, each with faces to rest on", () => {
    expect(STONE_IDS.length).toBe(37);
    expect(STONE_IDS.filter((stone) => sizeOf(stone) === "small").length).toBe(13);
    for (const stone of STONE_IDS) expect(faceCount(stone)).toBeGreaterThan(1);
  });

  it("turn a resting face down", () => {
    const turn = turned("m01", 0, 1.1);
    const lowest = cornersOf("m01").map((corner) => corner.clone().applyQuaternion(turn).z);
    const bottom = Math.min(...lowest);
    expect(lowest.filter((z) => z < bottom + 0.6).length).toBeGreaterThan(2); // it lies on more than two corners
  });

  it("lie in the river without leaving it, and sink when what lay below is gone", () => {
    const all = riverPoses(new Set(STONE_IDS));
    for (const pose of all.values()) expect(Math.hypot(pose.place.x, pose.place.y)).toBeLessThan(95);
    const smalls = new Set(STONE_IDS.filter((stone) => sizeOf(stone) === "small"));
    for (const [stone, pose] of riverPoses(smalls))
      expect(pose.place.z).toBeLessThanOrEqual((all.get(stone)?.place.z ?? 0) + 0.01);
  });
});

describe("lowering", () => {
  it("ends on the base stone, or on the stone below", () => {
    const base = baseOf(2);
    const held: Pose = { place: new Vector3(base.x, base.y, 0), turn: turned("l01", 0, 0.3) };
    const bare = contactHeight("l01", held, 2, []);
    expect(bare).toBeCloseTo(BASE_TOP - lyingOn("l01", 0), 1);
    const standing: Pose = { place: new Vector3(base.x, base.y, bare), turn: held.turn };
    const second = contactHeight("s01", { ...held, turn: turned("s01", 0, 0) }, 2, [["l01", standing]]);
    expect(second).toBeGreaterThan(bare + extent("l01", held.turn).high * 0.5);
  });

  it("meets the table beside the base stone", () => {
    const base = baseOf(0);
    const held: Pose = { place: new Vector3(base.x + 150, base.y, 0), turn: turned("s02", 0, 0) };
    expect(contactHeight("s02", held, 0, [])).toBeCloseTo(-extent("s02", held.turn).low, 1);
  });
});

describe("the hand", () => {
  it("stays near the stack, and tells radians and metres", () => {
    const aim = new Aim();
    aim.take("s01", 3, { x: 2, y: -1 });
    aim.nudge(500, 0);
    expect(Math.hypot(aim.x, aim.y)).toBeCloseTo(60, 1);
    aim.moveTo(10, -20);
    aim.turnBy(-90);
    aim.tiltTo(0, 90);
    aim.showFace(-1);
    expect(aim.release).toEqual({
      face: faceCount("s01") - 1,
      yaw: 4.71239,
      tilt: [0.6, 0],
      x: 0.01,
      y: -0.02,
    });
    aim.lower(500);
    expect(aim.gap).toBe(1);
  });

  it("leans no further in all than the world takes, whichever way", () => {
    const aim = new Aim();
    aim.tiltTo(0, 20);
    aim.tiltTo(1, -20);
    expect(aim.tilt.map((tilt) => (tilt * 180) / Math.PI)).toEqual([20, -20]);
    aim.tiltTo(0, 34);
    expect(Math.hypot(...aim.tilt)).toBeCloseTo(MOST_TILT);
    expect(aim.tilt[0] / aim.tilt[1]).toBeCloseTo(-34 / 20);
    aim.tiltTo(1, 0);
    expect(aim.tilt[1]).toBe(0);
  });
});

describe("a film", () => {
  it("is unpacked as the world packed it", async () => {
    const steps = new Int16Array([100, 20, -10, 0, 0, 0, 200, 2, 3, 4096, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    const packed = new Response(
      new Blob([steps.buffer]).stream().pipeThrough(new CompressionStream("deflate")),
    ).arrayBuffer();
    const data = btoa(String.fromCharCode(...new Uint8Array(await packed)));
    const motion = await unpack({ stones: ["s01"], pictures: 3, data, hertz: 30, place: 5e-5 });
    expect(motion.seconds).toBeCloseTo(2 / 30);
    expect(motion.at(0, 0).place.toArray()).toEqual([5, 0, 10]);
    expect(motion.at(0, 1).place.x).toBeCloseTo(5.5);
    expect(motion.at(0, 1).place.z).toBeCloseTo(10.25);
    expect(motion.at(0, 0).turn.w).toBeCloseTo(1);
  });
});
