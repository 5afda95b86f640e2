/** What happens in River Bankers as motion: beats, one after the other, and the timetable made from them. */
import type { EventInfo } from "../../../lib/protocol";
import type { View } from "../../../lib/views/river_bankers";
import type { Flight } from "../../flights";
import { cardsOf, covers } from "../layout";
import { ON_TABLE, cellOf, handOf, pileOf, supplyOf, tableauOf } from "./places";

const BID_APART_MS = 140;
const BID_TURN_MS = 240;
/** So many bids are turned over all at once. */
const MANY_BIDS = 5;
const LINE_MS = 240;
const PAWNS_MS = 480;
const WORKERS_MS = 320;
const DRIFT_MS = 640;
const CARDS_MS = 320;
const BUILD_MS = 480;
const STAGGER_MS = 60;
const MOST_CARDS = 5;

/** The steps of an auction's end. */
export const STEPS = ["bids", "pay", "place", "drift"] as const;
export type Step = (typeof STEPS)[number];

export interface Span {
  start: number;
  duration: number;
}

export interface Pawn {
  seat: number;
  from: number;
  to: number;
}

/** A worker comes to a card (by 1) or leaves it (by -1). */
export interface WorkerChange {
  card: string;
  seat: number;
  by: 1 | -1;
}

/** Things that move together. */
export interface Beat {
  ms: number;
  step?: Step;
  pawns?: Pawn[];
  /** Material cards that move to where they lie afterwards; one that lies nowhere then fades. */
  cards?: string[];
  flights?: Flight[];
  workers?: WorkerChange[];
  /** How many bids are turned over. */
  bids?: number;
  /** The line of the overbid is drawn. */
  line?: boolean;
}

export interface Script {
  pawns: (Pawn & Span)[];
  cards: ({ card: string } & Span)[];
  flights: (Flight & Span)[];
  workers: (WorkerChange & { at: number })[];
  /** When each bid is turned over, and how long that takes. */
  bids: Span[];
  line: Span | null;
  /** When the steps of an auction's end begin. */
  steps: Partial<Record<Step, number>>;
  ms: number;
}

const BIDS = new Set(["bid_made", "late_bid_made"]);

/** True if bids are shown in these events. */
export function showsBids(events: readonly EventInfo[]): boolean {
  return events.some((event) => BIDS.has(event.name));
}

/** How long an act takes in which bids are shown; null for all others, which share the time of their turn. */
export function revealMs(events: readonly EventInfo[]): number | null {
  if (!showsBids(events)) return null;
  const bids = events.filter((event) => BIDS.has(event.name)).length + 1; // and perhaps mine, which I know
  return lengthOf(beatsOf(events, null, null, bids));
}

export function lengthOf(beats: readonly Beat[]): number {
  return beats.reduce((sum, beat) => sum + beat.ms, 0);
}

// ---------------------------------------------------------------- from events to beats

/**
 * What happens, in its order; events of the same kind that follow one another are one beat. `bids`: how many bids are turned
 * over, mine included, of which I may have heard before.
 */
export function beatsOf(events: readonly EventInfo[], now: View | null, after: View | null, bids: number): Beat[] {
  const beats: Beat[] = [];
  const cards = new CardsUnderWay(now, after, events);
  let turned = false;
  for (let i = 0; i < events.length;) {
    const name = events[i]?.name ?? "";
    const end = events.findIndex((event, j) => j > i && !isSameKind(event.name, name));
    const same = events.slice(i, end < 0 ? events.length : end);
    i += same.length;
    if (BIDS.has(name)) {
      if (!turned && bids) beats.push(bidsBeat(bids));
      turned = true;
    } else {
      beats.push(...beatsFor(name, same, cards, turned));
    }
  }
  return beats;
}

const PAWNS = new Set(["pawn_forward", "pawn_back"]);
const MOVES = new Set(["card_drifts", "card_ashore"]);

function isSameKind(one: string, other: string): boolean {
  return one === other || [BIDS, PAWNS, MOVES].some((kind) => kind.has(one) && kind.has(other));
}

function bidsBeat(bids: number): Beat {
  const apart = bids >= MANY_BIDS ? 0 : BID_APART_MS * Math.max(0, bids - 1);
  return { ms: apart + BID_TURN_MS, bids, step: "bids" };
}

function beatsFor(name: string, same: readonly EventInfo[], cards: CardsUnderWay, isReveal: boolean): Beat[] {
  const step = (wanted: Step) => (isReveal ? { step: wanted } : {});
  switch (name) {
    case "river_jams":
      return [{ ms: LINE_MS, line: true }];
    case "pawn_forward":
    case "pawn_back":
      return [{ ms: PAWNS_MS, pawns: same.map(pawnOf), ...step("pay") }];
    case "workers_placed":
      return [{ ...placing(same, cards), ...step("place") }];
    case "recalled":
    case "worker_home":
      return [
        goingHome(
          same.map((event) => [cardOf(event), Number(event.args.seat)] as const),
          cards,
        ),
      ];
    case "worker_moved":
    case "workers_swapped":
      return [changingPlaces(same, cards)];
    case "card_drifts":
    case "card_ashore":
      return [{ ms: DRIFT_MS, cards: cards.moved(same), ...step("drift") }];
    case "card_out":
      return [{ ms: CARDS_MS, cards: cards.moved(same) }];
    case "card_turned_up":
      return [{ ms: CARDS_MS, cards: cards.turnedUp(same) }];
    case "cards_drawn":
      return same.map(({ args }) => structures(Number(args.count), pileOf("structures"), handOf(Number(args.seat))));
    case "card_discarded":
      return [known(same, (seat) => [handOf(seat), pileOf("discards")])];
    case "card_taken":
      return [known(same, (seat) => [pileOf("discards"), handOf(seat)])];
    case "built_up":
      return same.flatMap((event) => building(event, cards));
    default:
      return [];
  }
}

function pawnOf({ name, args }: EventInfo): Pawn {
  const [fish, to] = [Number(args.fish), Number(args.to)];
  return { seat: Number(args.seat), from: name === "pawn_forward" ? to - fish : to + fish, to };
}

// ---------------------------------------------------------------- workers

function placing(same: readonly EventInfo[], cards: CardsUnderWay): Beat {
  const workers = same.flatMap(({ args }) =>
    Array.from({ length: Number(args.workers) }, () => ({ card: String(args.card), seat: Number(args.seat) })),
  );
  const flights = workers.map(({ card, seat }): Flight => ({
    symbol: "worker",
    colour: seat,
    from: supplyOf(seat),
    to: cards.freeCell(card),
  }));
  return { ms: WORKERS_MS, flights, workers: workers.map((each) => ({ ...each, by: 1 })) };
}

/** Workers of the given cards and seats go home. */
function goingHome(off: readonly (readonly [string, number])[], cards: CardsUnderWay): Beat {
  const flights = off.map(([card, seat]): Flight => ({
    symbol: "worker",
    colour: seat,
    from: cards.cellWith(card, seat),
    to: supplyOf(seat),
  }));
  return { ms: WORKERS_MS, flights, workers: off.map(([card, seat]) => ({ card, seat, by: -1 })) };
}

/** A worker goes to another card, and where two change places the other's comes back. */
function changingPlaces(same: readonly EventInfo[], cards: CardsUnderWay): Beat {
  const ways = same.flatMap(({ name, args }) => {
    const [card, to, seat] = [String(args.card), String(args.to), Number(args.seat)];
    const there = { seat, from: card, to };
    return name === "workers_swapped" ? [there, { seat: Number(args.other), from: to, to: card }] : [there];
  });
  return {
    ms: WORKERS_MS,
    flights: ways.map(({ seat, from, to }): Flight => ({
      symbol: "worker",
      colour: seat,
      from: cards.cellWith(from, seat),
      to: `${ON_TABLE} [data-card="${to}"]`,
    })),
    workers: ways.flatMap(({ seat, from, to }): WorkerChange[] => [
      { card: from, seat, by: -1 },
      { card: to, seat, by: 1 },
    ]),
  };
}

// ---------------------------------------------------------------- structures

function structures(count: number, from: string, to: string): Beat {
  const flights = Array.from({ length: Math.min(MOST_CARDS, count) }, () => ({ symbol: "back", from, to }));
  return { ms: CARDS_MS, flights };
}

function known(same: readonly EventInfo[], way: (seat: number) => [string, string]): Beat {
  const flights = same.slice(0, MOST_CARDS).map(({ args }): Flight => {
    const [from, to] = way(Number(args.seat));
    return { symbol: "structure", text: String(args.structure), from, to };
  });
  return { ms: CARDS_MS, flights };
}

/** The workers that paid go home, then the structure goes from the hand to what is built. */
function building({ args }: EventInfo, cards: CardsUnderWay): Beat[] {
  const seat = Number(args.seat);
  const paid = cards.paidBy(seat);
  const flight = {
    symbol: "structure",
    text: String(args.structure),
    from: handOf(seat),
    to: tableauOf(seat),
    stays: true,
  };
  return [...(paid.length ? [goingHome(paid, cards)] : []), { ms: BUILD_MS, flights: [flight] }];
}

// ---------------------------------------------------------------- material cards

/** Which material cards and icons are in use already, while beats are made from events. */
class CardsUnderWay {
  readonly #now: Map<string, ReturnType<typeof cardsOf>[number]>;
  readonly #after: Map<string, ReturnType<typeof cardsOf>[number]>;
  readonly #used = new Map<string, number>();
  readonly #named: Set<string>;

  constructor(
    now: View | null,
    after: View | null,
    private readonly events: readonly EventInfo[],
  ) {
    const byName = (view: View | null) =>
      new Map((view ? cardsOf(view) : []).map((placed) => [placed.card.card, placed]));
    [this.#now, this.#after] = [byName(now), byName(after)];
    this.#named = new Set(
      events.filter(({ name }) => MOVES.has(name) || /^card_(out|turned_up)$/.test(name)).map(cardOf),
    );
  }

  /** The next icon of a card that nothing lies on. */
  freeCell(card: string): string {
    const cells = this.#now.get(card);
    const used = this.#used.get(card) ?? 0;
    this.#used.set(card, used + 1);
    const free = cells ? covers(cells.card).flatMap((cover, i) => (cover === null ? [i] : [])) : [];
    return cellOf(card, free[used] ?? null);
  }

  /** An icon of a card with a worker of this seat on it. */
  cellWith(card: string, seat: number): string {
    const placed = this.#now.get(card);
    return cellOf(card, placed ? covers(placed.card).indexOf(seat) : null);
  }

  /** The cards of these events, and those in the river that make room for them. */
  moved(same: readonly EventInfo[]): string[] {
    return [...same.map(cardOf), ...this.#shifted((where) => where !== "headwaters")];
  }

  /** New cards, and those that close the gap before them. */
  turnedUp(same: readonly EventInfo[]): string[] {
    return [...same.map(cardOf), ...this.#shifted((where) => where === "headwaters")];
  }

  /** Cards that no event names and that lie elsewhere afterwards; each is moved once. */
  #shifted(isWanted: (where: string) => boolean): string[] {
    const shifted = [...this.#after.values()].filter(({ card, where, x, y, scale }) => {
      const before = this.#now.get(card.card);
      const isShifted = before && (before.x !== x || before.y !== y || before.scale !== scale);
      return isShifted && isWanted(where) && !this.#named.has(card.card);
    });
    const names = shifted.map(({ card }) => card.card);
    for (const name of names) this.#named.add(name);
    return names;
  }

  /** The workers that leave cards without an event of their own: they have paid for a structure. */
  paidBy(seat: number): (readonly [string, number])[] {
    return [...this.#now].flatMap(([name, { card }]) => {
      const home = this.events.filter(
        (event) => /^(recalled|worker_home)$/.test(event.name) && cardOf(event) === name && event.args.seat === seat,
      ).length;
      const left = (card.workers[seat] ?? 0) - (this.#after.get(name)?.card.workers[seat] ?? 0) - home;
      return Array.from({ length: Math.max(0, left) }, () => [name, seat] as const);
    });
  }
}

function cardOf({ args }: EventInfo): string {
  return String(args.card);
}

// ---------------------------------------------------------------- from beats to a timetable

/** When everything happens; all of it together takes no longer than `most`. */
export function schedule(beats: readonly Beat[], most: number): Script {
  const factor = Math.min(1, most / Math.max(1, lengthOf(beats)));
  const script: Script = { pawns: [], cards: [], flights: [], workers: [], bids: [], line: null, steps: {}, ms: 0 };
  for (const beat of beats) {
    const span = { start: script.ms, duration: beat.ms * factor };
    script.ms += span.duration;
    if (beat.step) script.steps[beat.step] ??= span.start;
    if (beat.line) script.line = span;
    script.pawns.push(...(beat.pawns ?? []).map((pawn) => ({ ...pawn, ...span })));
    script.cards.push(...(beat.cards ?? []).map((card) => ({ card, ...span })));
    script.flights.push(...staggered(beat.flights ?? [], span));
    // A worker leaves its card when it begins to move, and lies on the other when it has arrived.
    const at = (by: number) => (by < 0 ? span.start : script.ms);
    script.workers.push(...(beat.workers ?? []).map((change) => ({ ...change, at: at(change.by) })));
    if (beat.bids) script.bids = turning(beat.bids, span.start, factor);
  }
  return script;
}

function staggered(flights: readonly Flight[], { start, duration }: Span): (Flight & Span)[] {
  const apart = Math.min(STAGGER_MS, duration / (2 * Math.max(1, flights.length)));
  const each = duration - apart * (flights.length - 1);
  return flights.map((flight, i) => ({ ...flight, start: start + apart * i, duration: each }));
}

function turning(bids: number, start: number, factor: number): Span[] {
  const apart = bids >= MANY_BIDS ? 0 : BID_APART_MS * factor;
  return Array.from({ length: bids }, (_, i) => ({ start: start + i * apart, duration: BID_TURN_MS * factor }));
}

/** The total a pawn shows at a moment; null if it does not move. */
export function totalAt(script: Pick<Script, "pawns">, seat: number, moment: number): number | null {
  const own = script.pawns.filter((move) => move.seat === seat);
  const move = own.findLast((each) => moment >= each.start) ?? own[0];
  return move ? move.from + (move.to - move.from) * eased(partOf(move, moment)) : null;
}

/** How much of a span has passed at a moment, from 0 to 1. */
export function partOf({ start, duration }: Span, moment: number): number {
  return Math.min(1, Math.max(0, (moment - start) / Math.max(1, duration)));
}

/** Slow at both ends. */
export function eased(part: number): number {
  return part * part * (3 - 2 * part);
}
