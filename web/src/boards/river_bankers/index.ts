import type { View } from "../../lib/views/river_bankers";
import type { BoardModule } from "../contract";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import Seat from "./Seat.svelte";
import { revealMs } from "./motion/motion";
import { piecesOf } from "./motion/places";
import { placed } from "./places";
import { signs } from "./signs";
import { sounds } from "./sounds";
import { actionKey, describe, kinds, onBoard, phases, shortLabel, summary } from "./words";

const riverBankers: BoardModule<View> = {
  Board,
  Seat,
  Face,
  signs,
  describe,
  phases,
  points: (view, seat) => {
    const player = view.players[seat];
    return player ? player.points + player.pairs : null;
  },
  hand: (view, seat, words) => (view.players[seat]?.hand ?? []).map(({ card }) => words(`card-${card}`)),
  summary,
  shortLabel,
  onBoard,
  kinds,
  actionKey,
  sounds,
  plays: true,
  actMs: ({ events }) => revealMs(events),
  pieces: piecesOf,
  placed,
  banner: (event) => (event.name === "final_builds" ? event.text : null),
};
export const board = riverBankers as BoardModule;
