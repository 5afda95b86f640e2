/** The last auction as it was told: who bid what, who placed, where the card went. */
import type { EventInfo } from "../../lib/protocol";

export interface ToldAuction {
  card: string;
  bids: Record<number, number>;
  placed: Record<number, number>;
  over: number;
  /** River space it went to, "ashore" or "out"; null while it is not over. */
  to: number | "ashore" | "out" | null;
}

export function retell(told: ToldAuction | null, events: readonly EventInfo[]): ToldAuction | null {
  return events.reduce(tell, told);
}

function tell(told: ToldAuction | null, { name, args }: EventInfo): ToldAuction | null {
  const seat = Number(args.seat);
  if (name === "auction_begun" || name === "combined_begun") {
    return { card: String(args.card), bids: {}, placed: {}, over: 0, to: null };
  }
  if (!told || told.to !== null) return told;
  if (name === "bid_made" || name === "late_bid_made") {
    return { ...told, bids: { ...told.bids, [seat]: Number(args.workers) } };
  }
  if (name === "river_jams") return { ...told, over: Number(args.over) };
  const bidding = Object.keys(told.bids).length > 0;
  if (args.card !== told.card || !bidding) return told;
  if (name === "workers_placed") return { ...told, placed: { ...told.placed, [seat]: Number(args.workers) } };
  if (name === "card_drifts") return { ...told, to: Number(args.space) };
  if (name === "card_ashore") return { ...told, to: "ashore" };
  return name === "card_out" ? { ...told, to: "out" } : told;
}
