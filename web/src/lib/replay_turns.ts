/** The turns of a finished match, and where one goes from a move: to the next turn, the next round, the next fall. */
import type { MoveInfo, StoryLine } from "./protocol";
import { capital } from "./texts";

/** A turn: its moves from `first` to `last`. */
export interface ReplayTurn {
  number: number;
  first: number;
  last: number;
  round: number;
  /** The seats that moved, in their order. */
  seats: number[];
}

/** A place one can jump to: the beginning of a round, or a stack that fell. `move` is shown there. */
export interface Landmark {
  kind: "round" | "fall";
  number: number;
  move: number;
}

const isSeat = (move: MoveInfo, players: number) => move.seat < players; // the referee has a higher number

export function turnsOf(moves: MoveInfo[], players: number): ReplayTurn[] {
  const turns: ReplayTurn[] = [];
  for (const move of moves) {
    let turn = turns.at(-1);
    if (!turn || turn.number !== move.turn) {
      turn = { number: move.turn, first: move.number, last: move.number, round: move.round, seats: [] };
      turns.push(turn);
    }
    turn.last = move.number;
    if (isSeat(move, players) && !turn.seats.includes(move.seat)) turn.seats.push(move.seat);
  }
  return turns;
}

/** The turn to which a move belongs; null before the first. */
export function turnAt(turns: ReplayTurn[], move: number): ReplayTurn | null {
  return turns.findLast((turn) => turn.first <= move) ?? null;
}

/** For each turn the seat whose turn it is, as the log tells it; null where several act at once. */
export function ownersOf(turns: ReplayTurn[], story: StoryLine[]): (number | null)[] {
  return turns.map(({ first, last, seats }) => {
    const told = story.filter((line) => line.seat !== null && line.move >= first && line.move <= last);
    const own = told.length ? told.map((line) => line.seat) : seats;
    return own.length === 1 ? (own[0] ?? null) : null;
  });
}

/** The move shown one turn on or back. */
export function turnFrom(turns: ReplayTurn[], move: number, by: 1 | -1): number {
  const turn = turnAt(turns, move);
  if (by < 0) return turn ? turn.first - 1 : 0;
  if (turn && move < turn.last) return turn.last;
  return turns[turn?.number ?? 0]?.last ?? move;
}

/** Games that have no rounds: they count turns instead. */
const WITHOUT_ROUNDS = ["river_bankers", "stone_layer"];

/** Falls where stones fall, rounds where a game has some. */
export function landmarksOf(game: string, moves: MoveInfo[], turns: ReplayTurn[]): Landmark[] {
  const falls = turns.filter((turn) =>
    moves.slice(turn.first - 1, turn.last).some((move) => move.text.startsWith("report_fell")),
  );
  if (falls.length) return falls.map((turn, i) => ({ kind: "fall", number: i + 1, move: turn.last }));
  if (WITHOUT_ROUNDS.includes(game)) return [];
  const rounds = turns.filter((turn, i) => turn.round > 0 && turn.round !== turns[i - 1]?.round);
  return rounds.map((turn) => ({ kind: "round", number: turn.round, move: turn.first - 1 }));
}

/** The next landmark in a direction; null if there is none. */
export function landmarkFrom(landmarks: Landmark[], move: number, by: 1 | -1): Landmark | null {
  return (
    (by > 0
      ? landmarks.find((landmark) => landmark.move > move)
      : landmarks.findLast((landmark) => landmark.move < move)) ?? null
  );
}

/** The log of a game that is not told turn by turn: what was chosen in each turn. */
export function linesOfLabels(moves: MoveInfo[], turns: ReplayTurn[], names: string[]): StoryLine[] {
  return turns.map((turn) => {
    const labels = moves.slice(turn.first - 1, turn.last).map((move) => capital(move.label.text));
    const [seat] = turn.seats;
    const name = seat === undefined ? "" : `${names[seat] ?? ""}: `;
    return {
      move: turn.first,
      seat: seat ?? null,
      round: false,
      text: { id: "", args: {}, text: name + labels.join(". ") },
    };
  });
}
