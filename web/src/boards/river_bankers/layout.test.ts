import { expect, test } from "vitest";
import type { ActionInfo, EventInfo } from "../../lib/protocol";
import type { AuctionView, PlayerView, RiverCardView, View } from "../../lib/views/river_bankers";
import { dialPlace, outcomeColumns } from "./panels/bid_dial";
import { isClipped, shrink } from "./pieces/fit_text";
import { cardsOf, covers, grid, iconPlaces, LOOP, stackOn, trackPlace } from "./layout";
import { ABOUT_WIDTH, beside } from "./pieces/card_details";
import { script, totalAt } from "./motion/motion";
import { followAuction } from "./panels/last_auction";
import { bidFish, splitText, summary } from "./words";

function card(name: string, icons = 7, workers: number[] = [0, 0], blanks = 0): RiverCardView {
  const open = icons - blanks - workers.reduce((sum, each) => sum + each, 0);
  return { card: name, materials: ["reeds"], icons, open, blanks, workers, rate: 2 };
}

function event(name: string, args: EventInfo["args"]): EventInfo {
  return { name, args, message: { id: name, args }, text: "" };
}

test("the track runs clockwise in even steps, and a second lap lies on the first", () => {
  const places = Array.from({ length: LOOP }, (_, total) => trackPlace(total));
  places.forEach((place, i) => {
    const next = places[(i + 1) % LOOP] ?? place;
    const step = Math.hypot(next.x - place.x, next.y - place.y);
    expect(step).toBeGreaterThan(30);
    expect(step).toBeLessThan(45);
  });
  expect(places[0]?.y).toBe(22);
  expect(places[8]?.x ?? 0).toBeGreaterThan(places[2]?.x ?? 0);
  expect(trackPlace(71)).toEqual(trackPlace(11));
});

test("a pawn on its way from the last space to the first of the next lap is between them", () => {
  const [last, first] = [trackPlace(LOOP - 1), trackPlace(LOOP)];
  for (let part = 0.1; part < 1; part += 0.1) {
    const { x, y } = trackPlace(LOOP - 1 + part);
    expect(x).toBeGreaterThan(last.x - 1);
    expect(x).toBeLessThan(first.x + 1);
    expect(y).toBeGreaterThan(first.y - 1);
    expect(y).toBeLessThan(last.y + 1);
  }
});

test("a stack is auction from the bottom to the top, laps apart on one space", () => {
  const player = (seat: number, fish: number, order: number) => ({ seat, fish, order }) as PlayerView;
  const players = [player(0, 5, 1), player(1, 5, 0), player(2, 65, 2)];
  expect(stackOn(players, 5).map((each) => each.seat)).toEqual([0, 1, 2]);
  expect(stackOn(players, 6)).toEqual([]);
});

test("many cards in a column grow smaller and stay inside it", () => {
  expect(grid(4, "river")).toEqual({ columns: 1, scale: 1 });
  const river = [Array.from({ length: 9 }, (_, i) => card(`c${i}`)), [], [], []];
  const placed = cardsOf({ headwaters: [card("up"), null, null], river, shoreline: [] as RiverCardView[] } as View);
  expect(placed).toHaveLength(10);
  for (const each of placed) expect(each.y + 82 * each.scale).toBeLessThan(486);
  const columns = new Set(placed.filter((each) => each.where === "river").map((each) => each.x));
  expect(Math.max(...columns)).toBeLessThan(206 + 106);
});

test("icons are covered by workers, then blanks, then nothing", () => {
  expect(covers(card("a", 5, [1, 2], 1))).toEqual([0, 1, 1, "blank", null]);
  const places = iconPlaces(8);
  expect(new Set(places.map((each) => each.join())).size).toBe(8);
  for (const [x, y] of places) expect(x > 10 && x < 96 && y > 30 && y < 75).toBe(true);
});

test("pawns move one after another, then the card", () => {
  const events = [
    event("pawn_forward", { seat: 0, fish: 6, to: 71 }),
    event("pawn_back", { seat: 1, fish: 2, to: 8 }),
    event("card_drifts", { card: "marsh_edge", space: 3 }),
  ];
  const { pawns, cards, duration } = script(events, 1);
  expect(pawns.map((move) => [move.from, move.to])).toEqual([
    [65, 71],
    [10, 8],
  ]);
  expect(pawns[1]?.start).toBe(pawns[0]?.duration);
  expect(cards.get("marsh_edge")).toBe((pawns[1]?.start ?? 0) + (pawns[1]?.duration ?? 0));
  expect(totalAt(pawns, 0, 0)).toBe(65);
  expect(totalAt(pawns, 1, 0)).toBe(10);
  expect(totalAt(pawns, 0, duration)).toBeNull();
  expect(script(events, 0)).toEqual({ pawns: [], cards: new Map(), duration: 0 });
});

test("outcomes are folded to ranges of the others' bids", () => {
  expect(outcomeColumns([3, 3, 2, 1, 0])).toEqual([
    { from: 0, to: 1, placed: 3 },
    { from: 2, to: 2, placed: 2 },
    { from: 3, to: 3, placed: 1 },
    { from: 4, to: null, placed: 0 },
  ]);
  expect(dialPlace(0, 4)[0]).toBeLessThan(dialPlace(4, 4)[0]);
});

test("an auction is auction from its events, and a later card's way is not mixed in", () => {
  const auction = followAuction(null, [
    event("auction_begun", { seat: 1, card: "cairn", rate: 2 }),
    event("bid_made", { seat: 0, workers: 3 }),
    event("bid_made", { seat: 1, workers: 2 }),
    event("river_jams", { over: 1 }),
    event("workers_placed", { seat: 0, workers: 2, card: "cairn" }),
    event("workers_placed", { seat: 1, workers: 1, card: "cairn" }),
    event("card_drifts", { card: "cairn", space: 2 }),
    event("card_ashore", { card: "cairn" }),
  ]);
  expect(auction).toMatchObject({ bids: { 0: 3, 1: 2 }, placed: { 0: 2, 1: 1 }, over: 1, to: 2 });
});

test("a card's text is split at its timing", () => {
  expect(splitText("When built: go back 5.")).toEqual({ tag: "When built", rest: "Go back 5." });
  expect(splitText("The next card is visible.").tag).toBe("");
});

test("a text grows smaller until it fits, and no further than it can be read", () => {
  const text = (lines: number) => ({
    style: { fontSize: "" },
    clientHeight: 100,
    get scrollHeight() {
      return lines * 16 * parseFloat(this.style.fontSize);
    },
  });
  const [short, long, longer] = [text(4), text(9), text(30)];
  for (const each of [short, long, longer]) shrink(each);
  expect([short, long, longer].map((each) => each.style.fontSize)).toEqual(["0.75rem", "0.6875rem", "0.625rem"]);
  expect([short, long, longer].map(isClipped)).toEqual([false, false, true]);
});

test("a card's text lies beside it and inside the table", () => {
  const box = (left: number, top: number, width: number, height: number) => ({
    left,
    top,
    width,
    height,
    right: left + width,
    bottom: top + height,
  });
  const frame = box(12, 60, 1100, 740);
  expect(beside(box(80, 180, 100, 80), frame)).toEqual({ left: 176, top: 120, bottom: null });
  expect(beside(box(1000, 180, 100, 80), frame)).toEqual({ left: 1000 - 8 - ABOUT_WIDTH - 12, top: 120, bottom: null });
  expect(beside(box(400, 440, 100, 80), frame)).toEqual({ left: 496, top: null, bottom: 280 });
  expect(beside(box(560, 620, 250, 176), frame)).toEqual({ left: 548, top: null, bottom: 188 });
});

test("a plan is summed up when it can be sent; before that its next question is asked", () => {
  const player = { fish: 4, supply: 7, points: 0 } as PlayerView;
  const view = { decision: "discard", asked: [0], players: [player] } as unknown as View;
  const label = { id: "discard", args: {}, text: "Discard" };
  const plan: ActionInfo[] = [{ id: 1, name: "discard", args: ["snag_pile"], text: "discard(snag_pile)", label }];
  expect(summary(view, view, 0, plan, (id) => id, false)).toBe(null);
  expect(summary(view, view, 0, plan, (id) => id, true)).toEqual({ title: "button-discard", detail: "plan-ready" });
});

test("a late bid costs what its label tells, also if not every worker of it is paid for", () => {
  const auction = { lots: ["cairn"], rates: [2, 2], own_bid: null } as unknown as AuctionView;
  const player = { fish: 4, supply: 7, points: 0 } as PlayerView;
  const view = { decision: "late_bid", asked: [0], players: [player], auction } as unknown as View;
  const label = { id: "action-late_bid", args: { workers: 3, fish: 4 }, text: "" };
  const plan: ActionInfo[] = [{ id: 1, name: "late_bid", args: [3], text: "late_bid(3)", label }];
  const said = (id: string, args = {}) => `${id} ${JSON.stringify(args)}`;
  expect(bidFish({ view, draft: plan, me: 0 })).toBe(4);
  expect(bidFish({ view: { ...view, auction: null }, draft: plan, me: 0 })).toBe(0);
  expect(bidFish({ view: { ...view, auction: { ...auction, own_bid: 3 } }, draft: [], me: 0 })).toBe(6);
  expect(summary(view, view, 0, plan, said, true)?.detail).toBe('plan-bid-cost {"workers":2,"rate":2,"fish":4}');
});
