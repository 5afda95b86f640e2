/** The curve of points over a match: every seat's points after each move, and its lead. */
import type { MoveInfo } from "../../lib/protocol";

export interface Curve {
  moves: number[];
  rounds: number[];
  /** points[seat][i] after moves[i] */
  points: number[][];
}

export function curveOf(moves: MoveInfo[], players: number): Curve {
  return {
    moves: [0, ...moves.map((move) => move.number)],
    rounds: [moves[0]?.round ?? 0, ...moves.map((move) => move.round)],
    points: Array.from({ length: players }, (_, seat) => [0, ...moves.map((move) => move.points[seat] ?? 0)]),
  };
}

/** Each seat's points minus those of the best other seat, after each move. */
export function leads(curve: Curve): number[][] {
  return curve.points.map((own, seat) =>
    own.map((value, i) => {
      const others = curve.points.filter((_, other) => other !== seat).map((row) => row[i] ?? 0);
      return value - (others.length ? Math.max(...others) : 0);
    }),
  );
}

/** Leaves out items that lie closer than `room` to the one before, so that their labels do not overlap. */
export function farApart<T>(items: T[], place: (item: T) => number, room: number): T[] {
  const kept: T[] = [];
  let free = -Infinity;
  for (const item of items) {
    if (place(item) < free) continue;
    kept.push(item);
    free = place(item) + room;
  }
  return kept;
}

/** About five round values between low and high, at which a line is drawn across the curve. */
export function gridLines(low: number, high: number): number[] {
  const step = [1, 2, 5].find((each) => (high - low) / each <= 6) ?? Math.ceil((high - low) / 5 / 10) * 10;
  const [first, last] = [Math.ceil(low / step), Math.floor(high / step)];
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}
