import { expect, test } from "vitest";
import { seatMark } from "./seat_mark";

const corners = (path: string) =>
  path
    .slice(1, -1)
    .split("L")
    .map((point) => point.split(" ").map(Number));

test("every seat has a shape of its own, about as large as the others, around the middle", () => {
  const marks = [0, 1, 2, 3, 4, 5].map((seat) => seatMark(seat, 10));
  expect(new Set(marks).size).toBe(6);
  expect([1, 3, 4, 5].map((seat) => corners(marks[seat] ?? "").length)).toEqual([3, 4, 6, 10]);
  for (const seat of [1, 3, 4, 5])
    for (const [x = 0, y = 0] of corners(marks[seat] ?? "")) expect(Math.hypot(x, y)).toBeLessThan(12);
});

test("a hexagon lies on a side and a triangle points upwards, as their pips do", () => {
  expect(corners(seatMark(4, 10))[0]).toEqual([10, 0]);
  expect(corners(seatMark(1, 10))[0]).toEqual([0, -11.2]);
});
