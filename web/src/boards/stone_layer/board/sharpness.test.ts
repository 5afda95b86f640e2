import { expect, test } from "vitest";
import { Sharpness } from "./sharpness";

/** Draws a picture that takes so long: its scale, and when it is drawn again. */
function draws(sharpness: Sharpness, at: number, ms: number): [number, number | null] {
  return [sharpness.begin(at), sharpness.end(at + ms)];
}

test("quick pictures are always fine", () => {
  const sharpness = new Sharpness();
  expect([0, 20, 40].map((at) => draws(sharpness, at, 10))).toEqual(Array(3).fill([1, null]));
});

test("slow ones are coarse while things move, and fine again when they rest", () => {
  const sharpness = new Sharpness();
  expect(draws(sharpness, 0, 200)).toEqual([1, null]);
  expect(draws(sharpness, 216, 60)).toEqual([0.5, 300]);
  expect(draws(sharpness, 292, 60)).toEqual([0.5, 300]);
  expect(draws(sharpness, 652, 200)).toEqual([1, null]);
});

test("a single slow picture changes nothing for long", () => {
  const sharpness = new Sharpness();
  draws(sharpness, 0, 200);
  expect(draws(sharpness, 216, 5)).toEqual([0.5, 300]);
  expect(draws(sharpness, 240, 5)).toEqual([1, null]);
});
