import { expect, test } from "vitest";
import { EventLog } from "./event_log.svelte";
import { view } from "./table_for_tests";

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
