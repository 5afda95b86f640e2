import { expect, test } from "vitest";
import { ratingDifference, shownRating } from "./rating";

test("everybody begins at a thousand", () => {
  expect(shownRating(0)).toBe(1000);
  expect(shownRating(2.5)).toBe(1100);
});

test("a change is the difference of the numbers that are shown", () => {
  expect(ratingDifference(0, 1.51)).toBe("+60");
  expect(ratingDifference(1.51, 0)).toBe("−60");
  expect(ratingDifference(1, 1.001)).toBe("±0");
});
