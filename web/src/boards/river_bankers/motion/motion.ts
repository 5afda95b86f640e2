/** A timetable of motions made from events, one after another: pawns along the track, then workers, then the card. */
import type { EventInfo } from "../../../lib/protocol";

const STEP_MS = 70;
const LONGEST_MS = 640;
const SHORTEST_MS = 240;
const CARD_MS = 420;

export interface PawnMove {
  seat: number;
  from: number;
  to: number;
  start: number;
  duration: number;
}

export interface Script {
  pawns: PawnMove[];
  /** When each card begins to move, and workers on it appear. */
  cards: Map<string, number>;
  duration: number;
}

const CARD_EVENTS = new Set(["card_drifts", "card_ashore", "card_out", "card_turned_up", "workers_placed"]);

export function script(events: readonly EventInfo[], pace: number): Script {
  const made: Script = { pawns: [], cards: new Map(), duration: 0 };
  if (!pace) return made;
  for (const event of events) {
    const { seat, fish, to, card } = event.args;
    if (event.name === "pawn_forward" || event.name === "pawn_back") {
      const [steps, end] = [Number(fish), Number(to)];
      const duration = pace * Math.min(LONGEST_MS, Math.max(SHORTEST_MS, steps * STEP_MS));
      const from = event.name === "pawn_forward" ? end - steps : end + steps;
      made.pawns.push({ seat: Number(seat), from, to: end, start: made.duration, duration });
      made.duration += duration;
    } else if (CARD_EVENTS.has(event.name) && typeof card === "string" && !made.cards.has(card)) {
      made.cards.set(card, made.duration);
      if (event.name !== "workers_placed") made.duration += pace * CARD_MS * 0.5;
    }
  }
  return made;
}

/** The total a pawn shows at a moment of the script; null when it has no move left. */
export function totalAt(moves: readonly PawnMove[], seat: number, moment: number): number | null {
  const own = moves.filter((move) => move.seat === seat);
  const move = own.find((each) => moment < each.start + each.duration);
  if (!move) return null;
  const part = Math.min(1, Math.max(0, (moment - move.start) / move.duration));
  return move.from + (move.to - move.from) * (1 - (1 - part) ** 2);
}
