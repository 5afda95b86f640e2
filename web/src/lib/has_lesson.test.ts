import { expect, test } from "vitest";
import { hasLesson } from "./has_lesson";

test("a game nobody has heard of has no lesson", () => {
  expect(hasLesson("no_such_game")).toBe(false);
});
