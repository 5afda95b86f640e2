import { expect, test } from "vitest";

test("what a lesson needs is loaded together", async () => {
  const parts = await import("./lesson_parts");
  expect(Object.keys(parts).sort()).toEqual(["Coach", "CoachLine", "LessonBar"]);
});
