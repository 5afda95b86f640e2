/** Bidding last: the bids of the others lie open, so it can be told what each bid of mine would place. */
import type { AuctionView } from "../../../lib/views/river_bankers";
import type { OutcomeCell } from "./bid_dial";

export interface LateBid {
  /** Workers that the others have bid so far. */
  known: number;
  /** Others bid after me. */
  more: boolean;
  /** What I would place with a bid of 0, 1, 2 and so on, if nobody bids any more. */
  placed: number[];
}

export function lateBid(auction: AuctionView, me: number): LateBid {
  const known = auction.bids.reduce<number>((sum, bid, seat) => sum + (seat === me ? 0 : (bid ?? 0)), 0);
  const more = auction.late.some((seat) => seat !== me);
  return { known, more, placed: auction.outcomes.map((row) => row[Math.min(known, row.length - 1)] ?? 0) };
}

/** What each of my bids would place; `value` is the one I have chosen. */
export function lateCells(late: LateBid, value: number | null): OutcomeCell[] {
  return late.placed.map((placed, bid) => ({ label: String(bid), bid, placed, chosen: bid === value }));
}
