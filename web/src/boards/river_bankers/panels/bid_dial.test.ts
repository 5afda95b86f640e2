import { expect, test } from "vitest";
import { dialPlace, outcomeColumns } from "./bid_dial";

test("outcomes are folded to ranges of the others' bids", () => {
  expect(outcomeColumns([3, 3, 2, 1, 0])).toEqual([
    { from: 0, to: 1, placed: 3 },
    { from: 2, to: 2, placed: 2 },
    { from: 3, to: 3, placed: 1 },
    { from: 4, to: null, placed: 0 },
  ]);
  expect(dialPlace(0, 4)[0]).toBeLessThan(dialPlace(4, 4)[0]);
});
