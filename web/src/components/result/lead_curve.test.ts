import { expect, test } from "vitest";
import { curveOf, farApart, gridLines, leads } from "./lead_curve";

test("labels without room after the last are left out", () => {
  expect(farApart([0, 10, 35, 36, 71, 72], (place) => place, 36)).toEqual([0, 36, 72]);
  expect(farApart([], (place) => place, 36)).toEqual([]);
});

test("the curve begins before the first move and has the points of every seat after each", () => {
  const move = { seat: 0, text: "pass", label: { id: "pass", args: {}, text: "pass" } };
  const moves = [
    { ...move, number: 1, round: 1, points: [3, 0] },
    { ...move, number: 2, round: 2, points: [3, 7] },
  ];
  expect(curveOf(moves, 2)).toEqual({
    moves: [0, 1, 2],
    rounds: [1, 1, 2],
    points: [
      [0, 3, 3],
      [0, 0, 7],
    ],
  });
});

test("the lead is counted against the best of the others", () => {
  expect(
    leads({
      moves: [0, 1],
      rounds: [1, 1],
      points: [
        [5, 9],
        [4, 12],
        [1, 2],
      ],
    }),
  ).toEqual([
    [1, -3],
    [-1, 3],
    [-4, -10],
  ]);
});

test("lines across a curve lie within it", () => {
  expect(gridLines(-80, 42)).toEqual([-60, -30, 0, 30]);
  expect(gridLines(0, 1)).toEqual([0, 1]);
  expect(gridLines(-7, 4)).toEqual([-6, -4, -2, 0, 2, 4]);
});
