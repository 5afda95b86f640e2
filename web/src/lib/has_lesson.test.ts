import { expect, test } from "vitest";
import { hasLesson } from "./has_lesson";

test("a game that does not exist has no lesson", () => {
  expect(hasLesson("nothing")).toBe(false);
});
