import { expect, test } from "vitest";
import type { TurnInfo } from "../protocol";
import { finishedTurns, sinceTurnOf } from "./since";

const turn = (seat: number | null, first: number): TurnInfo => ({
  seat,
  first,
  round: false,
  has_acted: true,
  text: { id: "told", args: {}, text: `turn ${first}` },
});
const turns = [turn(0, 0), turn(1, 2), turn(0, 4), turn(1, 6), turn(null, 8), turn(2, 9)];

test("what others did since my last turn is told, oldest first, without what nobody did", () => {
  expect(sinceTurnOf(0, turns).map(({ first }) => first)).toEqual([6, 9]);
});

test("a seat that has not moved yet is told everything", () => {
  expect(sinceTurnOf(3, turns).map(({ first }) => first)).toEqual([0, 2, 4, 6, 9]);
});

test("a watcher is told the last turns of anybody", () => {
  expect(sinceTurnOf(null, turns).map(({ first }) => first)).toEqual([4, 6, 9]);
});

test("a turn that has only begun is not told, and mine does not end what is told", () => {
  const begun = [...turns, { ...turn(1, 10), has_acted: false }, { ...turn(0, 11), has_acted: false }];
  expect(sinceTurnOf(0, begun).map(({ first }) => first)).toEqual([6, 9]);
  expect(finishedTurns(begun, true)).toHaveLength(6);
});

test("the last turn may go on, unless it is for me to move", () => {
  expect(finishedTurns(turns, false)).toHaveLength(5);
  expect(finishedTurns(turns, true)).toHaveLength(6);
});
