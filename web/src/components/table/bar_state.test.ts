import { expect, test } from "vitest";
import { counted } from "./bar_state";

test("a step that is taken several times is told once, and a long way not to its end", () => {
  expect(counted(["row 2", "row 2", "row 3", "row 2"])).toEqual(["row 2 × 2", "row 3", "row 2"]);
  expect(counted([])).toEqual([]);
  expect(counted([..."abcdefgh"])).toEqual([..."abcdef", "…"]);
});
