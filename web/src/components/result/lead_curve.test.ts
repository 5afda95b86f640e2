import { expect, test } from "vitest";
import { curveOf, farApart, gridLines, leads, placeOf } from "./lead_curve";

test("labels without room after the last are left out", () => {
  expect(farApart([0, 10, 35, 36, 71, 72], (place) => place, 36)).toEqual([0, 36, 72]);
  expect(farApart([], (place) => place, 36)).toEqual([]);
});

const move = { seat: 0, text: "pass", label: { id: "pass", args: {}, text: "pass" } };

test("the curve begins before the first move and has the points of every seat after each turn", () => {
  const moves = [
    { ...move, number: 1, round: 1, points: [3, 0], turn: 1 },
    { ...move, number: 2, round: 1, points: [4, 0], turn: 1 },
    { ...move, number: 3, round: 1, points: [4, 0], turn: 2 },
    { ...move, number: 4, round: 2, points: [4, 7], turn: 3 },
    { ...move, number: 5, round: 2, points: [4, 8], turn: 4 },
  ];
  expect(curveOf("the_river", moves, 2)).toEqual({
    moves: [0, 2, 3, 4, 5],
    marks: [
      { kind: "round", number: 1, place: 0 },
      { kind: "round", number: 2, place: 2 },
    ],
    points: [
      [0, 4, 4, 4, 4],
      [0, 0, 0, 7, 8],
    ],
  });
});

test("in a game without rounds some turns are marked", () => {
  const moves = Array.from({ length: 60 }, (_, i) => ({
    ...move,
    number: i + 1,
    round: i + 1,
    points: [0],
    turn: i + 1,
  }));
  const { marks } = curveOf("river_bankers", moves, 1);
  expect(marks.map((mark) => mark.number)).toEqual([10, 20, 30, 40, 50, 60]);
  expect(marks[0]).toEqual({ kind: "turn", number: 10, place: 10 });
});

test("a move inside a turn lies on the way to its end", () => {
  expect([0, 1, 2, 3, 5].map((each) => placeOf([0, 2, 3, 7], each))).toEqual([0, 0.5, 1, 2, 2.5]);
});

test("the lead is counted against the best of the others", () => {
  const points = [
    [5, 9],
    [4, 12],
    [1, 2],
  ];
  expect(leads({ moves: [0, 1], marks: [], points })).toEqual([
    [1, -3],
    [-1, 3],
    [-4, -10],
  ]);
});

test("somebody alone is compared with the target", () => {
  expect(leads({ moves: [0, 1], marks: [], points: [[0, 160]] }, 150)).toEqual([[-150, 10]]);
});

test("lines across a curve lie within it", () => {
  expect(gridLines(-80, 42)).toEqual([-80, -60, -40, -20, 0, 20, 40]);
  expect(gridLines(-300, 0)).toEqual([-300, -250, -200, -150, -100, -50, 0]);
  expect(gridLines(0, 1)).toEqual([0, 1]);
  expect(gridLines(-7, 4)).toEqual([-6, -4, -2, 0, 2, 4]);
});
