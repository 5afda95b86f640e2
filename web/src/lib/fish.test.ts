import { expect, test } from "vitest";
import { fishOf, LEVELS, nextTo } from "./fish";

test("every level is a fish", () => {
  expect(LEVELS.map(fishOf)).toEqual(["minnow", "perch", "trout", "pike"]);
  expect(fishOf("of old")).toBe("of old");
  expect(fishOf(null)).toBe("");
});

test("one step up or down ends at the ends", () => {
  expect(nextTo("easy", 1)).toBe("normal");
  expect(nextTo("easy", -1)).toBeNull();
  expect(nextTo("expert", 1)).toBeNull();
  expect(nextTo("of old", 1)).toBeNull();
});
