import { expect, test } from "vitest";
import { hasLesson } from "./has_lesson";

test("a game nobody wrote a lesson for has none", () => {
  expect(hasLesson("no_such_game")).toBe(false);
});
