import { expect, test } from "vitest";
import { placed } from "./places";

test("what a lesson names is found on the board, and in front of the learner", () => {
  expect(placed("material", ["marsh_edge"], 0)).toEqual(['.river [data-card="marsh_edge"]']);
  expect(placed("structure", ["pier"], 2)).toEqual(['[data-hand="2"] [data-structure="pier"]']);
  expect(placed("nowhere", [], 0)).toEqual([]);
});
