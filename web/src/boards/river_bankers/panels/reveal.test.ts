import { expect, test } from "vitest";
import type { EventInfo } from "../../../lib/protocol";
import type { View } from "../../../lib/views/river_bankers";
import { revealOf, turnedOver, upTo, type SeenAuction } from "./reveal";

const event = (name: string, args: EventInfo["args"] = {}): EventInfo => ({
  name,
  args,
  message: { id: name, args },
  text: `${name}.`,
});
const card = { card: "marsh_edge", materials: ["reeds"], icons: 7, open: 3, blanks: 0, workers: [1, 0, 0, 0], rate: 4 };
const AFTER = {
  players: [{ fish: 71 }, { fish: 74 }, { fish: 64 }, { fish: 77 }],
  headwaters: [],
  river: [[], [], [card], []],
  shoreline: [],
} as unknown as View;
const SEEN = {
  auction: { lots: ["marsh_edge"], rate: 3, icons: 4, rates: [2, 3, 3, 3], bids: [null, null, null, null], own_bid: 3 },
  lot: null,
  fish: [65, 71, 64, 71],
} as unknown as SeenAuction;
const BEGUN = event("auction_begun", { seat: 0, card: "marsh_edge", rate: 3 });
const OTHERS = [1, 0, 2].map((workers, i) => event("bid_made", { seat: i + 1, workers }));
const END = [
  event("river_jams", { over: 2 }),
  event("pawn_forward", { seat: 0, fish: 6, to: 71 }),
  event("pawn_forward", { seat: 1, fish: 3, to: 74 }),
  event("pawn_forward", { seat: 3, fish: 6, to: 77 }),
  event("workers_placed", { seat: 0, workers: 1, card: "marsh_edge" }),
  event("card_drifts", { card: "marsh_edge", space: 3 }),
];

test("the bids from the trigger on, with what each pays and places; mine is known from the position before", () => {
  const reveal = revealOf([BEGUN, ...OTHERS, ...END], 0, SEEN, AFTER);
  expect(reveal?.bids.map(({ seat, workers, fish, placed }) => [seat, workers, fish, placed])).toEqual([
    [0, 3, 6, 1],
    [1, 1, 3, 0],
    [2, 0, 0, 0],
    [3, 2, 6, 0],
  ]);
  expect(reveal?.bids.map(({ from, to, each }) => [from, to, each])).toEqual([
    [65, 71, 2],
    [71, 74, 3],
    [64, null, 3],
    [71, 77, 3],
  ]);
  expect(reveal).toMatchObject({ over: 2, icons: 4, begun: 0, first: 1, gone: [{ to: 3, open: 3 }] });
});

test("my own sealed bid shows nothing yet", () => {
  const sealed = [BEGUN, event("bid_made", { seat: 0, workers: 3 })];
  expect(revealOf(sealed, 0, SEEN, AFTER)).toBeNull();
  const before = [BEGUN, ...OTHERS, ...END];
  expect(
    revealOf([...before, event("auction_begun", { seat: 1, card: "cairn", rate: 1 })], 0, SEEN, AFTER)?.begun,
  ).toBe(0);
});

test("who bids last is waited for, and comes after the others", () => {
  const last = event("bids_last", { seat: 0, card: "quick_strike" });
  const open = revealOf([BEGUN, last, ...OTHERS], 0, { ...SEEN, auction: { ...SEEN.auction, own_bid: null } }, AFTER);
  expect(open).toMatchObject({ waiting: [0], gone: [] });
  const all = revealOf(
    [BEGUN, last, ...OTHERS, event("late_bid_made", { seat: 0, workers: 1 }), ...END],
    0,
    SEEN,
    AFTER,
  );
  expect(all?.bids.map(({ seat, late }) => [seat, late])).toEqual([
    [1, false],
    [2, false],
    [3, false],
    [0, true],
  ]);
  expect(all && turnedOver(all, [null, 1, 0, 2])).toEqual([0]);
});

test("without having seen the auction, the overbid still tells how many icons were open", () => {
  const own = event("bid_made", { seat: 0, workers: 3 });
  expect(revealOf([BEGUN, own, ...OTHERS, ...END], 0, null, AFTER)).toMatchObject({ icons: 4, rate: 3 });
});

test("a later way of the card does not belong to the auction", () => {
  const reveal = revealOf([BEGUN, ...OTHERS, ...END, event("card_ashore", { card: "marsh_edge" })], 0, SEEN, AFTER);
  expect(reveal?.gone.map(({ to }) => to)).toEqual([3]);
});

test("what is watched again is in the log already", () => {
  const log = [BEGUN, ...OTHERS, ...END];
  expect(upTo(log, OTHERS)).toEqual([BEGUN, ...OTHERS]);
  expect(upTo([BEGUN], OTHERS)).toEqual([BEGUN, ...OTHERS]);
});
