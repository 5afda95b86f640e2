import { expect, test } from "vitest";
import { TurnLengths } from "./turn_lengths";

test("each seat's last turn is known, and the one before it after it was taken back", () => {
  const turns = new TurnLengths();
  turns.add(0, 3);
  turns.add(1, 5);
  turns.add(0, 2);
  expect([turns.last(0), turns.last(1)]).toEqual([2, 5]);
  turns.drop(0);
  expect([turns.last(0), turns.last(1)]).toEqual([3, 5]);
});

test("of a seat that sent nothing from here one decision is taken back", () => {
  const turns = new TurnLengths();
  turns.drop(4);
  expect(turns.last(4)).toBe(1);
});
