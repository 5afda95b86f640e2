/** A board that nobody plays on: the props of a game's drawings for a position that is only looked at. */
import type { SeatInfo } from "../lib/protocol";
import type { Words } from "../lib/texts";
import type { BoardProps } from "./contract";

const NAMES = ["Ada", "Bo", "Cleo", "Dan", "Eve", "Finn"];
const nothing = () => undefined;

/** A picture of a position, with players who have made-up names. */
export function stillBoard<View>(view: View, words: Words, players: number, me: number | null = 0): BoardProps<View> {
  const seats = NAMES.slice(0, players).map(
    (name, seat) => ({ seat, name, colour: seat, kind: "person", present: true }) as unknown as SeatInfo,
  );
  return { ...boardOf(view, words, seats, me), log: [], pending: [], changes: [] };
}

/** The same with seats that are known, for a position of a replay. */
export function boardOf<View>(view: View, words: Words, seats: SeatInfo[], me: number | null): BoardProps<View> {
  return {
    ...{ view, now: view, me, seats, words },
    ...{ legal: [], refused: [], draft: [], preview: null, hinted: null },
    settings: { pace: 0 },
    ...{ choose: nothing, chooseThen: nothing, explain: nothing, point: nothing },
  };
}
