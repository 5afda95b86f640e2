/** The curve of points over a match: every seat's points after each turn, and its lead. */
import type { MoveInfo } from "../../lib/protocol";
import { landmarksOf, turnsOf } from "../../lib/replay_turns";

export interface Curve {
  /** The last move of each turn, beginning with 0. */
  moves: number[];
  /** Where rounds begin, as places in `moves`; in a game without rounds some turns, evenly apart. */
  marks: Mark[];
  /** points[seat][i] after moves[i] */
  points: number[][];
}

export interface Mark {
  kind: "round" | "turn";
  number: number;
  place: number;
}

const TURN_MARKS = 8;

export function curveOf(game: string, moves: MoveInfo[], players: number): Curve {
  const turns = turnsOf(moves, players);
  const ends = [0, ...turns.map((turn) => turn.last)];
  const rounds = landmarksOf(game, moves, turns).filter(({ kind }) => kind === "round");
  const apart = Math.max(1, Math.ceil(turns.length / TURN_MARKS / 5) * 5);
  const some = turns.filter((turn) => turn.number % apart === 0);
  return {
    moves: ends,
    marks: rounds.length
      ? rounds.map(({ number, move }) => ({ kind: "round", number, place: placeOf(ends, move) }))
      : some.map(({ number }) => ({ kind: "turn", number, place: number })),
    points: Array.from({ length: players }, (_, seat) =>
      ends.map((move) => (move ? (moves[move - 1]?.points[seat] ?? 0) : 0)),
    ),
  };
}

/** Where a move lies on the curve: at the end of its turn, or on the way to it. */
export function placeOf(ends: number[], move: number): number {
  const next = ends.findIndex((end) => end >= move);
  if (next <= 0) return Math.max(0, next);
  const [before, after] = [ends[next - 1] ?? 0, ends[next] ?? move];
  return next - (after - move) / Math.max(1, after - before);
}

/** Each seat's points minus those of the best other seat; of somebody alone minus the target. */
export function leads(curve: Curve, target: number | null = null): number[][] {
  return curve.points.map((own, seat) =>
    own.map((value, i) => {
      const others = curve.points.filter((_, other) => other !== seat).map((row) => row[i] ?? 0);
      return value - (others.length ? Math.max(...others) : (target ?? 0));
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

/** A few round values between low and high, at which a line is drawn across the curve. */
export function gridLines(low: number, high: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200].find((each) => (high - low) / each <= 7) ?? 500;
  const [first, last] = [Math.ceil(low / step), Math.floor(high / step)];
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}
