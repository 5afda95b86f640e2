import { expect, test } from "vitest";
import { fact } from "./facts";

test("a thing carries the name of its sentences, its heading and its numbers", () => {
  expect(fact("building", "Chapel", { points: 7 })).toEqual({
    "data-fact": "building",
    "data-fact-name": "Chapel",
    "data-fact-args": `{"points":7}`,
  });
});
