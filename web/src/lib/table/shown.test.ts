import { expect, test } from "vitest";
import type { FromServer } from "../connection.svelte";
import type { Position, ViewMessage } from "../protocol";
import { Shown } from "./shown.svelte";
import type { Session } from "./session.svelte";
import { action, actionOf, position, view } from "./table_for_tests";

const at = (changes: Partial<Position>, seq = 1): ViewMessage => ({
  ...view(seq, 0, 0),
  position: { ...position, ...changes },
});
const planned = (complete: boolean) =>
  ({
    type: "drafted",
    actions: [action],
    complete,
    position: { ...position, legal: [actionOf(2)] },
  }) as unknown as FromServer<"drafted">;

function shown(seat: number | null = 0): Shown {
  return new Shown({ seat } as Session);
}

test("the planned position is shown, and the one without the plan is known beside it", () => {
  const table = shown();
  table.show(at({}));
  expect(table.legal.map(({ id }) => id)).toEqual([1]);
  table.planned = planned(false);
  expect(table.legal.map(({ id }) => id)).toEqual([2]);
  expect(table.now?.legal.map(({ id }) => id)).toEqual([1]);
  expect(table.draft).toEqual([action]);
});

test("nothing can be chosen once the plan is complete, or on its way", () => {
  const refused = [{ ...action, id: 5 }] as unknown as Position["refused"];
  const table = shown();
  table.show(at({ refused }));
  table.explaining = 5;
  expect(table.explained?.id).toBe(5);
  table.planned = planned(true);
  expect([table.legal, table.refused, table.explained]).toEqual([[], [], null]);
  table.planned = planned(false);
  table.sending = true;
  expect([table.legal, table.refused]).toEqual([[], []]);
});

test("it is my turn when my seat is to act in a view of my own, or while a match is reported", () => {
  const mine = (seat: number | null, changes: Partial<Position>) => {
    const table = shown(seat);
    table.show(at(changes));
    return table.myTurn;
  };
  expect(mine(0, { to_act: [0] })).toBe(true);
  expect(mine(0, { to_act: [1] })).toBe(false);
  expect(mine(0, { to_act: [1], reporting: true })).toBe(true);
  expect(mine(1, { to_act: [1] })).toBe(false); // the view is seat 0's
  expect(mine(null, { to_act: [0] })).toBe(false);
});

test("several seats choose at the same time until the match is over", () => {
  const table = shown();
  table.show(at({ to_act: [0, 1] }));
  expect([table.simultaneous, table.over]).toEqual([true, false]);
  table.show({ ...at({ to_act: [0, 1] }), status: "over" });
  expect([table.simultaneous, table.over]).toEqual([false, true]);
});

test("what is shown again after nothing was shown was told before", () => {
  const table = shown();
  table.show(view(1, 0, 1));
  table.show(view(2, 1, 1));
  expect(table.log.goesOnWith(view(3, 2, 1))).toBe(true);
  table.clear();
  expect([table.position, table.log.goesOnWith(view(3, 2, 1))]).toEqual([null, false]);
  table.show(view(2, 0, 2));
  expect([table.log.events.length, table.log.goesOnWith(view(3, 2, 1))]).toEqual([2, true]);
});
