import { expect, test, vi } from "vitest";
import { Requests } from "./requests";

test("what has no answer is sent again on a new line, and the line is given up when one is overdue", () => {
  vi.useFakeTimers();
  const line = { send: vi.fn(() => true), giveUp: vi.fn() };
  const requests = new Requests(line);
  const asked = (request: string) => ({ type: "undo" as const, table: "t", seat: 0, moves: null, request });
  requests.ask(asked("first"));
  requests.ask(asked("second"));
  expect(requests.answered("first")).toEqual(asked("first"));
  expect(requests.answered("first")).toBeUndefined();
  vi.advanceTimersByTime(60_000);
  expect(line.giveUp).toHaveBeenCalledOnce();
  requests.sendAgain();
  expect(line.send.mock.calls.map(([message]: unknown[]) => (message as { request: string }).request)).toEqual([
    "first",
    "second",
    "second",
  ]);
  vi.useRealTimers();
});
