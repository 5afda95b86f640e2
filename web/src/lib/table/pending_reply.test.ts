import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PendingReply } from "./pending_reply.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("it waits from the last question on", () => {
  const giveUp = vi.fn();
  const reply = new PendingReply(giveUp, 1000);
  reply.begin();
  vi.advanceTimersByTime(900);
  reply.begin();
  vi.advanceTimersByTime(900);
  expect([reply.waiting, giveUp.mock.calls.length]).toEqual([true, 0]);
  vi.advanceTimersByTime(100);
  expect(giveUp).toHaveBeenCalledOnce();
});

test("nothing is given up once the answer has come", () => {
  const giveUp = vi.fn();
  const reply = new PendingReply(giveUp, 1000);
  reply.begin();
  reply.end();
  vi.advanceTimersByTime(5000);
  expect([reply.waiting, giveUp.mock.calls.length]).toEqual([false, 0]);
});
