import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import { ticker } from "./ticker.svelte";

test("time goes on for whoever looks at it, and only then", async () => {
  vi.useFakeTimers();
  const seen: number[] = [];
  const stop = $effect.root(() => {
    $effect(() => void seen.push(ticker.now));
  });
  for (let ticks = 0; ticks < 3; ticks++) {
    flushSync();
    vi.advanceTimersByTime(500);
  }
  expect(seen.map((at) => at - (seen[0] ?? 0))).toEqual([0, 500, 1000]);
  stop();
  await vi.advanceTimersByTimeAsync(1000);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
