import { expect, test } from "vitest";
import { clipped, distance, grown, overlap } from "./boxes";

const frame = { x: 0, y: 50, width: 1000, height: 600 };

test("of a box outside the frame nothing is seen", () => {
  expect(clipped({ x: 10, y: 0, width: 20, height: 40 }, frame)).toBeNull();
  expect(clipped({ x: 10, y: 40, width: 20, height: 40 }, frame)).toEqual({ x: 10, y: 50, width: 20, height: 30 });
});

test("what two boxes share is their overlap", () => {
  const one = { x: 0, y: 0, width: 10, height: 10 };
  expect(overlap(one, { x: 5, y: 5, width: 10, height: 10 })).toBe(25);
  expect(overlap(one, { x: 11, y: 0, width: 10, height: 10 })).toBe(0);
  expect(overlap(grown(one, 3), { x: 11, y: 0, width: 10, height: 10 })).toBe(0); // a sliver is not seen
});

test("a point is as far from a box as from its nearest edge or corner", () => {
  const box = { x: 10, y: 10, width: 20, height: 20 };
  expect([distance(15, 15, box), distance(5, 20, box), distance(33, 34, box)]).toEqual([0, 5, 5]);
});
