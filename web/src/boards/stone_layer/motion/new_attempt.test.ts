import { expect, test } from "vitest";
import { lengthOf, newAttempt } from "./new_attempt";

test("only an attempt that was not shown before is new", () => {
  const scene = (number: number) => ({ poses: {}, last: { number } });
  expect(newAttempt(scene(2), scene(1))?.number).toBe(2);
  expect(newAttempt(scene(2), scene(2))).toBeNull();
  expect(newAttempt(scene(1), { poses: {}, last: null })?.number).toBe(1);
  expect(newAttempt(null, null)).toBeNull();
});

test("a film takes its own time, and the ways to and from it", () => {
  expect(lengthOf({ film: { pictures: 61, hertz: 30 } })).toBe(2000 + lengthOf({ film: null }));
});
