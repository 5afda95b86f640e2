import { expect, test } from "vitest";
import { boardOf, stillBoard } from "./still";

test("nothing can be chosen on a still board, and everybody there has a name and a colour", () => {
  const board = stillBoard({ round: 3 }, (id) => id, 3);
  expect([board.legal, board.refused, board.view]).toEqual([[], [], { round: 3 }]);
  expect(board.seats.map((seat) => seat.colour)).toEqual([0, 1, 2]);
  expect(new Set(board.seats.map((seat) => seat.name)).size).toBe(3);
});

test("a position of a replay keeps its own players", () => {
  const { seats } = stillBoard({}, (id) => id, 2);
  expect(boardOf({ round: 3 }, (id) => id, seats, null)).toMatchObject({
    me: null,
    seats,
    now: { round: 3 },
    legal: [],
  });
});
