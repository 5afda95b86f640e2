import { describe, expect, it } from "vitest";
import { faceCount, MOST_TILT } from "../board/stones";
import { Aim } from "./aim.svelte";

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
