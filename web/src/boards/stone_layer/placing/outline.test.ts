import { describe, expect, it } from "vitest";
import { outline } from "./outline";

describe("the shadow", () => {
  it("is the outline of the corners", () => {
    const square = outline([
      [0, 0],
      [2, 0],
      [1, 1],
      [2, 2],
      [0, 2],
    ]);
    expect(square.split(" ").length).toBe(4);
    expect(square).not.toContain("1.00,1.00");
  });
});
