/** Curves as lists of cubic pieces: drawn as a path, and walked by whatever rolls along them. */
import type { Point } from "../../../art/scenery";

export type Cubic = readonly [Point, Point, Point, Point];

const add = (a: Point, b: Point, part: number): Point => [a[0] + b[0] * part, a[1] + b[1] * part];
const less = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** A smooth line through the first `count` points; those after them only bend its end. */
export function through(points: readonly Point[], count = points.length): Cubic[] {
  const at = (i: number): Point => points[Math.min(Math.max(i, 0), points.length - 1)] ?? [0, 0];
  return Array.from({ length: count - 1 }, (_, i) => {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return [from, add(from, less(to, before), 1 / 6), add(to, less(after, from), -1 / 6), to] as const;
  });
}

/** From one point down to another, leaving and arriving straight down. */
export function downhill(from: Point, to: Point): Cubic[] {
  const fall = (to[1] - from[1]) * 0.55;
  return [[from, [from[0], from[1] + fall], [to[0], to[1] - fall], to]];
}

const r1 = (value: number) => Math.round(value * 10) / 10;

export function pathOf(cubics: readonly Cubic[]): string {
  const [first] = cubics;
  if (!first) return "";
  const piece = ([, a, b, c]: Cubic) => `C${[...a, ...b, ...c].map(r1).join(" ")}`;
  return `M${r1(first[0][0])} ${r1(first[0][1])}${cubics.map(piece).join("")}`;
}

/** Points along the curve, close enough together to walk in straight steps. */
export function pointsOf(cubics: readonly Cubic[], steps = 14): Point[] {
  const points: Point[] = cubics[0] ? [cubics[0][0]] : [];
  for (const [a, b, c, d] of cubics) {
    for (let i = 1; i <= steps; i++) {
      const t = i / steps;
      const u = 1 - t;
      const mix = (k: 0 | 1) => u ** 3 * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t ** 3 * d[k];
      points.push([mix(0), mix(1)]);
    }
  }
  return points;
}

export function lengthOf(line: readonly Point[]): number {
  return line.slice(1).reduce((sum, point, i) => sum + distance(line[i] ?? point, point), 0);
}

/** The place so far along the line; beyond its end, the end. */
export function walk(line: readonly Point[], far: number): Point {
  let left = far;
  for (let i = 1; i < line.length; i++) {
    const [from, to]: [Point, Point] = [line[i - 1] ?? [0, 0], line[i] ?? [0, 0]];
    const step = distance(from, to);
    if (left <= step) {
      const part = step ? Math.max(0, left) / step : 0;
      return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    }
    left -= step;
  }
  return line.at(-1) ?? [0, 0];
}
