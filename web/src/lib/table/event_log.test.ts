import { expect, test } from "vitest";
import { EventLog } from "./event_log.svelte";
import { turnOf, view } from "./table_for_tests";

test("the first view is no news, later ones are", () => {
  const log = new EventLog();
  log.add(view(1, 0, 3));
  expect([log.events.length, log.news.number]).toEqual([3, 0]);
  log.add(view(2, 3, 2));
  expect([log.events.length, log.news.number, log.news.events.length]).toEqual([5, 1, 2]);
});

test("what is taken back leaves the log", () => {
  const log = new EventLog();
  expect(log.add(view(1, 0, 3))).toBe(false);
  expect(log.add(view(2, 1, 0))).toBe(true);
  expect(log.events.length).toBe(1);
});

test("what another seat sees, or another language says, is no news", () => {
  const log = new EventLog();
  log.add(view(1, 0, 3));
  log.add({ ...view(1, 0, 3), seat: 1 });
  log.skipNews();
  log.add({ ...view(1, 0, 3), seat: 1 });
  expect([log.news.number, log.events.length]).toEqual([0, 3]);
  log.add({ ...view(2, 3, 1), seat: 1 });
  expect(log.news.number).toBe(1);
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
