import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { NoticeInfo, SeatInfo, ViewMessage } from "../protocol";
import { Notices } from "./notices.svelte";

let events = 4;
let notices: Notices;
const notice = (text: string, after_event = 0, seat = 1, id = "notice-plays-again"): NoticeInfo => ({
  after_event,
  seat,
  text: { id, args: {}, text },
  at: after_event,
});
const view = (notices_from: number, notices: NoticeInfo[], seat: number | null = 0) =>
  ({ seat, notices_from, notices }) as ViewMessage;
const texts = () => notices.lines.map(({ text }) => text);
const ben = (presence: SeatInfo["presence"], more: Partial<SeatInfo> = {}) =>
  notices.seats([{ seat: 1, kind: "person", name: "Ben", presence, ...more } as SeatInfo], (seat) => seat === 0);

beforeEach(() => {
  vi.useFakeTimers();
  events = 4;
  notices = new Notices(() => events);
});
afterEach(() => vi.useRealTimers());

test("what is told goes on from its number, and what is new is said for some seconds", () => {
  notices.show(view(0, [notice("a", 1)]));
  expect(notices.said).toBeNull(); // it was told before the page was opened
  notices.show(view(1, [notice("b", 2), notice("c", 3)]));
  expect([texts(), notices.said]).toEqual([["a", "b", "c"], "c"]);
  vi.runAllTimers();
  expect(notices.said).toBeNull();
  notices.show(view(0, [notice("A", 1), notice("B", 2), notice("C", 3)])); // all once more, in another language
  expect([texts(), notices.said]).toEqual([["A", "B", "C"], null]);
  notices.show(view(3, []));
  expect(texts()).toEqual(["A", "B", "C"]);
});

test("another seat has a list of its own, and so has a long absence", () => {
  notices.show(view(0, [notice("a")]));
  notices.show(view(0, [notice("b")], 1));
  expect(texts()).toEqual(["b"]);
  notices.show(view(60, [notice("z", 0, 0)], 1));
  expect([texts(), notices.said]).toEqual([["z"], "z"]);
});

test("my own doing is in the list but not said, unless my time is up", () => {
  notices.show(view(0, []));
  notices.show(view(0, [notice("I ask for a hint", 0, 0)]));
  expect([texts(), notices.said]).toEqual([["I ask for a hint"], null]);
  notices.show(view(1, [notice("My time is up", 0, 0, "notice-time-up-bot")]));
  expect(notices.said).toBe("My time is up");
});

test("somebody who is away for some seconds is missed, and welcome when they are back", () => {
  ben("here");
  ben("away");
  vi.advanceTimersByTime(1000);
  ben("away");
  expect(texts()).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(notices.lines).toEqual([{ after: 4, seat: 1, text: "Ben is away." }]);
  events = 6;
  ben("here");
  expect(notices.lines[1]).toEqual({ after: 6, seat: 1, text: "Ben is back." });
  expect(notices.said).toBe("Ben is back.");
});

test("nobody is missed who loads the page again, was never here, has a bot, or is myself", () => {
  ben("away");
  ben("here");
  ben("away");
  vi.advanceTimersByTime(3000);
  ben("here");
  ben("away", { bot_plays: true });
  notices.seats([{ seat: 0, kind: "person", name: "Ann", presence: "away" } as SeatInfo], () => true);
  vi.runAllTimers();
  expect(texts()).toEqual([]);
});

test("lines stand in the order of events, whoever noticed them", () => {
  notices.show(view(0, [notice("early", 1), notice("late", 9)]));
  ben("here");
  ben("away");
  vi.runAllTimers();
  expect(texts()).toEqual(["early", "Ben is away.", "late"]);
});

test("a table that is left says nothing more", () => {
  ben("here");
  ben("away");
  notices.stop();
  vi.runAllTimers();
  expect(notices.said).toBeNull();
});
