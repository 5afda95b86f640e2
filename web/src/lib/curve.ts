/** The lead over a match: points of every seat after some of its moves, from the positions the server replays. */
import type { BoardModule } from "../boards/contract";
import { api } from "./api";

export interface Curve {
  moves: number[];
  rounds: number[];
  /** points[seat][i] after moves[i] */
  points: number[][];
}

const SAMPLES = 36;
const AT_ONCE = 4;

export function sampled(total: number, samples: number = SAMPLES): number[] {
  const count = Math.min(total, samples);
  return [...new Set(Array.from({ length: count + 1 }, (_, i) => Math.round((i * total) / Math.max(count, 1))))];
}

/** Null if the game's board cannot tell points from a view. */
export async function curveOf(
  record: string,
  total: number,
  players: number,
  board: BoardModule,
): Promise<Curve | null> {
  const points = board.points;
  if (!points) return null;
  const moves = sampled(total);
  const found: { round: number; points: number[] }[] = [];
  for (let start = 0; start < moves.length; start += AT_ONCE) {
    const batch = moves.slice(start, start + AT_ONCE).map(async (move) => {
      const seen = async (seat: number | null) => (await api.at(record, move, seat)).shown.position;
      const open = await seen(null);
      /** What is hidden from watchers a seat tells of itself. */
      const own = async (seat: number) => points(open?.view, seat) ?? points((await seen(seat))?.view, seat) ?? 0;
      return {
        round: open?.round ?? 0,
        points: await Promise.all(Array.from({ length: players }, (_, seat) => own(seat))),
      };
    });
    found.push(...(await Promise.all(batch)));
  }
  return {
    moves,
    rounds: found.map((each) => each.round),
    points: Array.from({ length: players }, (_, seat) => found.map((each) => each.points[seat] ?? 0)),
  };
}

/** Each seat's points above the best of the others: what the curve shows. */
export function leads(curve: Curve): number[][] {
  return curve.points.map((own, seat) =>
    own.map((value, i) => {
      const others = curve.points.filter((_, other) => other !== seat).map((row) => row[i] ?? 0);
      return value - (others.length ? Math.max(...others) : 0);
    }),
  );
}
