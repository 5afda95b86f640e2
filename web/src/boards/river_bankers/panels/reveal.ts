/** An auction whose bids have been shown, read from its events: who bid what, pays what, places how many, where the card goes. */
import type { EventInfo } from "../../../lib/protocol";
import type { AuctionView, View } from "../../../lib/views/river_bankers";
import { findCard, type PlacedCard } from "../layout";

export interface RevealedBid {
  seat: number;
  workers: number;
  placed: number;
  /** Fish paid, and the pawn's way; null where the pawn was before is not known. */
  fish: number;
  from: number | null;
  to: number | null;
  /** What one worker cost, if that is known and goes into the fish paid. */
  each: number | null;
  late: boolean;
}

/** Where a card of the lot went, and how many of its icons are open then. */
export interface Gone {
  card: string;
  to: number | "ashore" | "out";
  text: string;
  open: number;
}

export interface Reveal {
  /** The event of the log with which the auction began, and the first with a bid. */
  begun: number;
  first: number;
  lots: string[];
  rate: number;
  trigger: number;
  /** Open icons before; null if nobody here has seen it. */
  icons: number | null;
  materials: string[];
  /** Where the lot lay. */
  lot: PlacedCard | null;
  over: number;
  bids: RevealedBid[];
  /** Seats that have yet to bid, openly. */
  waiting: number[];
  gone: Gone[];
}

/** The auction as it was before the bids were shown. */
export interface SeenAuction {
  auction: AuctionView;
  lot: PlacedCard | null;
  fish: number[];
}

export function seeAuction(view: View): SeenAuction | null {
  const { auction } = view;
  if (!auction) return null;
  const lot = findCard(view, auction.lots[0]) ?? null;
  return { auction, lot, fish: view.players.map((player) => player.fish) };
}

const BEGUN = /^(auction|combined)_begun$/;
const BID = /^(late_)?bid_made$/;
const GONE = /^card_(drifts|ashore|out)$/;

/** The last auction whose bids are shown; null if there is none yet. My own sealed bid is known to me before that. */
export function revealOf(
  events: readonly EventInfo[],
  me: number | null,
  seen: SeenAuction | null,
  after: View,
): Reveal | null {
  for (let end = events.length; end > 0;) {
    const begun = events.findLastIndex((event, i) => i < end && BEGUN.test(event.name));
    if (begun < 0) return null;
    const reveal = revealFrom(events.slice(begun, end), begun, me, seen, after);
    if (reveal) return reveal;
    end = begun;
  }
  return null;
}

function revealFrom(
  events: readonly EventInfo[],
  begun: number,
  me: number | null,
  known: SeenAuction | null,
  after: View,
): Reveal | null {
  const [start] = events;
  if (!start) return null;
  const lots = [start.args.card, start.args.other].filter((card) => card !== undefined).map(String);
  const seen = known?.auction.lots[0] === lots[0] ? known : null;
  const offered = events.filter((event) => BID.test(event.name));
  const last = events.findLastIndex((event) => BID.test(event.name));
  const gone = events
    .slice(last + 1)
    .filter((event) => GONE.test(event.name) && lots.includes(String(event.args.card)));
  const isShown = gone.length > 0 || offered.some((event) => event.args.seat !== me);
  if (last < 0 || !isShown) return null;
  const afterBids = events.slice(last + 1);
  const settled = lots.map((lot) => gone.find((event) => event.args.card === lot)).filter((event) => !!event);
  const over = Number(afterBids.find((event) => event.name === "river_jams")?.args.over ?? 0);
  const trigger = Number(start.args.seat);
  const bids = offered.map((event) => bidOf(event, afterBids, seen, after));
  const own = seen?.auction.own_bid ?? null;
  if (me !== null && own !== null && !bids.some((bid) => bid.seat === me))
    bids.push(ownBid(me, own, afterBids, seen, after));
  const seats = after.players.length;
  const turn = (seat: number) => (seat - trigger + seats) % seats;
  bids.sort((a, b) => Number(a.late) - Number(b.late) || turn(a.seat) - turn(b.seat));
  const total = bids.reduce((sum, bid) => sum + bid.workers, 0);
  const declared = events.filter((event) => event.name === "bids_last").map((event) => Number(event.args.seat));
  return {
    begun,
    first: begun + events.indexOf(offered.find((event) => event.args.seat !== me) ?? offered[0] ?? start),
    lots,
    rate: seen?.auction.rate ?? Number(start.args.rate),
    trigger,
    icons: seen?.auction.icons ?? (over ? total - over : null),
    materials: (seen?.lot ?? findCard(after, lots[0]))?.card.materials ?? [],
    lot: seen?.lot ?? null,
    over,
    bids,
    waiting: settled.length ? [] : declared.filter((seat) => !bids.some((bid) => bid.seat === seat)),
    gone: settled.map((event) => goneOf(event, after)),
  };
}

function goneOf({ name, args, text }: EventInfo, after: View): Gone {
  const to = name === "card_drifts" ? Number(args.space) : name === "card_out" ? "out" : "ashore";
  return { card: String(args.card), to, text, open: findCard(after, String(args.card))?.card.open ?? 0 };
}

function bidOf(bid: EventInfo, events: readonly EventInfo[], seen: SeenAuction | null, after: View): RevealedBid {
  const late = bid.name === "late_bid_made";
  return { ...ownBid(Number(bid.args.seat), Number(bid.args.workers), events, seen, after), late };
}

/** A bid with what follows from it in the events after all bids. */
function ownBid(
  seat: number,
  workers: number,
  events: readonly EventInfo[],
  seen: SeenAuction | null,
  after: View,
): RevealedBid {
  const placed = events
    .filter((event) => event.name === "workers_placed" && event.args.seat === seat)
    .reduce((sum, event) => sum + Number(event.args.workers), 0);
  const paid = events.find((event) => event.name === "pawn_forward" && event.args.seat === seat);
  const [fish, to] = workers && paid ? [Number(paid.args.fish), Number(paid.args.to)] : [0, null];
  const each = seen?.auction.rates[seat] ?? null;
  const from = to === null ? (seen?.fish[seat] ?? after.players[seat]?.fish ?? null) : to - fish;
  return { seat, workers, placed, fish, from, to, each: each && fish % each === 0 ? each : null, late: false };
}

/** The bids that nobody has seen before they are turned over now: of these, in this order. */
export function turnedOver(reveal: Reveal, shown: readonly (number | null)[]): number[] {
  return reveal.bids.filter(({ seat }) => (shown[seat] ?? null) === null).map(({ seat }) => seat);
}

/** What is known before an act is played, and the act: the events of an act that is watched again are in the log already. */
export function upTo(log: readonly EventInfo[], events: readonly EventInfo[]): EventInfo[] {
  const [first] = events;
  const at = first ? log.indexOf(first) : -1;
  return [...(at < 0 ? log : log.slice(0, at)), ...events];
}
