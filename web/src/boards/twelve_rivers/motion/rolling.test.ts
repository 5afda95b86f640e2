import { expect, test } from "vitest";
import type { EventInfo } from "../../../lib/protocol";
import { distance, lengthOf } from "../board/curves";
import { slotAt } from "../layout";
import { afterEvent, scenesOf, type BoardState } from "./board_state";
import { moversAt, timeOf, waiting, waysOf } from "./rolling";

const happened = (name: string, args: EventInfo["args"]) => ({ name, args }) as EventInfo;
const rolled = (colour: string, start: string, end: string) => happened("pearl_rolled", { colour, start, end });
const trapped = (section: string, slot: number) => happened("pearl_trapped", { colour: "", section, slot });

const empty: BoardState = { tokens: {}, track: [], pearls: {}, fairies: {}, market: [], newcomers: [] };

function ways(events: EventInfo[], before: BoardState) {
  const [scene] = scenesOf(events);
  const after = events.reduce(afterEvent, before);
  return { after, ways: scene ? waysOf(scene, before, after) : [] };
}

test("every rolling pearl ends at its own place in the jam, and a longer way takes longer", () => {
  const before = {
    ...empty,
    tokens: { "r2_1a.1": 0 },
    pearls: { top01: ["green"], top02: ["white"], top03: ["pink"] },
  };
  const events = [
    ...[rolled("green", "top01", "r1_01"), rolled("green", "r1_01", "r2_1a"), trapped("r2_1a", 1)],
    ...[rolled("white", "top02", "r1_02"), rolled("white", "r1_02", "r2_1a"), trapped("r2_1a", 1)],
  ];
  const rolls = ways(events, before);
  const ends = rolls.ways.map((way) => way.line.at(-1));
  const places = waiting(rolls.after, "r2_1a");
  expect(ends).toEqual([places.find((each) => each.colour === "green")?.place, places[0]?.place]);
  expect(ends[0]).not.toEqual(ends[1]);
  for (const way of rolls.ways) expect(way.line.at(-1)?.[1]).toBeLessThan(slotAt("r2_1a", 1)[1]);
  const [longer, shorter] = [...rolls.ways].sort((a, b) => lengthOf(b.line) - lengthOf(a.line));
  expect(longer?.ms).toBeGreaterThanOrEqual(shorter?.ms ?? 0);
});

test("a pearl rolls on from where it lies, and down only", () => {
  const before = { ...empty, tokens: { "r4_a.2": 0 }, pearls: { r4_a: ["green"] } };
  const start = waiting(before, "r4_a")[0]?.place ?? [0, 0];
  const inside = ways([rolled("green", "r4_a", "r4_a"), trapped("r4_a", 2)], {
    ...before,
    tokens: { "r4_a.1": 1, "r4_a.2": 0 },
  });
  expect(lengthOf(inside.ways[0]?.line ?? [])).toBeLessThan(120); // not down to the lake and up again
  const { ways: on } = ways([rolled("green", "r4_a", "r5"), trapped("r5", 1)], {
    ...before,
    tokens: { "r5.1": 0, "r4_a.2": 0 },
  });
  const line = on[0]?.line ?? [];
  expect(line[0]).toEqual(start);
  const ys = line.map(([, y]) => y);
  expect(Math.min(...ys)).toBeGreaterThan(start[1] - 1);
  expect(distance(line.at(-1) ?? [0, 0], slotAt("r5", 1))).toBeLessThan(60);
});

test("new pearls fall into their springs one after the other, and are not seen before", () => {
  const events = [1, 2, 3].map((river) => happened("pearl_set", { river, colour: "pink" }));
  const { ways: falls } = ways(events, empty);
  expect(moversAt(falls, 0)).toHaveLength(1);
  expect(moversAt(falls, timeOf(falls)).map(({ place }) => place)).toEqual(falls.map(({ line }) => line.at(-1)));
});
