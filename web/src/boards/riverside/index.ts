import type { View } from "../../lib/views/riverside";
import type { Words } from "../../lib/texts";
import type { BoardModule, Phases } from "../contract";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import Seat from "./Seat.svelte";
import Sign from "./Sign.svelte";
import { placed } from "./places";
import { signs } from "./signs";
import { sounds } from "./sounds";
import { actMs, piecesOf } from "./motion/legs";
import { PAINT } from "./pieces/colours";
import { describe, hintStep, onBoard, shortLabel, summary } from "./words";

function phases(view: View, words: Words): Phases {
  const names = [words("phase-roll"), words("phase-seats"), words("phase-excursion")];
  return { names, current: { filling: 1, excursions: 2 }[view.phase] ?? names.length };
}

const riverside: BoardModule<View> = {
  Board,
  Seat,
  Face,
  Sign,
  signs,
  describe,
  phases,
  points: (view, seat) => view.sheets[seat]?.final_score ?? view.sheets[seat]?.points ?? null,
  summary,
  shortLabel,
  hintStep,
  onBoard,
  target: (view) => view.solo_target,
  epilogue: (view, me, words) => words(`level-${view.sheets[me]?.level ?? 0}`),
  paints: PAINT,
  plays: true,
  actMs,
  pieces: piecesOf,
  placed,
  sounds,
};
export const board = riverside as BoardModule;
