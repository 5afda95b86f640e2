import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EventInfo } from "../protocol";
import * as heard from "../sounds";
import { soundAll, soundArrives, soundBegins } from "./act_sounds";

const sounds = { rolled: "dice", placed: "wood", paid: "coin", fell: "stone", moved: "wood" } as const;
const events = ["rolled", "placed", "told", "moved", "paid", "fell"].map((name) => ({ name }) as EventInfo);
const played = vi.spyOn(heard, "sound").mockReturnValue();
const names = () => played.mock.calls.map(([name]) => name);

beforeEach(() => {
  vi.useFakeTimers();
  played.mockClear();
});
afterEach(() => vi.useRealTimers());

test("dice sound when an act begins, pieces when they have arrived, each kind once", () => {
  soundBegins(events, sounds);
  vi.runAllTimers();
  expect(names()).toEqual(["dice"]);
  soundArrives(events, sounds);
  vi.runAllTimers();
  expect(names()).toEqual(["dice", "wood", "coin", "stone"]);
});

test("what is drawn at once has a few of its sounds, one after the other", () => {
  soundAll(events, sounds);
  vi.advanceTimersByTime(1);
  expect(names()).toEqual(["dice"]);
  vi.runAllTimers();
  expect(names()).toEqual(["dice", "wood", "coin"]);
});

test("a game without sounds is silent", () => {
  soundAll(events, undefined);
  vi.runAllTimers();
  expect(names()).toEqual([]);
});
