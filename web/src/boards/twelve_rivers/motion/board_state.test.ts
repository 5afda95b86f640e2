import { expect, test } from "vitest";
import type { EventInfo } from "../../../lib/protocol";
import { afterEvent, common, resolved, scenesOf, type BoardState } from "./board_state";

const event = (name: string, args: Record<string, number | string> = {}) =>
  ({ name, args, text: "", message: { id: name, args: {} } }) as EventInfo;
const roll = (colour: string, ...places: string[]) =>
  places.slice(1).map((end, i) => event("pearl_rolled", { colour, start: places[i] ?? "", end }));

const begin: BoardState = {
  tokens: { "r3_1.1": 1, "r3_1.2": 0, "lake.1": 0, "village.2": 1 },
  track: [null, null, null, null],
  pearls: { top01: ["white"], top02: ["green"], lake: [] },
  fairies: { "stump.1": ["cloud"] },
  market: ["banner", "lantern", "banner"],
  newcomers: [true, true],
};

const release = [
  event("pearls_released"),
  ...roll("white", "top01", "r1_01", "r2_1a", "r3_1"),
  event("pearl_trapped", { colour: "white", section: "r3_1", slot: 1 }),
  ...roll("green", "top02", "r1_02", "r2_1a", "r3_1"),
  event("pearl_trapped", { colour: "green", section: "r3_1", slot: 1 }),
];

test("pearls that are released roll together, each on its own way", () => {
  const [begins, scene, ...rest] = scenesOf(release);
  expect([begins?.name, rest]).toEqual(["pearls_released", []]);
  expect(scene?.journeys).toEqual([
    { colour: "white", places: ["top01", "r1_01", "r2_1a", "r3_1"], slot: 1 },
    { colour: "green", places: ["top02", "r1_02", "r2_1a", "r3_1"], slot: 1 },
  ]);
});

test("what the events tell is followed from the springs to the track", () => {
  const collect = [
    event("pearl_collected", { seat: 1, colour: "white", section: "r3_1" }),
    event("token_returned", { seat: 1, space: 4 }),
    ...roll("green", "r3_1", "r3_1"),
    event("pearl_trapped", { colour: "green", section: "r3_1", slot: 2 }),
  ];
  const after = [...release, ...collect].reduce(afterEvent, begin);
  expect(after.pearls.r3_1).toEqual(["green"]);
  expect(after.pearls.top01).toEqual([]);
  expect(after.tokens).toEqual({ "r3_1.2": 0, "lake.1": 0, "village.2": 1 });
  expect(after.track).toEqual([null, null, null, 1]);
});

test("rivers are resolved before the lake, the lake before the village", () => {
  expect(resolved(begin, 0)).toBe("r3_1.2");
  expect(resolved({ ...begin, tokens: { "village.2": 1, "lake.1": 1 } }, 1)).toBe("lake.1");
  expect(resolved({ ...begin, tokens: { "village.2": 1 } }, 0)).toBeNull();
});

test("a pearl that meets no token ends in the lake", () => {
  const events = [...roll("green", "top02", "r1_02", "lake"), event("pearl_in_lake", { colour: "green" })];
  expect(scenesOf(events)[0]?.journeys[0]?.slot).toBeNull();
  expect(events.reduce(afterEvent, begin).pearls.lake).toEqual(["green"]);
});

test("a lifted token is topmost and the others keep their order", () => {
  const boardState = { ...begin, track: [null, 1, 0, 1, 0] };
  const lifted = afterEvent(boardState, event("token_lifted", { seat: 0, start: 5, space: 2 }));
  expect(lifted.track).toEqual([null, 0, 1, 0, 1]);
});

test("a token that is placed leaves the track and takes the fairy of its stump", () => {
  const boardState = { ...begin, tokens: {}, track: [0, 1, 0, 1] };
  const placed = afterEvent(boardState, event("token_placed", { seat: 0, section: "r3_1", slot: 1 }));
  expect(placed.track).toEqual([null, 1, 0, 1]);
  const taken = afterEvent(placed, event("fairy_taken", { seat: 0, fairy: "cloud", icon: "stump", number: 1 }));
  expect(taken.fairies["stump.1"]).toEqual([]);
});

test("cards leave the market and come to it, villagers leave the village", () => {
  const taken = afterEvent(begin, event("card_taken", { seat: 1, position: 2, card: "lantern" }));
  expect(taken.market).toEqual(["banner", null, "banner"]);
  const filled = afterEvent(taken, event("market_filled", { position: 2, card: "shamisen" }));
  expect(filled.market).toEqual(["banner", "shamisen", "banner"]);
  const recruited = afterEvent(begin, event("villager_recruited", { seat: 1, position: 2, villager: "v1" }));
  expect(recruited.newcomers).toEqual([true, false]);
});

test("what is under way lies neither where it was nor where it will be", () => {
  const after = [
    event("token_placed", { seat: 0, section: "r5", slot: 1 }),
    event("fairy_taken", { seat: 0, fairy: "cloud", icon: "stump", number: 1 }),
    ...roll("white", "top01", "lake"),
  ].reduce(afterEvent, { ...begin, track: [0, 1] });
  const between = common({ ...begin, track: [0, 1] }, after);
  expect(between.tokens).toEqual(begin.tokens);
  expect([between.track, between.pearls.top01, between.pearls.lake]).toEqual([[null, 1], [], []]);
  expect([between.fairies["stump.1"], between.pearls.top02]).toEqual([[], ["green"]]);
});

test("several of a kind are one scene, but not those of two seats", () => {
  const moved = (seat: number) => event("pearl_moved", { seat, colour: "white", source: -1, villager: 0, spot: 1 });
  const scenes = scenesOf([moved(1), moved(1), moved(2), event("round_begun", { round: 2 })]);
  expect(scenes.map(({ name, events }) => [name, events.length])).toEqual([
    ["pearl_moved", 2],
    ["pearl_moved", 1],
    ["round_begun", 1],
  ]);
});
