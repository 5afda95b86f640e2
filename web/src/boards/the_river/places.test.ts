import { expect, test } from "vitest";
import { isByTheRiver, placed } from "./places";

test("places on my side are mine, places of the main board are everybody's", () => {
  expect(placed("spot", ["3"], 1)).toEqual(['[data-river="1"] [data-spot="3"]']);
  expect(placed("place", ["clay"], 1)).toEqual(['[data-place="clay"]']);
  expect(placed("nothing", [], 0)).toEqual([]);
});

test("a phone shows the river for what lies beside it", () => {
  expect(isByTheRiver("spot(3)")).toBe(true);
  expect(isByTheRiver("spots(clay)")).toBe(false);
  expect(isByTheRiver("place(clay)")).toBe(false);
});
