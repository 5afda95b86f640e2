import { beforeEach, expect, test, vi } from "vitest";
import { api } from "../../lib/api";
import type { RecordMoves, ReplayPosition } from "../../lib/protocol";
import { Replay } from "../../lib/replay.svelte";
import { replayKeys } from "./replay_keys";

const moves = Array.from({ length: 8 }, (_, i) => ({
  number: i + 1,
  seat: 0,
  text: "pass",
  label: { id: "pass", args: {}, text: "pass" },
  round: i < 4 ? 1 : 2,
  points: [0],
  turn: Math.floor(i / 2) + 1,
}));
const record = { info: { moves: 8, names: ["Ann"], players: 1, your_seats: [0] }, moves } as unknown as RecordMoves;
let replay: Replay;
const list = vi.fn();

beforeEach(() => {
  vi.spyOn(api, "story").mockResolvedValue({ lines: [] });
  vi.spyOn(api, "at").mockImplementation((_, number, seat) =>
    Promise.resolve({
      number,
      shown: { seat, events: [], events_from: 0 },
    } as unknown as ReplayPosition),
  );
  replay = new Replay("r", record);
});

function press(key: string, shiftKey = false, target: Element = document.body): number {
  const event = new KeyboardEvent("keydown", { key, shiftKey, cancelable: true, bubbles: true });
  target.addEventListener("keydown", (heard) => replayKeys(heard as KeyboardEvent, replay, list), { once: true });
  target.dispatchEvent(event);
  return replay.at;
}

test("arrows go by turn, with Shift by move", () => {
  expect([press("ArrowRight"), press("ArrowRight", true), press("ArrowRight"), press("ArrowLeft")]).toEqual([
    2, 3, 4, 2,
  ]);
  replay.single = true;
  expect(press("ArrowRight")).toBe(3);
});

test("to the ends, and from round to round", () => {
  expect([press("End"), press("PageUp"), press("PageUp"), press("PageDown"), press("Home")]).toEqual([8, 4, 0, 4, 0]);
});

test("plus and minus change the speed within its limits", () => {
  for (const expected of [2, 4, 4]) {
    press("+");
    expect(replay.speed).toBe(expected);
  }
  press("-");
  expect(replay.speed).toBe(2);
});

test("Space plays, but on a button it presses the button", () => {
  const button = document.body.appendChild(document.createElement("button"));
  press(" ", false, button);
  expect(replay.playing).toBe(false);
  press(" ");
  expect(replay.playing).toBe(true);
  replay.pause();
});

test("the list of keys opens, and what is typed into a field is no key", () => {
  press("?");
  expect(list).toHaveBeenCalledOnce();
  const field = document.body.appendChild(document.createElement("input"));
  expect(press("ArrowRight", false, field)).toBe(0);
});
