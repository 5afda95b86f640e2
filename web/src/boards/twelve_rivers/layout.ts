/** Where things lie on the board of 12 Rivers: springs, slots, icons, lake and village, and the water between them. */
import type { Point } from "../../art/scenery";
import { distance, downhill, lengthOf, pathOf, pointsOf, through, walk, type Cubic } from "./board/curves";

export const WIDTH = 912;
export const HEIGHT = 656;
/** From the corner of the drawing to the point from which places are measured. */
export const MARGIN: Point = [6, 4];
export const LAKE = "lake";
export const VILLAGE = "village";
const RIVERS = 12;
const GROUPS = [1, 2, 3, 4];

/** The board is a slope: it widens towards the player. */
const at = (x: number, y: number): Point => [450 + (x - 450) * (0.945 + 0.06 * (y / 620)), y];
const two = (river: number) => String(river).padStart(2, "0");
export const top = (river: number) => `top${two(river)}`;

/** The printed places: a spring has one point, a section one per slot from the top down. */
export const PLACES: Record<string, Point[]> = places();

function places(): Record<string, Point[]> {
  const found: Record<string, Point[]> = {};
  for (let river = 1; river <= RIVERS; river++) {
    const x = 150 + (Math.ceil(river / 3) - 1) * 200 + (((river - 1) % 3) - 1) * 64;
    found[top(river)] = [at(x, 60)];
    found[`r1_${two(river)}`] = [at(x, 118)];
  }
  for (const group of GROUPS) {
    const x = 150 + (group - 1) * 200;
    const lean = (group <= 2 ? 1 : -1) * (group === 1 || group === 4 ? 20 : 14);
    found[`r2_${group}a`] = [at(x - 34, 188)];
    found[`r2_${group}b`] = [at(x + 56, 188)];
    found[`r3_${group}`] = [at(x + 8, 252), at(x + 8 + lean, 299)];
  }
  found.r4_a = [at(256, 366), at(287, 404), at(330, 433)];
  found.r4_b = [at(644, 366), at(613, 404), at(570, 433)];
  found.r5 = [at(450, 460), at(440, 510), at(404, 545)];
  found[LAKE] = [at(384, 589)];
  found[VILLAGE] = Array.from({ length: 6 }, (_, i) => at(546 + i * 58, 572));
  return found;
}

/** How water runs on the printed board, closed rivers included. */
export const FLOW: Record<string, string> = flow();

function flow(): Record<string, string> {
  const found: Record<string, string> = {};
  for (let river = 1; river <= RIVERS; river++) {
    found[top(river)] = `r1_${two(river)}`;
    found[`r1_${two(river)}`] = `r2_${Math.ceil(river / 3)}${river % 3 ? "a" : "b"}`;
  }
  for (const group of GROUPS) {
    found[`r2_${group}a`] = `r3_${group}`;
    found[`r2_${group}b`] = `r3_${group}`;
    found[`r3_${group}`] = group <= 2 ? "r4_a" : "r4_b";
  }
  return { ...found, r4_a: "r5", r4_b: "r5", r5: LAKE };
}

const MOUTH = [at(372, 562), at(322, 578)];
const BREADTH: Record<string, number> = { to: 17, r1: 19, r2: 25, r3: 34, r4: 44, r5: 52 };

/** A stretch of water from a place's first point to the next place's. */
export interface Channel {
  from: string;
  path: string;
  breadth: number;
  line: Point[];
}

function cubicsFrom(place: string): Cubic[] {
  const here = PLACES[place] ?? [];
  if (place === "r5") return through([...here, ...MOUTH]);
  const next = PLACES[FLOW[place] ?? ""] ?? [];
  const [first] = here;
  if (here.length === 1 && first && next[0]) return downhill(first, next[0]);
  return through([...here, ...next.slice(0, 2)], here.length + 1);
}

export const CHANNELS: Record<string, Channel> = Object.fromEntries(
  Object.keys(FLOW).map((from) => {
    const cubics = cubicsFrom(from);
    return [
      from,
      { from, path: pathOf(cubics), breadth: BREADTH[from.slice(0, 2)] ?? 17, line: pointsOf(cubics) } as Channel,
    ];
  }),
);

const STEPS = 14; // points of a line between two slots

/** The water of a section from its first slot to the given one, counted from 1. */
function within(section: string, slot: number): Point[] {
  return (CHANNELS[section]?.line ?? PLACES[section] ?? []).slice(0, (slot - 1) * STEPS + 1);
}

export function slotAt(section: string, slot: number): Point {
  return PLACES[section]?.[slot - 1] ?? PLACES[section]?.[0] ?? [WIDTH / 2, HEIGHT / 2];
}

/** Left of its section: a stump at row 3, a statue at row 2. */
export function iconAt(kind: string, number: number): Point {
  const [x, y] = slotAt(kind === "stump" ? `r3_${number}` : `r2_${number}b`, 1);
  return kind === "stump" ? [x - 48, y + 3] : [x - 43, y + 2];
}

const LAKE_PEARLS = at(196, 588);
/** Pearls of the lake float in heaps, one for each colour. */
export function lakeHeap(index: number): Point {
  return [LAKE_PEARLS[0] + index * 37, LAKE_PEARLS[1] + (index % 2 ? 5 : -4)];
}

function inflows(section: string): string[] {
  return Object.keys(FLOW).filter((from) => FLOW[from] === section);
}

export const PEARL = 13;
const FIRST = 31; // from the token to the pearl that leans on it
const APART = 2 * PEARL - 1;

/** Where pearls wait that a token in this slot holds back: up the water they came by, none on arms that are blocked. */
export function jam(section: string, slot: number, count: number, blocked: (section: string) => boolean): Point[] {
  if (!count) return [];
  const below = within(section, slot).toReversed();
  const open = inflows(section).filter((from) => !blocked(from));
  const arms = (open.length ? open : inflows(section)).map((arm) => [...below, ...upstream(arm)]);
  const waiting: Point[] = [];
  const isFree = (place: Point) => waiting.every((other) => distance(other, place) >= APART);
  while (waiting.length < count && arms.length) {
    const found = nearest(arms, isFree) ?? slotAt(section, slot);
    waiting.push(found);
  }
  return waiting;
}

function nearest(arms: Point[][], isFree: (place: Point) => boolean): Point | null {
  for (let far = FIRST; far < 700; far += 3) {
    for (const arm of arms) {
      const place = walk(arm, far);
      if (isFree(place)) return place;
    }
  }
  return null;
}

/** Against the water, from below a place to the spring; where waters meet, the left one. */
function upstream(place: string): Point[] {
  const line = (CHANNELS[place]?.line ?? []).toReversed();
  const [next] = inflows(place);
  return next ? [...line, ...upstream(next)] : line;
}

/** The way of a pearl through these places, the first being where it lies, to a slot of the last or into the lake. */
export function routeOf(places: readonly string[], slot: number | null): Point[] {
  const last = places.at(-1) ?? "";
  const water = places.slice(0, -1).flatMap((place) => CHANNELS[place]?.line ?? []);
  return slot === null || last === LAKE ? water : [...water, ...within(last, slot)];
}

/** The way up to which a pearl rolls before it finds its place in the jam. */
export function shortened(line: readonly Point[], end: Point): Point[] {
  const reach = lengthOf(line) - distance(line.at(-1) ?? end, end);
  const kept: Point[] = [];
  let far = 0;
  line.forEach((point, i) => {
    far += i ? distance(line[i - 1] ?? point, point) : 0;
    if (far <= reach) kept.push(point);
  });
  return [...kept, end];
}

/** All springs whose water passes the place, with the water between, for showing what may come. */
export function catchment(section: string): string[] {
  return inflows(section).flatMap((from) => [from, ...catchment(from)]);
}
