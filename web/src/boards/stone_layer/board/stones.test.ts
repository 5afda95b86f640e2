import { describe, expect, it } from "vitest";
import { cornersOf, faceCount, sizeOf, STONE_IDS, turned } from "./stones";

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
});
