import { expect, test } from "vitest";
import type { GameInfo, TableInfo } from "./protocol";
import { clockText, counts, factsLine, factsOf, isShut, optionsOf } from "./table_facts";

const clock = { bank_seconds: 300, increment_seconds: 10, refill: false, at_zero: "bot" as const };
const table = {
  clock,
  hints: true,
  rated: true,
  overlay: null,
  what_if: false,
  watch: true,
  watch_delay_seconds: 0,
  options: {},
} as unknown as TableInfo;
const text = (said: string) => ({ id: "x", args: {}, text: said });
const game = {
  options: [
    { name: "open", default: false, choices: [], explanation: text("Open values: tokens lie face up") },
    { name: "points", default: "20", choices: [{ value: "30", label: "30" }], explanation: text("Points to win") },
  ],
} as unknown as GameInfo;

test("a clock is told in few words", () => {
  expect(clockText(null)).toBe("no clock");
  expect(clockText(clock)).toBe("5 min + 10 s");
  expect(clockText({ ...clock, increment_seconds: 0 })).toBe("5 min");
  expect(clockText({ ...clock, bank_seconds: 259_200, refill: true })).toBe("3 days a turn");
  expect(clockText({ ...clock, bank_seconds: 90, refill: true })).toBe("90 s a turn");
});

test("a table says what one sits down to", () => {
  const words = (more: object) => factsOf({ ...table, ...more }).map((fact) => fact.text);
  expect(words({})).toEqual(["5 min + 10 s", "hints on", "counts", "may be watched"]);
  expect(words({ clock: null, hints: false, rated: false, watch: false })).toEqual([
    "no clock",
    "no hints",
    "does not count",
    "not watched",
  ]);
  expect(words({ watch_delay_seconds: 60 }).at(-1)).toBe("watched with a delay");
});

test("other components, a what-if and a table that is not rated do not count", () => {
  expect(counts(table)).toBe(true);
  for (const more of [{ rated: false }, { overlay: "mine" }, { what_if: true }])
    expect(counts({ ...table, ...more })).toBe(false);
});

test("options that are not as usual are told, in a list by their first words", () => {
  const at = { ...table, options: { open: true, points: "30" } };
  expect(optionsOf(at, game)).toEqual(["Open values: tokens lie face up", "Points to win: 30"]);
  expect(optionsOf({ options: { open: false, points: "20" } }, game)).toEqual([]);
  expect(optionsOf(at, undefined)).toEqual([]);
  expect(factsLine(at, game)).toBe("5 min + 10 s, hints on, counts, Open values, Points to win");
});

test("a table is shut for those without a seat while it is played and may not be watched", () => {
  const played = { status: "playing" as const, watch: false, your_seats: [] as number[] };
  expect(isShut(played)).toBe(true);
  expect(isShut({ ...played, watch: true })).toBe(false);
  expect(isShut({ ...played, your_seats: [1] })).toBe(false);
  expect(isShut({ ...played, status: "over" })).toBe(false);
});
