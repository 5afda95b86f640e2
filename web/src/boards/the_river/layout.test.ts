import { expect, test } from "vitest";
import { BOARD, CARD_WIDTH, costRow, course, row, shore, spotAt, squares, TALL, WIDE, type Box } from "./layout";

const serpentine = Array.from({ length: 12 }, (_, i) => {
  const line = Math.floor(i / 4);
  return { row: line + 1, column: line % 2 ? 4 - (i % 4) : (i % 4) + 1 };
});

test.each([3, 4, 5, 7, 9, 10])("%i tiles lie in their box and do not touch", (count) => {
  for (const { tiles } of [WIDE, TALL]) {
    const { size, at } = squares(count, tiles, 92);
    expect(at).toHaveLength(count);
    expect(size).toBeGreaterThanOrEqual(44);
    for (const [x, y] of at) {
      expect(x).toBeGreaterThanOrEqual(tiles.x - 0.01);
      expect(y).toBeGreaterThanOrEqual(tiles.y - 0.01);
      expect(x + size).toBeLessThanOrEqual(tiles.x + tiles.width + 0.01);
      expect(y + size).toBeLessThanOrEqual(tiles.y + tiles.height + 0.01);
    }
    expect(new Set(at.map(String)).size).toBe(count);
  }
});

test("a row is centred, and closer together when there are many", () => {
  expect(row(1, 50, 46, 80)).toEqual([50]);
  expect(row(2, 50, 46, 80)).toEqual([27, 73]);
  const many = row(6, 50, 46, 80);
  expect([many[0], many[5]]).toEqual([10, 90]);
});

test("the river enters in the west, flows back on the second row and leaves in the east", () => {
  const path = course(serpentine);
  expect(path.startsWith("M-20 59")).toBe(true);
  expect(path.match(/V/g)).toHaveLength(2);
  const east = spotAt({ row: 1, column: 4 })[0] + BOARD.tile / 2;
  const west = spotAt({ row: 1, column: 1 })[0] + BOARD.tile / 2;
  expect(path).toContain(`Q${east} 59 ${east} 85`);
  expect(path).toContain(`Q${west} 149 ${west} 175`);
});

test("on a phone every place is large enough for a finger, and none covers another", () => {
  const boxes = Object.values(TALL.boxes);
  for (const box of boxes) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  const apart = (a: Box, b: Box) =>
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
  boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b) => expect(apart(a, b)).toBe(true)));
});

test("a shore is the same on every visit", () => {
  expect(shore(WIDE.isles.wood)).toBe(shore(WIDE.isles.wood));
  expect(shore(WIDE.isles.wood)).not.toBe(shore(WIDE.isles.clay));
});

test("the symbols of a cost lie side by side on their card, seven too", () => {
  for (const count of [1, 5, 6, 7]) {
    const { size, at } = costRow(count);
    expect(at[0]).toBeGreaterThanOrEqual(4);
    expect((at.at(-1) ?? 0) + size).toBeLessThanOrEqual(CARD_WIDTH - 4);
    expect(at.slice(1).every((left, i) => left >= (at[i] ?? 0) + size - 1e-9)).toBe(true);
  }
});
