import { expect, test } from "vitest";
import { dialPlace, dialSlice, outcomeCells, outcomeColumns } from "./bid_dial";

test("outcomes are folded to ranges of the others' bids", () => {
  expect(outcomeColumns([3, 3, 2, 1, 0])).toEqual([
    { from: 0, to: 1, placed: 3 },
    { from: 2, to: 2, placed: 2 },
    { from: 3, to: 3, placed: 1 },
    { from: 4, to: null, placed: 0 },
  ]);
  expect(dialPlace(0, 4)[0]).toBeLessThan(dialPlace(4, 4)[0]);
});

test("cells name the range of the others' bids that is still possible", () => {
  expect(outcomeCells([3, 3, 2, 1, 0], 1, 3).map(({ label, placed }) => [label, placed])).toEqual([
    ["1", 3],
    ["2", 2],
    ["3", 1],
    ["4+", 0],
  ]);
});

/** The corners of a slice. */
const corners = (value: number, most: number) =>
  [...dialSlice(value, most).matchAll(/(?:[ML]|0 0 1 )([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

test("the slices of neighbours share an edge, and the only number has one too", () => {
  const [, , end, inner] = corners(2, 8);
  expect(corners(3, 8).slice(0, 2)).toEqual([inner, end]);
  expect(corners(0, 0)).toEqual(corners(6, 12));
  expect(corners(0, 1)[2]).not.toEqual(corners(1, 1)[1]);
});
