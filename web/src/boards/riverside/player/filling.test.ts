import { expect, test } from "vitest";
import type { RowView } from "../../../lib/views/riverside";
import { crossesFor, crossesIn, lastCrosses } from "./filling";

const row = (crossed: number) => ({ seats: 5, crossed }) as RowView;
const seat = (of: number) => ({ name: "seat_row", args: [of] });
const none = { here: 0, all: 0 };

test("a tap fills up to its box, and one seat at least", () => {
  expect(crossesFor(2, row(0), 6, none)).toBe(3);
  expect(crossesFor(2, row(1), 6, none)).toBe(2);
  expect(crossesFor(0, row(2), 6, none)).toBe(1);
});

test("a tap fills no more than the row has and the die gives", () => {
  expect(crossesFor(4, row(0), 3, none)).toBe(3);
  expect(crossesFor(4, row(5), 3, none)).toBe(0);
});

test("what was tapped and is not planned yet counts as crossed", () => {
  expect(crossesFor(2, row(0), 6, { here: 2, all: 2 })).toBe(1);
  expect(crossesFor(4, row(0), 6, { here: 2, all: 5 })).toBe(1);
  expect(crossesFor(0, row(0), 4, { here: 3, all: 3 })).toBe(1);
});

test("crosses are counted by row, and those at the end of a plan can be taken back", () => {
  const draft = [{ name: "choose_die", args: ["brown"] }, seat(1), seat(2), seat(2)];
  expect([crossesIn(draft, 2), crossesIn(draft, 1), crossesIn(draft, 0)]).toEqual([2, 1, 0]);
  expect([lastCrosses(draft, 2), lastCrosses(draft, 1), lastCrosses([], 0)]).toEqual([2, 0, 0]);
});
