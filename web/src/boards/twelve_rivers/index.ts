import type { View } from "../../lib/views/twelve_rivers";
import type { Words } from "../../lib/texts";
import type { BoardModule, Phases } from "../contract";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { describe, summary } from "./descriptions";
import { actMs, holdsBack, piecesOf } from "./motion/legs";
import { placed } from "./places";
import Seat from "./Seat.svelte";
import Sign from "./Sign.svelte";
import { signs } from "./signs";
import { sounds } from "./sounds";
import { closing, filledIn, turnEnds } from "./turn_end";
import { question, shortLabel } from "./words";

const PHASES = ["exploration", "rivers", "lake", "recruit", "moving"];

function phases(view: View, words: Words): Phases {
  const at = PHASES.indexOf(view.phase);
  return { names: PHASES.map((phase) => words(`step-${phase}`)), current: at < 0 ? PHASES.length : at };
}

const twelveRivers: BoardModule<View> = {
  Board,
  Seat,
  Face,
  Sign,
  signs,
  describe,
  phases,
  points: (view, seat) => view.areas[seat]?.points ?? null,
  hand: (view, seat, words) =>
    Object.entries(view.areas[seat]?.hand ?? {}).flatMap(([card, count]) =>
      count > 0 ? [`${count} ${words(`card-${card}`)}`] : [],
    ),
  summary,
  shortLabel,
  onBoard: ({ name }) => (name === "place" || name === "move_to" ? "only" : name === "villager"),
  turnEnds,
  filledIn,
  closing,
  question,
  sounds,
  plays: true,
  actMs,
  holdsBack,
  pieces: piecesOf,
  placed,
};
export const board = twelveRivers as BoardModule;
