import { expect, test } from "vitest";
import type { EventInfo } from "../../../lib/protocol";
import type { View } from "../../../lib/views/the_river";
import type { Act } from "../../contract";
import { legsOf, piecesOf } from "./flights";

const spots = [{ tile: { terrain: ["forest", "desert"] } }];
const locations = [{ location: "clay", pioneers: [1, 0] }];
const view = { seats: [{ spots: [] }, { spots }], locations } as unknown as View;
const happened = (name: string, args: EventInfo["args"]) => ({ name, args }) as EventInfo;
const played = (name: string, args: EventInfo["args"]) =>
  legsOf({ events: [happened(name, args)], after: view } as Act<View>, view).flatMap((leg) => leg.flights);

test("a pioneer sails from its seat to the place, in the colour of the seat, and stands there", () => {
  const [flight] = played("pioneer_placed", { seat: 1, location: "clay", spot: 0 });
  expect(flight).toMatchObject({ symbol: "pioneer", colour: 1, stays: true });
  expect(flight?.from).toContain('[data-rail-seat="1"]');
  expect(flight?.to).toContain('[data-place="clay"]');
});

test("goods move together, but not without end", () => {
  expect(played("goods_taken", { seat: 1, count: 2, resource: "wood" })).toHaveLength(2);
  expect(played("goods_taken", { seat: 1, count: 9, resource: "wood" })).toHaveLength(4);
  const [back] = played("goods_returned", { seat: 1, count: 1, resource: "wood" });
  expect(back?.to).toBe('[data-supply="wood"]');
});

test("what a building costs goes back to the supply", () => {
  const paid = played("cost_paid", { seat: 1, wood: 2, stone: 0, clay: 1, food: 0 });
  expect(paid.map(({ to }) => to)).toEqual(['[data-supply="wood"]', '[data-supply="wood"]', '[data-supply="clay"]']);
});

test("a tile flies as what it shows, two of them change places", () => {
  expect(played("tile_placed", { seat: 1, tile: "x", spot: 1, slot: 4 })[0]).toMatchObject({ symbol: "desert" });
  const [there, back] = played("tiles_swapped", { seat: 1, first: 1, second: 2 });
  expect([there?.to, back?.to]).toEqual([back?.from, there?.from]);
});

test("when a round begins all pioneers sail home", () => {
  expect(played("round_begun", { round: 2, starter: 0 }).map(({ colour }) => colour)).toEqual([1, 0]);
});

test("what is only told moves nothing", () => {
  expect(played("tile_revealed", { slot: 1, tile: "x" })).toEqual([]);
});

test("what an event has touched can be ringed", () => {
  expect(piecesOf(happened("pioneer_placed", { seat: 1, location: "clay", spot: 0 }))).toEqual([
    '[data-place="clay"] [data-stands] g[data-seat="1"]',
  ]);
  expect(piecesOf(happened("round_begun", {}))).toEqual([]);
});
