import type { View } from "../../lib/views/river_bankers";
import type { BoardModule } from "../contract";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import Seat from "./Seat.svelte";
import { actionKey, describe, kinds, onBoard, phases, shortLabel, summary } from "./words";

const riverBankers: BoardModule<View> = {
  Board,
  Seat,
  Face,
  describe,
  phases,
  points: (view, seat) => {
    const player = view.players[seat];
    return player ? player.points + player.pairs : null;
  },
  summary,
  shortLabel,
  onBoard,
  kinds,
  actionKey,
};
export const board = riverBankers as BoardModule;
