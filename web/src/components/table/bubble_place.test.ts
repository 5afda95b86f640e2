import { expect, test } from "vitest";
import { placed } from "./bubble_place";

const frame = { left: 0, top: 0, width: 1000, height: 600 };
const bubble = { width: 400, height: 200 };

test("a bubble stands on the right of its place if there is room, its tail at the middle of the place", () => {
  expect(placed({ left: 100, top: 280, width: 100, height: 40 }, bubble, frame)).toEqual({
    left: 216,
    top: 200,
    side: "right",
    tail: 100,
  });
});

test("else on the left, below or above", () => {
  expect(placed({ left: 800, top: 280, width: 100, height: 40 }, bubble, frame).side).toBe("left");
  expect(placed({ left: 350, top: 20, width: 300, height: 40 }, bubble, frame).side).toBe("below");
  expect(placed({ left: 350, top: 500, width: 300, height: 40 }, bubble, frame).side).toBe("above");
});

test("it stays inside the frame, and its tail away from its corners", () => {
  const low = placed({ left: 100, top: 590, width: 10, height: 10 }, bubble, frame);
  expect([low.top, low.tail]).toEqual([400, 176]);
  const everywhere = placed({ left: 0, top: 0, width: 1000, height: 600 }, bubble, frame);
  expect(everywhere.left).toBeGreaterThanOrEqual(0);
  expect(everywhere.top).toBeGreaterThanOrEqual(0);
});
