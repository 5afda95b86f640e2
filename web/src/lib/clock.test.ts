import { expect, test } from "vitest";
import { clockText, isLastMoment, LastSeconds, timeText } from "./clock";

const clock = {
  left_ms: [65_000, 15_000],
  running: [1],
  at: 1000,
  bank_ms: 0,
  increment_ms: 0,
  refill: false,
  at_zero: "bot" as const,
};

test("a clock runs only for the seat that is to act, and is low in the end", () => {
  expect(clockText(clock, 0, 9000)).toEqual({ text: "1:05", low: false });
  expect(clockText(clock, 1, 6000)).toEqual({ text: "0:10", low: true });
  expect(clockText(clock, 1, 99_000).text).toBe("0:00");
  expect([6000, 15_900, 99_000].map((now) => isLastMoment(clock, 1, now))).toEqual([false, true, true]);
  expect(isLastMoment(clock, 0, 99_000)).toBe(false);
  expect(isLastMoment({ ...clock, at_zero: "show" }, 1, 99_000)).toBe(false);
});

test("the last ten seconds begin once, and not for a clock that does not run or a turn that begins in them", () => {
  const mine = new LastSeconds();
  expect([1000, 5000, 6500, 7000].map((now) => mine.haveBegun(clock, 1, now))).toEqual([false, false, true, false]);
  expect(mine.haveBegun({ ...clock, at: 8000 }, 1, 8000)).toBe(false); // an increment
  expect(mine.haveBegun({ ...clock, at: 8000, running: [0] }, 1, 20_000)).toBe(false);
  expect(mine.haveBegun({ ...clock, at: 30_000, left_ms: [0, 9000] }, 1, 30_000)).toBe(false);
  expect(mine.haveBegun(clock, null, 99_000)).toBe(false);
});

test("a length of time is as short as it is useful", () => {
  const minutes = 60_000;
  expect([-1, 6.7 * minutes, 66.7 * minutes, 53 * 60 * minutes].map(timeText)).toEqual([
    "0:00",
    "6:42",
    "1:06:42",
    "2 d 5 h",
  ]);
});
