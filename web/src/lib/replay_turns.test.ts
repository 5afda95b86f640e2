import { expect, test } from "vitest";
import type { MoveInfo } from "./protocol";
import { landmarkFrom, landmarksOf, linesOfLabels, ownersOf, turnAt, turnFrom, turnsOf } from "./replay_turns";

const REFEREE = 14;
/** Moves by seat, turn and round. */
function movesOf(...made: [seat: number, turn: number, round: number, text?: string][]): MoveInfo[] {
  return made.map(([seat, turn, round, text = "pass"], i) => ({
    number: i + 1,
    seat,
    text,
    label: { id: text, args: {}, text },
    round,
    points: [0, 0],
    turn,
  }));
}
const six = movesOf([0, 1, 1], [0, 1, 1], [1, 2, 1], [1, 3, 2], [0, 3, 2], [0, 4, 2]);
const turns = turnsOf(six, 2);

test("a turn is all its moves, with the seats that moved", () => {
  expect(turns.map(({ first, last, seats }) => [first, last, seats])).toEqual([
    [1, 2, [0]],
    [3, 3, [1]],
    [4, 5, [1, 0]],
    [6, 6, [0]],
  ]);
  expect(turnsOf(movesOf([0, 1, 1], [REFEREE, 1, 1]), 2)[0]?.seats).toEqual([0]);
});

test("from anywhere inside a turn one step leads to its end, and one back to its beginning", () => {
  expect([0, 1, 2, 3, 4, 5, 6].map((move) => turnFrom(turns, move, 1))).toEqual([2, 2, 3, 5, 5, 6, 6]);
  expect([0, 1, 2, 3, 4, 5, 6].map((move) => turnFrom(turns, move, -1))).toEqual([0, 0, 0, 2, 3, 3, 5]);
  expect(turnAt(turns, 0)).toBe(null);
});

test("a turn belongs to the seat that the log tells it of, though others act in it", () => {
  const line = (move: number, seat: number | null) => ({
    move,
    seat,
    round: false,
    text: { id: "", args: {}, text: "" },
  });
  expect(ownersOf(turns, [line(0, null), line(1, 0), line(4, 1), line(6, 0), line(6, 1)])).toEqual([0, 1, 1, null]);
  expect(ownersOf(turns, [])).toEqual([0, 1, null, 0]);
});

test("a round is shown where it begins", () => {
  const long = turnsOf(movesOf([0, 1, 1], [1, 2, 1], [0, 3, 1], [1, 4, 2], [0, 5, 2]), 2);
  const marks = landmarksOf("the_river", [], long);
  expect(marks).toEqual([
    { kind: "round", number: 1, move: 0 },
    { kind: "round", number: 2, move: 3 },
  ]);
  expect([landmarkFrom(marks, 0, 1)?.number, landmarkFrom(marks, 3, -1)?.number, landmarkFrom(marks, 3, 1)]).toEqual([
    2,
    1,
    null,
  ]);
});

test("where stones fall one goes from fall to fall, and without a fall nowhere", () => {
  const stones = movesOf([0, 1, 1], [REFEREE, 1, 1, "report_fell(2)"], [1, 2, 2], [0, 3, 3], [1, 4, 4]);
  expect(landmarksOf("stone_layer", stones, turnsOf(stones, 2))).toEqual([{ kind: "fall", number: 1, move: 2 }]);
  const none = stones.filter((move) => move.seat !== REFEREE);
  expect(landmarksOf("stone_layer", none, turnsOf(none, 2))).toEqual([]);
});

test("without a story the log says what was chosen, one line a turn", () => {
  const moves = movesOf([0, 1, 1, "take wood"], [0, 1, 1, "done"], [1, 2, 1, "pass"]);
  const lines = linesOfLabels(moves, turnsOf(moves, 2), ["Ann", "Bo"]);
  expect(lines.map((line) => [line.move, line.seat, line.text.text])).toEqual([
    [1, 0, "Ann: Take wood. Done"],
    [3, 1, "Bo: Pass"],
  ]);
});
