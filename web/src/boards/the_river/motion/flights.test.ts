import { expect, test } from "vitest";
import type { EventInfo } from "../../../lib/protocol";
import type { View } from "../../../lib/views/the_river";
import { flightsOf } from "./flights";

const view = { seats: [{ spots: [] }, { spots: [{ tile: { terrain: ["forest", "desert"] } }] }] } as unknown as View;
const happened = (name: string, args: EventInfo["args"]) => ({ name, args }) as EventInfo;
const shown = (name: string, args: EventInfo["args"]) => flightsOf(happened(name, args), view, 0, [0, 3]);

test("another's pioneer sails from its seat to the place, in the colour of the seat", () => {
  const [flight] = shown("pioneer_placed", { seat: 1, location: "clay", spot: 0 });
  expect(flight).toMatchObject({ symbol: "pioneer", colour: 3 });
  expect(flight?.from).toContain('[data-rail-seat="1"]');
  expect(flight?.to).toContain('[data-place="clay"]');
});

test("my own pioneer is already where I planned it", () => {
  expect(shown("pioneer_placed", { seat: 0, location: "clay", spot: 0 })).toEqual([]);
});

test("goods move one by one, but not without end", () => {
  expect(shown("goods_taken", { seat: 1, count: 2, resource: "wood" })).toHaveLength(2);
  expect(shown("goods_taken", { seat: 1, count: 9, resource: "wood" })).toHaveLength(4);
  const [back] = shown("goods_returned", { seat: 1, count: 1, resource: "wood" });
  expect(back?.to).toBe('[data-supply="wood"]');
});

test("a tile flies as what it shows, two of them change places", () => {
  expect(shown("tile_placed", { seat: 1, tile: "x", spot: 1, slot: 4 })[0]).toMatchObject({ symbol: "desert" });
  const [there, back] = shown("tiles_swapped", { seat: 1, first: 1, second: 2 });
  expect([there?.to, back?.to]).toEqual([back?.from, there?.from]);
});

test("what is only told moves nothing", () => {
  expect(shown("round_begun", { round: 2, starter: 0 })).toEqual([]);
});
