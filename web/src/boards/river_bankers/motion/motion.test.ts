import { expect, test } from "vitest";
import type { EventInfo } from "../../../lib/protocol";
import type { RiverCardView, View } from "../../../lib/views/river_bankers";
import { beatsOf, lengthOf, revealMs, schedule, totalAt } from "./motion";

const event = (name: string, args: EventInfo["args"] = {}): EventInfo => ({
  name,
  args,
  message: { id: name, args },
  text: "",
});
const card = (name: string, workers: number[], blanks = 0): RiverCardView =>
  ({ card: name, materials: ["reeds"], icons: 4, open: 4, blanks, workers, rate: 2 }) as RiverCardView;
const view = (headwaters: (RiverCardView | null)[], river: RiverCardView[][] = [[], [], [], []]) =>
  ({ headwaters, river, shoreline: [] }) as unknown as View;

const AUCTION = [
  event("bid_made", { seat: 0, workers: 3 }),
  event("bid_made", { seat: 1, workers: 2 }),
  event("river_jams", { over: 1 }),
  event("pawn_forward", { seat: 0, fish: 6, to: 71 }),
  event("pawn_forward", { seat: 1, fish: 4, to: 20 }),
  event("workers_placed", { seat: 0, workers: 2, card: "marsh_edge" }),
  event("workers_placed", { seat: 1, workers: 1, card: "marsh_edge" }),
  event("card_drifts", { card: "marsh_edge", space: 1 }),
  event("card_turned_up", { card: "cairn", slot: 2 }),
];
const BEFORE = view([card("marsh_edge", [0, 0]), card("clay_bank", [0, 0]), null]);
const AFTER = view(
  [card("clay_bank", [0, 0]), card("cairn", [0, 0]), null],
  [[card("marsh_edge", [2, 1])], [], [], []],
);

test("the end of an auction: bids one by one, the overbid, pawns together, workers, then the card", () => {
  const script = schedule(beatsOf(AUCTION, BEFORE, AFTER, 2), 9999);
  expect(script.bids.map(({ start }) => start)).toEqual([0, 140]);
  const times = [script.bids[1], script.line, script.pawns[0], script.flights[0], script.cards[0]].map(
    (each) => each?.start,
  );
  expect(times).toEqual(times.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
  expect(script.line?.duration).toBe(240);
  expect(script.pawns.map(({ start, duration }) => [start, duration])).toEqual([
    [script.steps.pay, 480],
    [script.steps.pay, 480],
  ]);
  expect((script.steps.drift ?? 0) - (script.steps.place ?? 0)).toBe(320);
  expect(script.cards[0]).toMatchObject({ card: "marsh_edge", start: script.steps.drift, duration: 640 });
  expect(script.workers.map(({ seat, by, at }) => [seat, by, at])).toEqual([
    [0, 1, script.steps.drift],
    [0, 1, script.steps.drift],
    [1, 1, script.steps.drift],
  ]);
});

test("five bids and more turn over all at once", () => {
  expect(schedule(beatsOf(AUCTION, BEFORE, AFTER, 5), 9999).bids.map(({ start }) => start)).toEqual([0, 0, 0, 0, 0]);
});

test("a reveal asks for its own time, everything else shares that of its turn", () => {
  expect(revealMs(AUCTION)).toBeGreaterThan(2200);
  expect(revealMs(AUCTION)).toBeLessThan(3000);
  expect(revealMs([event("pawn_forward", { seat: 0, fish: 1, to: 2 })])).toBeNull();
});

test("everything fits into the time of the act", () => {
  const beats = beatsOf(AUCTION, BEFORE, AFTER, 2);
  const script = schedule(beats, 500);
  expect(script.ms).toBeCloseTo(500);
  expect(Math.max(...script.flights.map(({ start, duration }) => start + duration))).toBeLessThanOrEqual(501);
  expect(schedule(beats, 99999).ms).toBe(lengthOf(beats));
});

test("workers fly from their seat to icons of their own", () => {
  const { flights } = schedule(beatsOf(AUCTION, BEFORE, AFTER, 2), 9999);
  expect(flights.map(({ colour }) => colour)).toEqual([0, 0, 1]);
  expect(flights[0]?.from).toContain('[data-rail-seat="0"]');
  expect(new Set(flights.map(({ to }) => to)).size).toBe(3);
});

test("cards that no event names close the gap together with the new card", () => {
  const { cards } = schedule(beatsOf(AUCTION, BEFORE, AFTER, 2), 9999);
  expect(cards.map((move) => move.card)).toEqual(["marsh_edge", "cairn", "clay_bank"]);
  expect(cards[2]?.start).toBe(cards[1]?.start);
});

test("a pawn stays where it has arrived until the position is drawn", () => {
  const script = schedule(beatsOf([event("pawn_back", { seat: 1, fish: 2, to: 8 })], null, null, 0), 9999);
  expect([totalAt(script, 1, 0), totalAt(script, 1, 99999), totalAt(script, 0, 0)]).toEqual([10, 8, null]);
});

test("whoever builds sends the workers home that paid, then the structure", () => {
  const before = view([], [[card("marsh_edge", [2, 1])], [], [], []]);
  const after = view([], [[card("marsh_edge", [0, 1], 2)], [], [], []]);
  const { flights, workers } = schedule(
    beatsOf([event("built_up", { seat: 0, structure: "pier" })], before, after, 0),
    9999,
  );
  expect(flights.map(({ symbol }) => symbol)).toEqual(["worker", "worker", "structure"]);
  expect(flights[2]).toMatchObject({ text: "pier", stays: true });
  expect(workers.map(({ by, at }) => [by, at])).toEqual([
    [-1, 0],
    [-1, 0],
  ]);
});

test("cards are drawn and discarded between the piles and the seat", () => {
  const { flights } = schedule(
    beatsOf(
      [event("cards_drawn", { seat: 1, count: 2 }), event("card_discarded", { seat: 1, structure: "pier" })],
      null,
      null,
      0,
    ),
    9999,
  );
  expect(flights.map(({ symbol, from }) => [symbol, from.includes("data-pile")])).toEqual([
    ["back", true],
    ["back", true],
    ["structure", false],
  ]);
  expect(flights[2]?.to).toBe('[data-pile="discards"]');
});

test("what is only told moves nothing", () => {
  expect(
    beatsOf([event("turn_begun", { seat: 0, fish: 3 }), event("looks", { seat: 0, count: 1 })], null, null, 0),
  ).toEqual([]);
});
