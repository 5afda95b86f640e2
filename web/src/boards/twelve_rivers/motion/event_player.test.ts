import { expect, test } from "vitest";
import type { EventInfo } from "../../../lib/protocol";
import { lengthOf } from "../board/curves";
import { slotAt } from "../layout";
import { afterEvent, scenesOf, type BoardState } from "./board_state";
import { waiting, waysOf } from "./event_player.svelte";

const rolled = (colour: string, start: string, end: string) =>
  ({ name: "pearl_rolled", args: { colour, start, end } }) as unknown as EventInfo;

const trapped = {
  name: "pearl_trapped",
  args: { colour: "", section: "r2_1a", slot: 1 },
} as unknown as EventInfo;

test("every rolling pearl ends at its own place in the jam, and a longer way takes longer", () => {
  const before: BoardState = {
    tokens: { "r2_1a.1": 0 },
    track: [],
    pearls: { top01: ["green"], top02: ["white"], top03: ["pink"] },
    fairies: {},
    taken: [],
  };
  const events = [
    ...[rolled("green", "top01", "r1_01"), rolled("green", "r1_01", "r2_1a"), trapped],
    ...[rolled("white", "top02", "r1_02"), rolled("white", "r1_02", "r2_1a"), trapped],
  ];
  const [scene] = scenesOf(events);
  const after = events.reduce(afterEvent, before);
  const ways = scene ? waysOf(scene, before, after, null) : [];
  const ends = ways.map((way) => way.line.at(-1));
  const places = waiting(after, "r2_1a");
  expect(ends).toEqual([places.find((each) => each.colour === "green")?.place, places[0]?.place]);
  expect(ends[0]).not.toEqual(ends[1]);
  for (const way of ways) expect(way.line.at(-1)?.[1]).toBeLessThan(slotAt("r2_1a", 1)[1]);
  const [longer, shorter] = [...ways].sort((a, b) => lengthOf(b.line) - lengthOf(a.line));
  expect(longer?.ms).toBeGreaterThanOrEqual(shorter?.ms ?? 0);
});
