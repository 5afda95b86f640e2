/** A board that nobody plays on: the props of a game's drawings for a picture of a position. */
import type { SeatInfo } from "../lib/protocol";
import type { Words } from "../lib/texts";
import type { BoardProps } from "./contract";

const NAMES = ["Ada", "Bo", "Cleo", "Dan", "Eve", "Finn"];
const nothing = () => undefined;

export function stillBoard<View>(view: View, words: Words, players: number, me: number | null = 0): BoardProps<View> {
  const seats = NAMES.slice(0, players).map(
    (name, seat) => ({ seat, name, colour: seat, kind: "person", present: true }) as unknown as SeatInfo,
  );
  return {
    ...{ view, now: view, me, seats, words },
    ...{ legal: [], refused: [], draft: [], preview: null, hinted: null, log: [], pending: [], changes: [] },
    settings: { pace: 0 },
    ...{ choose: nothing, chooseThen: nothing, explain: nothing, point: nothing },
  };
}
