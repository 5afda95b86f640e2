import { describe, expect, it } from "vitest";
import { closeScale, pinchOf, wholeScale, within } from "./pan_zoom";

const TALL = { width: 400, height: 1000 };
const PANE = { width: 400, height: 250 };

describe("the scale of a drawing", () => {
  it("shows all of it, or its whole breadth", () => {
    expect(wholeScale(TALL, PANE)).toBe(0.25);
    expect(closeScale(TALL, PANE, 0.5)).toBe(1);
  });
  it("is never too small for a finger", () => {
    expect(closeScale({ width: 1600, height: 800 }, PANE, 0.8)).toBe(0.8);
  });
  it("stays between the whole drawing and a few times the scale for play", () => {
    expect(within(0.1, 0.25, 1)).toBe(0.25);
    expect(within(0.7, 0.25, 1)).toBe(0.7);
    expect(within(9, 0.25, 1)).toBe(2.5);
  });
});

it("two fingers have a middle and a distance", () => {
  expect(pinchOf({ clientX: 0, clientY: 10 }, { clientX: 30, clientY: 50 })).toEqual({ x: 15, y: 30, apart: 50 });
});
