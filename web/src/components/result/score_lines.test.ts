import { expect, test } from "vitest";
import type { OutcomeInfo, SeatInfo } from "../../lib/protocol";
import { byRank, longestBar, paintedLines } from "./score_lines";

const line = (category: string, points: number[]) => ({
  category,
  label: { id: "", args: {}, text: category },
  points,
});
const outcome = {
  scores: [7, 9],
  ranks: [2, 1],
  winners: [1],
  breakdown: [line("blue", [5, 9]), line("fines", [-2, 0]), line("rest", [4, 0])],
} as unknown as OutcomeInfo;
const seats = [{ seat: 0 }, { seat: 1 }] as SeatInfo[];

test("categories keep the order of the rulebook, and the colour they have in the game", () => {
  const lines = paintedLines(outcome, { blue: { fill: "#00f", ink: "#fff" } });
  expect(lines.map(({ category }) => category)).toEqual(["blue", "fines", "rest"]);
  expect(lines[0]?.fill).toBe("#00f");
  expect(new Set(lines.map(({ fill }) => fill)).size).toBe(3);
});

test("the best is first, and the longest bar counts what was gained", () => {
  expect(byRank(outcome, seats).map(({ seat }) => seat)).toEqual([1, 0]);
  expect(longestBar(outcome, seats)).toBe(9);
});

test("every number on a bar can be read", () => {
  const many = { ...outcome, breakdown: Array.from({ length: 12 }, (_, i) => line(`c${i}`, [1, 1])) };
  const channel = (hex: string) => {
    const part = parseInt(hex, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  const light = (colour: string) =>
    0.2126 * channel(colour.slice(1, 3)) + 0.7152 * channel(colour.slice(3, 5)) + 0.0722 * channel(colour.slice(5, 7));
  for (const { fill, ink } of paintedLines(many)) {
    const [low, high] = [light(fill), light(ink)].sort((a, b) => a - b) as [number, number];
    expect((high + 0.05) / (low + 0.05), fill).toBeGreaterThanOrEqual(4.5);
  }
});
