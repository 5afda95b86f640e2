import { expect, test } from "vitest";
import type { AuctionView } from "../../../lib/views/river_bankers";
import { lateBid, lateCells } from "./late_bid";

/** Four icons, three workers of mine: what I place by my bid and by what the others bid together. */
const outcomes = [0, 1, 2, 3].map((bid) =>
  [0, 1, 2, 3, 4].map((others) => Math.max(0, bid - Math.max(0, bid + others - 4))),
);
const auction = (bids: (number | null)[], late: number[]) => ({ bids, late, outcomes }) as unknown as AuctionView;

test("what each bid places follows from the bids that lie open", () => {
  expect(lateBid(auction([null, 2, 1], [0]), 0)).toEqual({ known: 3, more: false, placed: [0, 1, 1, 1] });
});

test("bids beyond all icons leave no place", () => {
  expect(lateBid(auction([null, 4, 3], [0]), 0).placed).toEqual([0, 0, 0, 0]);
});

test("somebody who bids after me is told", () => {
  expect(lateBid(auction([null, 2, null], [0, 2]), 0)).toMatchObject({ known: 2, more: true });
});

test("each bid has its cell, and the chosen one is marked", () => {
  const cells = lateCells(lateBid(auction([null, 2, 1], [0]), 0), 2);
  expect(cells.map(({ label, placed, chosen }) => `${label}:${placed}${chosen ? "*" : ""}`)).toEqual([
    "0:0",
    "1:1",
    "2:1*",
    "3:1",
  ]);
});
