import { expect, test } from "vitest";
import { EventLog } from "./event_log.svelte";
import { turnOf, view } from "./table_for_tests";

test("the first view tells what was told before, later ones go on", () => {
  const log = new EventLog();
  expect(log.goesOnWith(view(1, 0, 3))).toBe(false);
  log.add(view(1, 0, 3));
  expect([log.events.length, log.goesOnWith(view(2, 3, 2)), log.goesOnWith(view(2, 1, 2))]).toEqual([3, true, false]);
  log.add(view(2, 3, 2));
  expect(log.events.length).toBe(5);
});

test("what is taken back leaves the log", () => {
  const log = new EventLog();
  expect(log.add(view(1, 0, 3))).toBe(false);
  expect(log.add(view(2, 1, 0))).toBe(true);
  expect(log.events.length).toBe(1);
});

test("what another seat sees, or another language says, was told before", () => {
  const log = new EventLog();
  log.add(view(1, 0, 3));
  expect(log.goesOnWith({ ...view(2, 3, 1), seat: 1 })).toBe(false);
  log.expectKnown();
  expect(log.goesOnWith(view(2, 3, 1))).toBe(false);
  log.add({ ...view(1, 0, 3), seat: 1 });
  expect([log.events.length, log.goesOnWith({ ...view(2, 3, 1), seat: 1 })]).toEqual([3, true]);
});

test("the turn that went on is told anew, with its events", () => {
  const log = new EventLog();
  log.add(view(1, 0, 3, [], [turnOf(0, 0), turnOf(1, 2)]));
  log.add(view(2, 3, 2, [], [turnOf(1, 2), turnOf(0, 4)]));
  expect(log.turns.map(({ first }) => first)).toEqual([0, 2, 4]);
  expect(log.turns.map((turn) => log.eventsOf(turn).length)).toEqual([2, 2, 1]);
  log.add(view(3, 2, 0, [], [turnOf(0, 0)]));
  expect(log.turns.map(({ first }) => first)).toEqual([0]);
});
