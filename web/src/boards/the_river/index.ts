import type { View } from "../../lib/views/the_river";
import type { Words } from "../../lib/texts";
import type { BoardModule, Phases } from "../contract";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import Seat from "./Seat.svelte";
import { piecesOf } from "./motion/flights";
import Sign from "./Sign.svelte";
import { placed } from "./places";
import { signs } from "./signs";
import { sounds } from "./sounds";
import { describe, shortLabel, summary } from "./words";

/** For the top bar: the value of the next token, and what ends the game. */
function phases(view: View, words: Words): Phases {
  if (view.round === 0) return { names: [words("phase-preliminary")], current: 0 };
  if (view.ending) return { names: [words("phase-last")], current: 0 };
  const seat = view.seats[0];
  const ends = words("phase-ends", { tokens: seat?.token_spots ?? 0, tiles: seat?.spots.length ?? 0 });
  return { names: [words("phase-next-token", { value: view.tokens[0] ?? 0 }), ends], current: -1 };
}

const theRiver: BoardModule<View> = {
  Board,
  Seat,
  Face,
  Sign,
  signs,
  describe,
  phases,
  points: (view, seat) => view.seats[seat]?.points.total ?? null,
  hand: (view, seat, words) => {
    const { buildings = [], tokens = [] } = view.seats[seat] ?? {};
    const built = buildings.flatMap((card) => (card ? [`${card.name} ${card.points}`] : []));
    return [...built, ...tokens.flatMap((value) => (value === null ? [] : [words("hand-token", { value })]))];
  },
  summary,
  shortLabel,
  plays: true,
  pieces: piecesOf,
  placed,
  banner: (event) => (event.name === "end_triggered" ? event.text : null),
  sounds,
};
export const board = theRiver as BoardModule;
