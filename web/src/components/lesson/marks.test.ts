import { expect, test } from "vitest";
import { textParts } from "./marks";

test("a number in brackets is a mark, everything else is text", () => {
  expect(textParts("from [1] to [2].")).toEqual([
    { text: "from ", mark: null },
    { text: "[1]", mark: 1 },
    { text: " to ", mark: null },
    { text: "[2]", mark: 2 },
    { text: ".", mark: null },
  ]);
  expect(textParts("at your stack [1].", () => false)).toEqual([{ text: "at your stack.", mark: null }]);
  expect(textParts("[12] no mark")).toEqual([{ text: "[12] no mark", mark: null }]);
});
