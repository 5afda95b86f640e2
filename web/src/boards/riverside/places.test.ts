import { expect, test } from "vitest";
import { placed } from "./places";

test("the river is everybody's, what is on a sheet is mine", () => {
  expect(placed("village", ["north", "1"], 1)).toEqual(['[data-village="north.1"]']);
  expect(placed("row", ["pink", "2"], 1)).toEqual(['[data-sheet="1"] [data-whole-row="pink-2"]']);
  expect(placed("nothing", [], 0)).toEqual([]);
});
