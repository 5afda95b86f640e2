import { expect, test } from "vitest";
import type { EventInfo } from "../../../lib/protocol";
import { followAuction } from "./last_auction";

function event(name: string, args: EventInfo["args"]): EventInfo {
  return { name, args, message: { id: name, args }, text: "" };
}

test("an auction is read from its events, and a later card's way is not mixed in", () => {
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
