import { expect, test } from "vitest";
import { dayOf, saidAt } from "./dates";

test("a line of today has its time, an older one its weekday too", () => {
  const noon = new Date(2026, 2, 4, 12, 5).getTime();
  expect(saidAt(noon, noon + 60_000)).toBe("12:05");
  expect(saidAt(noon, noon + 2 * 86_400_000)).toMatch(/^Wed,? 12:05$/);
});

test("a day is written out", () => {
  expect(dayOf(new Date(2026, 10, 18, 12).getTime())).toBe("18 November 2026");
});
