import { expect, test } from "vitest";
import { ABOUT_WIDTH, beside } from "./card_details";

test("a card's text lies beside it and inside the table", () => {
  const box = (left: number, top: number, width: number, height: number) => ({
    left,
    top,
    width,
    height,
    right: left + width,
    bottom: top + height,
  });
  const frame = box(12, 60, 1100, 740);
  expect(beside(box(80, 180, 100, 80), frame)).toEqual({ left: 176, top: 120, bottom: null });
  expect(beside(box(1000, 180, 100, 80), frame)).toEqual({ left: 1000 - 8 - ABOUT_WIDTH - 12, top: 120, bottom: null });
  expect(beside(box(400, 440, 100, 80), frame)).toEqual({ left: 496, top: null, bottom: 280 });
  expect(beside(box(560, 620, 250, 176), frame)).toEqual({ left: 548, top: null, bottom: 188 });
});
