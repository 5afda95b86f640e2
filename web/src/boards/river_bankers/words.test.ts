import { expect, test } from "vitest";
import type { ActionInfo } from "../../lib/protocol";
import type { AuctionView, View } from "../../lib/views/river_bankers";
import { actionKey, bidFish, kinds, onBoard, phases, splitText, summary } from "./words";

test("a card's text is split at its timing", () => {
  expect(splitText("When built: go back 5.")).toEqual({ tag: "When built", rest: "Go back 5." });
  expect(splitText("The next card is visible.").tag).toBe("");
});

test("a plan is summed up when it can be sent; before that its next question is asked", () => {
  const view = { decision: "discard", asked: [0], players: [] } as unknown as View;
  const label = { id: "discard", args: {}, text: "Discard" };
  const plan: ActionInfo[] = [{ id: 1, name: "discard", args: ["snag_pile"], text: "discard(snag_pile)", label }];
  expect(summary(view, view, 0, plan, (id) => id, false)).toBe(null);
  expect(summary(view, view, 0, plan, (id) => id, true)).toEqual({ title: "button-discard" });
});

test("a late bid costs what its label tells, also if not every worker of it is paid for", () => {
  const auction = { lots: ["cairn"], rates: [2, 2], own_bid: null } as unknown as AuctionView;
  const view = { decision: "late_bid", asked: [0], players: [], auction } as unknown as View;
  const label = { id: "action-late_bid", args: { workers: 3, fish: 4 }, text: "" };
  const plan: ActionInfo[] = [{ id: 1, name: "late_bid", args: [3], text: "late_bid(3)", label }];
  const said = (id: string, args = {}) => `${id} ${JSON.stringify(args)}`;
  expect(summary(view, view, 0, plan, said, true)?.detail).toBe('plan-bid-cost {"workers":2,"rate":2,"fish":4}');
});

test("a sealed bid is paid at my own rate", () => {
  const view = (own_bid: number | null) => ({ auction: { own_bid, rates: [2, 3] } }) as unknown as View;
  expect([bidFish({ view: view(3), me: 0 }), bidFish({ view: view(3), me: 1 })]).toEqual([6, 9]);
  expect([bidFish({ view: view(null), me: 0 }), bidFish({ view: view(3), me: null })]).toEqual([0, 0]);
  expect(bidFish({ view: { auction: null } as unknown as View, me: 0 })).toBe(0);
});

test("the key of a bid is its number, and bids stay in the bar", () => {
  const action = (name: string, first: number) => ({ name, args: [first] }) as unknown as ActionInfo;
  expect([actionKey(action("bid", 0)), actionKey(action("late_bid", 3)), actionKey(action("pull", 1))]).toEqual([
    "0",
    "3",
    null,
  ]);
  expect([onBoard(action("bid", 2)), onBoard(action("recall", 2))]).toEqual([false, true]);
});

test("a turn has kinds, building first; other questions have none", () => {
  const view = { decision: "turn", headwaters: [{ card: "cairn" }, null] } as unknown as View;
  const shown = kinds(view, (id, args = {}) => [id, ...Object.values(args)].join(" "));
  expect(shown.map(({ id }) => id)).toEqual(["build", "pull", "auction", "invent", "use"]);
  const short = (at: number, first: number | string) => shown[at]?.short({ args: [first] } as unknown as ActionInfo);
  expect([short(0, "snag_pile"), short(1, 1), short(1, 2), short(3, 2)]).toEqual([
    "card-snag_pile",
    "card-cairn",
    null,
    "button-draw 2",
  ]);
  expect(kinds({ ...view, decision: "bid" }, (id) => id)).toEqual([]);
});

test("late bids are a step only where somebody bids late", () => {
  const during = (late: number[]) => phases({ decision: "bid", auction: { late } } as unknown as View, (id) => id);
  expect(during([]).names).toEqual(["step-begun", "step-recall", "step-sealed", "step-drift"]);
  expect(during([2]).names).toContain("step-late");
  const last = { decision: "late_bid", auction: { late: [2] } } as unknown as View;
  const { names, current } = phases(last, (id) => id);
  expect(names[current]).toBe("step-late");
});
