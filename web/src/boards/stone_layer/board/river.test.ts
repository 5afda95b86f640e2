import { describe, expect, it } from "vitest";
import { riverPoses } from "./river";
import { sizeOf, STONE_IDS } from "./stones";

describe("stones", () => {
  it("lie in the river without leaving it, and sink when what lay below is gone", () => {
    const all = riverPoses(new Set(STONE_IDS));
    for (const pose of all.values()) expect(Math.hypot(pose.place.x, pose.place.y)).toBeLessThan(95);
    const smalls = new Set(STONE_IDS.filter((stone) => sizeOf(stone) === "small"));
    for (const [stone, pose] of riverPoses(smalls))
      expect(pose.place.z).toBeLessThanOrEqual((all.get(stone)?.place.z ?? 0) + 0.01);
  });
});
