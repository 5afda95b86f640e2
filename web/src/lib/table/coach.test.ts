import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromServer } from "../connection.svelte";
import type { TableInfo } from "../protocol";
import { settings } from "../settings.svelte";
import { Coach, isCoached, PATIENCE_MS } from "./coach.svelte";
import type { Session } from "./session.svelte";

const bots = [
  { seat: 0, kind: "person" },
  { seat: 1, kind: "bot" },
];
const info = (more: object = {}) =>
  ({ id: "t", game: "g", rated: false, hints: true, seats: bots, ...more }) as unknown as TableInfo;

let sent: { type: string; plan: number }[];
function coach(more: object = {}): Coach {
  const send = (message: { type: string; plan: number }) => (sent.push(message), true);
  return new Coach({ info: info(more), seat: 0, send } as unknown as Session);
}
const judged = (plan: number, text: string | null) =>
  ({ type: "judged", plan, warning: text && { id: "w", args: {}, text } }) as unknown as FromServer<"judged">;

beforeEach(() => {
  sent = [];
  localStorage.clear();
  settings.coach = "first";
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test("nobody is coached against people, for a rating, without hints, or who does not want it", () => {
  expect(isCoached(info(), 0)).toBe(true);
  expect(isCoached(info({ rated: true }), 0)).toBe(false);
  expect(isCoached(info({ hints: false }), 0)).toBe(false);
  expect(isCoached(info({ seats: [bots[0], { seat: 1, kind: "person" }] }), 0)).toBe(false);
  expect(isCoached(info({ seats: [bots[0]] }), 0)).toBe(false);
  expect(isCoached(info(), null)).toBe(false);
  settings.coach = "never";
  expect(isCoached(info(), 0)).toBe(false);
});

test("after three games only who wants it is coached", () => {
  for (const id of ["a", "b", "c"]) expect(isCoached(info({ id }), 0)).toBe(true);
  expect(isCoached(info({ id: "d" }), 0)).toBe(false);
  settings.coach = "always";
  expect(isCoached(info({ id: "d" }), 0)).toBe(true);
});

test("a bad plan is told before it is sent, and is sent all the same if wanted", () => {
  const watching = coach();
  const send = vi.fn();
  watching.look([1]);
  watching.judged(judged(sent[0]?.plan ?? -1, "bad"));
  expect(watching.holds(send)).toBe(true);
  expect([watching.warning, send.mock.calls.length]).toEqual(["bad", 0]);
  watching.sendAnyway();
  expect([watching.warning, send.mock.calls.length]).toEqual([null, 1]);
});

test("who thinks again is not told twice of the same plan", () => {
  const watching = coach();
  watching.look([1]);
  watching.judged(judged(sent[0]?.plan ?? -1, "bad"));
  watching.holds(() => undefined);
  watching.thinkAgain();
  expect(watching.warning).toBeNull();
  expect(watching.holds(() => undefined)).toBe(false);
});

test("a turn waits for the answer a moment and no longer", () => {
  const watching = coach();
  const send = vi.fn();
  watching.look([1]);
  vi.advanceTimersByTime(PATIENCE_MS - 100);
  expect(watching.holds(send)).toBe(true);
  vi.advanceTimersByTime(99);
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(send).toHaveBeenCalledOnce();
  watching.judged(judged(sent[0]?.plan ?? -1, "bad"));
  expect(watching.warning).toBeNull();
});

test("a good plan goes at once when the answer comes, and a late answer about another plan says nothing", () => {
  const watching = coach();
  const send = vi.fn();
  watching.look([1]);
  watching.look([2]);
  expect(watching.holds(send)).toBe(true);
  watching.judged(judged(sent[0]?.plan ?? -1, "bad"));
  expect([watching.warning, send.mock.calls.length]).toEqual([null, 0]);
  watching.judged(judged(sent[1]?.plan ?? -1, null));
  expect(send).toHaveBeenCalledOnce();
});

test("where nobody looks on, nothing waits", () => {
  const watching = coach({ rated: true });
  watching.look([1]);
  expect([sent.length, watching.holds(() => undefined)]).toEqual([0, false]);
});
