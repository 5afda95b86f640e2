/** Where pearls lie, and how they roll along the drawn water. */
import type { Point } from "../../../art/scenery";
import { byValue } from "../pieces/colours";
import { distance, lengthOf, walk } from "../board/curves";
import { iconAt, jam, lakeHeap, PLACES, routeOf, shortened, slotAt, top, LAKE } from "../layout";
import { holder, type Journey, type Scene, type BoardState } from "./board_state";

export interface Mover {
  kind: "pearl" | "fairy";
  /** Its colour or type. */
  what: string;
  place: Point;
  /** Where a rolling pearl has just been, the nearest first. */
  wake: Point[];
}

/** A piece on its way: where it is after so many milliseconds. */
export interface Way {
  kind: Mover["kind"];
  what: string;
  line: Point[];
  ms: number;
  delay: number;
  rolls: boolean;
}

const SPEED = 0.62; // units of the board in a millisecond
const STAGGER = 70;
const WAKE = [13, 24, 34, 43];
const FALL_MS = 260;
const HEIGHT_OF_FALL = 50;

const isSpring = (place: string) => place.startsWith("top");
const springAt = (river: number): Point => PLACES[top(river)]?.[0] ?? [0, 0];

/** Pearls of a section where they wait, in the order they are drawn. */
export function waiting(boardState: BoardState, section: string): { colour: string; place: Point }[] {
  const pearls = byValue(boardState.pearls[section] ?? []);
  const places = jam(section, holder(boardState, section) || 1, pearls.length, (each) => holder(boardState, each) > 0);
  return pearls.map((colour, i) => ({ colour, place: places[i] ?? slotAt(section, 1) }));
}

/** Heaps of the lake: each colour once, with how many. */
export function heaps(boardState: BoardState): { colour: string; count: number; place: Point }[] {
  const pearls = byValue(boardState.pearls[LAKE] ?? []);
  return [...new Set(pearls)].map((colour, i) => ({
    colour,
    count: pearls.filter((each) => each === colour).length,
    place: lakeHeap(i),
  }));
}

/** How long these ways take together. */
export function timeOf(ways: readonly Way[]): number {
  return Math.max(0, ...ways.map((way) => way.ms + way.delay));
}

/** Where the pieces are after so many milliseconds. What falls is not seen before. */
export function moversAt(ways: readonly Way[], passed: number): Mover[] {
  return ways.filter(({ rolls, delay }) => rolls || passed >= delay).map((way) => moverOn(way, passed));
}

function moverOn({ kind, what, line, ms, delay, rolls }: Way, passed: number): Mover {
  const part = Math.min(1, Math.max(0, (passed - delay) / ms));
  const eased = part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2;
  const far = lengthOf(line) * eased;
  const wake =
    rolls && part > 0 && part < 1 ? WAKE.filter((back) => back < far).map((back) => walk(line, far - back)) : [];
  return { kind, what, place: walk(line, far), wake };
}

/** What moves on the board itself while a scene is played: pearls that roll, new pearls and fairies that come down. */
export function waysOf({ name, events, journeys }: Scene, before: BoardState, after: BoardState): Way[] {
  if (name === "roll") return rolls(journeys, before, after);
  if (name === "pearl_set")
    return events.map(({ args }, i) => falling("pearl", args.colour, springAt(Number(args.river)), i));
  if (name === "fairy_placed")
    return events.map(({ args }, i) => falling("fairy", args.fairy, iconAt(String(args.icon), Number(args.number)), i));
  return [];
}

function falling(kind: Mover["kind"], what: string | number | undefined, [x, y]: Point, i: number): Way {
  const line: Point[] = [
    [x, y - HEIGHT_OF_FALL],
    [x, y],
  ];
  return { kind, what: String(what), line, ms: FALL_MS, delay: i * STAGGER, rolls: false };
}

/** Places of pearls, given out one after the other. */
class Places {
  #left = new Map<string, { colour: string; place: Point }[]>();
  constructor(private readonly boardState: BoardState) {}

  take(section: string, colour: string): Point | null {
    const lying = this.#left.get(section) ?? this.#lying(section);
    this.#left.set(section, lying);
    const found = lying.findLastIndex((each) => each.colour === colour);
    const place = lying[found]?.place ?? null;
    if (section !== LAKE && found >= 0) lying.splice(found, 1);
    return place;
  }

  #lying(section: string): { colour: string; place: Point }[] {
    return section === LAKE ? heaps(this.boardState) : waiting(this.boardState, section);
  }
}

/** Every pearl on its way down the water, from where it lies to its own place in the jam. */
function rolls(journeys: readonly Journey[], before: BoardState, after: BoardState): Way[] {
  const [starts, ends] = [new Places(before), new Places(after)];
  return journeys.map(({ colour, places, slot }, i) => {
    const passed = places.filter((place, k) => place !== places[k - 1]); // it may roll on inside its section
    const [first, last] = [passed[0] ?? "", passed.at(-1) ?? ""];
    const start = isSpring(first) ? null : starts.take(first, colour);
    const end = ends.take(last, colour) ?? slotAt(last, slot ?? 1);
    const water = begun(routeOf(passed, slot), start);
    const line = last === LAKE ? [...water, end] : shortened(water, end);
    return { kind: "pearl", what: colour, line, ms: 260 + lengthOf(line) / SPEED, delay: i * STAGGER, rolls: true };
  });
}

/** The way from where a pearl lies: it joins the water at the nearest point. */
function begun(water: Point[], start: Point | null): Point[] {
  if (!start) return water;
  const far = water.map((point) => distance(point, start));
  return [start, ...water.slice(far.indexOf(Math.min(...far)) + 1)];
}
