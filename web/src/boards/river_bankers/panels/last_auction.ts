/** The last auction, read from its events: who bid what, who placed, where the card went. */
import type { EventInfo } from "../../../lib/protocol";

export interface LastAuctionState {
  card: string;
  bids: Record<number, number>;
  placed: Record<number, number>;
  over: number;
  /** River space it went to, "ashore" or "out"; null while it is not over. */
  to: number | "ashore" | "out" | null;
}

export function followAuction(auction: LastAuctionState | null, events: readonly EventInfo[]): LastAuctionState | null {
  return events.reduce(afterEvent, auction);
}

function afterEvent(auction: LastAuctionState | null, { name, args }: EventInfo): LastAuctionState | null {
  const seat = Number(args.seat);
  if (name === "auction_begun" || name === "combined_begun") {
    return { card: String(args.card), bids: {}, placed: {}, over: 0, to: null };
  }
  if (!auction || auction.to !== null) return auction;
  if (name === "bid_made" || name === "late_bid_made") {
    return { ...auction, bids: { ...auction.bids, [seat]: Number(args.workers) } };
  }
  if (name === "river_jams") return { ...auction, over: Number(args.over) };
  const bidding = Object.keys(auction.bids).length > 0;
  if (args.card !== auction.card || !bidding) return auction;
  if (name === "workers_placed") return { ...auction, placed: { ...auction.placed, [seat]: Number(args.workers) } };
  if (name === "card_drifts") return { ...auction, to: Number(args.space) };
  if (name === "card_ashore") return { ...auction, to: "ashore" };
  return name === "card_out" ? { ...auction, to: "out" } : auction;
}
