import { expect, test } from "vitest";
import type { GameInfo, TableInfo } from "./protocol";
import { changesOf, checksOf, clockKind, seatCounts } from "./conditions";

const seat = { seat: 0, colour: 0, kind: "open", name: "" };
const table = (changed: Partial<TableInfo> = {}) =>
  ({
    options: { extension: false },
    overlay: null,
    what_if: false,
    hints: true,
    chat: true,
    rated: true,
    watch: true,
    watch_delay_seconds: 0,
    clock: null,
    seats: [seat, seat],
    ...changed,
  }) as TableInfo;
const river = {
  players_min: 2,
  players_max: 4,
  options: [
    {
      name: "extension",
      default: false,
      choices: [
        { value: false, label: "no" },
        { value: true, label: "yes" },
      ],
      explanation: { id: "x", args: {}, text: "Extension: two more tiles" },
    },
  ],
} as unknown as GameInfo;

test("a clock is known by what it does, not by what is left out", () => {
  expect(clockKind(null)).toBe("none");
  expect(clockKind(undefined)).toBe("none");
  expect(clockKind({ bank_seconds: 300, increment_seconds: 10, refill: false, at_zero: "bot" })).toBe("quick");
  expect(clockKind({ bank_seconds: 60, refill: true, at_zero: "pass" })).toBe("other");
});

test("what has changed is told, and nothing else", () => {
  const after = table({
    options: { extension: true },
    clock: { bank_seconds: 300, increment_seconds: 10 },
    rated: false,
    chat: false,
    seats: [seat, seat, seat] as TableInfo["seats"],
  });
  expect(changesOf(table(), after, river)).toEqual([
    "5 min + 10 s",
    "does not count",
    "no chat",
    "Extension: yes",
    "3 seats",
  ]);
  expect(changesOf(after, after, river)).toEqual([]);
});

test("one seat stays open", () => {
  expect(seatCounts(river, 3).filter(({ possible }) => possible)).toEqual([{ count: 4, possible: true }]);
  expect(seatCounts(river, 1).every(({ possible }) => possible)).toBe(true);
});

test("what is not told is as usual", () => {
  expect(checksOf(table({ watch: undefined }))).toEqual({ hints: true, chat: true, rated: true, watch: true });
});
