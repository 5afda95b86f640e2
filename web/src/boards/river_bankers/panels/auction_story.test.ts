import { beforeEach, expect, test, vi } from "vitest";
import type { EventInfo } from "../../../lib/protocol";
import type { View } from "../../../lib/views/river_bankers";
import { AuctionStory, STAYS_MS, storyPlace } from "./auction_story.svelte";

const event = (name: string, args: EventInfo["args"] = {}) => ({ name, args, text: "" }) as EventInfo;
const VIEW = {
  players: [{}, {}],
  headwaters: [],
  river: [[], [], [], []],
  shoreline: [],
  auction: null,
} as unknown as View;
const BEGUN = event("auction_begun", { seat: 0, card: "cairn", rate: 1 });
const END = [
  event("bid_made", { seat: 0, workers: 1 }),
  event("bid_made", { seat: 1, workers: 1 }),
  event("card_drifts", { card: "cairn", space: 1 }),
];
beforeEach(() => void vi.useFakeTimers());

function seated(isLookedAt = () => false): AuctionStory {
  const story = new AuctionStory(() => 0, isLookedAt);
  story.drawn([BEGUN], VIEW);
  return story;
}

test("what is played opens it, and it stays for a while after its end", () => {
  const story = seated();
  story.begin([BEGUN], END, VIEW, VIEW);
  expect(story.open).toBe(true);
  vi.advanceTimersByTime(10 * STAYS_MS);
  expect(story.open).toBe(true); // still played
  story.drawn([BEGUN, ...END], VIEW);
  story.ended();
  vi.advanceTimersByTime(STAYS_MS - 1);
  expect(story.open).toBe(true);
  vi.advanceTimersByTime(1);
  expect(story.open).toBe(false);
  expect(story.reveal).not.toBeNull();
});

test("what is not played, for nothing moves, is shown all the same", () => {
  const story = seated();
  story.drawn([BEGUN, ...END], VIEW);
  expect(story.open).toBe(true);
  vi.advanceTimersByTime(STAYS_MS);
  expect(story.open).toBe(false);
});

test("it does not fold under somebody who looks at it", () => {
  let looks = true;
  const story = seated(() => looks);
  story.drawn([BEGUN, ...END], VIEW);
  vi.advanceTimersByTime(STAYS_MS);
  expect(story.open).toBe(true);
  looks = false;
  vi.advanceTimersByTime(STAYS_MS);
  expect(story.open).toBe(false);
});

test("opened again it stays until it is closed", () => {
  const story = seated();
  story.drawn([BEGUN, ...END], VIEW);
  story.fold();
  story.unfold();
  vi.advanceTimersByTime(10 * STAYS_MS);
  expect(story.open).toBe(true);
});

test("what had happened before the page was opened stays folded, and what was taken back goes", () => {
  const story = new AuctionStory(
    () => 0,
    () => false,
  );
  story.drawn([BEGUN, ...END], VIEW);
  expect([story.open, story.reveal?.lots]).toEqual([false, ["cairn"]]);
  story.unfold();
  story.drawn([BEGUN], VIEW);
  expect([story.open, story.reveal]).toEqual([false, null]);
});

test("it makes room for what is asked and for what moves", () => {
  const scene = { open: true, docked: false, ended: true, asked: false, tableauIsFree: true };
  expect(storyPlace(scene)).toBe("large");
  expect(storyPlace({ ...scene, docked: true })).toBe("tableau");
  expect(storyPlace({ ...scene, docked: true, tableauIsFree: false })).toBe("side");
  expect(storyPlace({ ...scene, docked: true, ended: false, asked: true })).toBeNull();
  expect(storyPlace({ ...scene, open: false })).toBeNull();
});
