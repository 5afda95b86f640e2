import { afterEach, expect, test, vi } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { chime } from "./chime";

afterEach(() => {
  settings.sound = false;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("two notes sound, the second higher and later, only if sound is switched on", () => {
  vi.useFakeTimers();
  const notes: { pitch: number; from: number }[] = [];
  const close = vi.fn();
  class Audio {
    currentTime = 0;
    close = close;
    createGain = () => ({ gain: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() }, connect: vi.fn() });
    createOscillator() {
      const frequency = { value: 0 };
      const start = (from: number) => notes.push({ pitch: frequency.value, from });
      return { frequency, connect: (next: unknown) => next, start, stop: vi.fn() };
    }
  }
  vi.stubGlobal("AudioContext", Audio);
  chime();
  expect(notes).toEqual([]);
  settings.sound = true;
  chime();
  const [first, second] = notes;
  expect(notes).toHaveLength(2);
  expect(second?.pitch).toBeGreaterThan(first?.pitch ?? Infinity);
  expect(second?.from).toBeGreaterThan(first?.from ?? Infinity);
  vi.runAllTimers();
  expect(close).toHaveBeenCalledOnce();
});
