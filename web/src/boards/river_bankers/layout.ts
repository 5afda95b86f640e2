/** Where things lie on River Bankers' board: the fish track around it, the columns of cards, the icons of a card. */
import type { Point } from "../../art/scenery";
import type { PlayerView, RiverCardView, View } from "../../lib/views/river_bankers";

export const LOOP = 60;
export const CARD_WIDTH = 106;
export const CARD_HEIGHT = 82;
export const ICON = 10.5;
/** The middle line of the track: a loop with rounded corners, clockwise from the top left. */
const TRACK = { x: 22, y: 22, width: 812, height: 492, round: 34 };
/** Left edges of the columns. */
export const HEADWATERS_X = 60;
export const RIVER_X = [206, 322, 438, 554] as const;
export const SHORELINE_X = 690;
const TOP = 112;
const STEP = 94;
/** Lower ends of the columns; the finish line may be printed below the shoreline. */
const BOTTOM = { river: 480, shoreline: 458 };
export const headwatersY = (slot: number) => 104 + slot * 106;
/** Where the deck of material cards lies, below the Headwaters. */
export const DECK_PLACE = { x: HEADWATERS_X, y: headwatersY(3) + 4, scale: 0.62 };

export interface TrackPlace {
  x: number;
  y: number;
  angle: number;
}

/** The middle of a space, and how it is turned; between two spaces while a pawn moves. Totals of 60 and more go around again. */
export function trackPlace(total: number): TrackPlace {
  const { x, y, width, height, round } = TRACK;
  const [across, down, turn] = [width - 2 * round, height - 2 * round, (Math.PI * round) / 2];
  const sides = [across, turn, down, turn, across, turn, down, turn];
  const wrapped = (((total + 0.5) % LOOP) + LOOP) % LOOP;
  let left = (wrapped / LOOP) * sides.reduce((sum, side) => sum + side);
  let side = 0;
  while (side < sides.length - 1 && left > (sides[side] ?? 0)) left -= sides[side++] ?? 0;
  const quarter = Math.floor(side / 2);
  const bend = side % 2 === 1 ? left / turn : 0;
  const along = side % 2 === 1 ? (quarter % 2 ? down : across) : left;
  return onSide({ x, y, width, height, round }, quarter, along, bend);
}

/** A place on one of the four sides, from its corner on; `bend` says how far it is around the corner after it. */
function onSide(frame: typeof TRACK, quarter: number, along: number, bend: number): TrackPlace {
  const { x, y, width, height, round } = frame;
  const a = (bend * Math.PI) / 2;
  const [forward, inward] = [along + round * Math.sin(a), round - round * Math.cos(a)];
  const angle = quarter * 90 + bend * 90;
  if (quarter === 0) return { x: x + round + forward, y: y + inward, angle };
  if (quarter === 1) return { x: x + width - inward, y: y + round + forward, angle };
  if (quarter === 2) return { x: x + width - round - forward, y: y + height - inward, angle };
  return { x: x + inward, y: y + height - round - forward, angle };
}

export function trackPath(): string {
  const { x, y, width, height, round: r } = TRACK;
  const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${width - 2 * r}${arc(r, r)}v${height - 2 * r}${arc(-r, r)}h${2 * r - width}${arc(-r, -r)}v${2 * r - height}${arc(r, -r)}z`;
}

/** Those who stand on the same space as a total, from the bottom of the stack to the top. */
export function stackOn(players: readonly PlayerView[], total: number): PlayerView[] {
  const there = players.filter((player) => player.fish % LOOP === ((total % LOOP) + LOOP) % LOOP);
  return there.toSorted((a, b) => a.fish - b.fish || b.order - a.order);
}

/** A material card where it lies. */
export interface PlacedCard {
  card: RiverCardView;
  x: number;
  y: number;
  scale: number;
  where: "headwaters" | "river" | "shoreline";
  /** Slot or space, from 1. */
  number: number;
}

/** The largest grid of a column that holds so many cards. */
export function grid(count: number, where: "river" | "shoreline"): { columns: number; scale: number } {
  const height = BOTTOM[where] - TOP;
  let best = { columns: 1, scale: 0 };
  if (count * STEP - 12 <= height) return { columns: 1, scale: 1 };
  for (let columns = 1; columns <= 3; columns++) {
    const rows = Math.ceil(count / columns);
    const scale = Math.min(1, 0.97 / columns, height / (rows * STEP - 12));
    if (scale > best.scale) best = { columns, scale };
  }
  return best;
}

function column(
  cards: readonly RiverCardView[],
  x: number,
  where: "river" | "shoreline",
  number: number,
): PlacedCard[] {
  const { columns, scale } = grid(cards.length, where);
  const across = CARD_WIDTH / columns;
  return cards.map((card, i) => ({
    card,
    x: x + (i % columns) * across,
    y: TOP + Math.floor(i / columns) * STEP * scale,
    scale,
    where,
    number,
  }));
}

/** Every material card in play, in an order that does not change while cards drift. */
export function cardsOf(view: View): PlacedCard[] {
  const upper = view.headwaters.flatMap((card, slot): PlacedCard[] =>
    card
      ? [{ card, x: HEADWATERS_X, y: headwatersY(slot), scale: 1, where: "headwaters" as const, number: slot + 1 }]
      : [],
  );
  const river = view.river.flatMap((cards, space) => column(cards, RIVER_X[space] ?? 0, "river", space + 1));
  const shore = column(view.shoreline, SHORELINE_X, "shoreline", 0);
  return [...upper, ...river, ...shore].toSorted((a, b) => a.card.card.localeCompare(b.card.card));
}

/** What covers an icon: a seat's worker, a blank, or nothing. */
export type Cover = number | "blank" | null;

export function covers(card: RiverCardView): Cover[] {
  const workers = card.workers.flatMap((count, seat) => Array.from({ length: count }, () => seat));
  const blanks = Array.from({ length: card.blanks }, () => "blank" as const);
  const open = Array.from({ length: Math.max(0, card.icons - workers.length - blanks.length) }, () => null);
  return [...workers, ...blanks, ...open];
}

/** Middles of the icons on a card, row by row. */
export function iconPlaces(icons: number): Point[] {
  const perRow = icons > 6 ? 4 : icons === 5 || icons === 6 ? 3 : 2;
  const rows = Math.ceil(icons / perRow);
  return Array.from({ length: icons }, (_, i): Point => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, icons - row * perRow);
    return [
      CARD_WIDTH / 2 + ((i % perRow) - (inRow - 1) / 2) * 24,
      24 + (CARD_HEIGHT - 26) / 2 + (row - (rows - 1) / 2) * 25,
    ];
  });
}

/** All workers of a seat, in supply and on cards. */
export function workersOf(view: View, seat: number): number {
  const cards = [...view.headwaters, ...view.river.flat(), ...view.shoreline];
  return (view.players[seat]?.supply ?? 0) + cards.reduce((sum, card) => sum + (card?.workers[seat] ?? 0), 0);
}

/** Where one more card would lie in a river space, or on the shoreline (0). */
export function placeFor(view: View, space: number): { x: number; y: number; scale: number } | null {
  const [there, x, where] = space
    ? [view.river[space - 1] ?? [], RIVER_X[space - 1] ?? 0, "river" as const]
    : [view.shoreline, SHORELINE_X, "shoreline" as const];
  const { columns, scale } = grid(there.length + 1, where);
  return columns > 1 || scale < 0.9 ? null : { x, y: TOP + there.length * STEP * scale, scale };
}

export function findCard(view: View, name: string | undefined): PlacedCard | undefined {
  return cardsOf(view).find((placed) => placed.card.card === name);
}
