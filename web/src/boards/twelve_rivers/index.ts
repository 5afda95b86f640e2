import type { View } from "../../lib/views/twelve_rivers";
import type { Words } from "../../lib/texts";
import type { BoardModule, Phases } from "../contract";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { describe, summary } from "./reading";
import Seat from "./Seat.svelte";
import { question, shortLabel } from "./words";

const PHASES = ["exploration", "rivers", "lake", "recruit", "moving"];

function phases(view: View, words: Words): Phases {
  const at = PHASES.indexOf(view.phase);
  return { names: PHASES.map((phase) => words(`step-${phase}`)), current: at < 0 ? PHASES.length : at };
}

/** The next token is placed or resolved: pearls may have rolled in between. */
function turnEnds(planned: View, now: View): boolean {
  const [next, here] = [planned.turn, now.turn];
  if (!next || !here || next.step === "done") return false;
  const another = next.section !== here.section || next.slot !== here.slot;
  return next.step === "place" || planned.phase !== now.phase || another;
}

const twelveRivers: BoardModule<View> = {
  Board,
  Seat,
  Face,
  describe,
  phases,
  points: (view, seat) => view.areas[seat]?.points ?? null,
  summary,
  shortLabel,
  onBoard: (action) => (action.name === "place" || action.name === "move_to") && "only",
  turnEnds,
  question,
};
export const board = twelveRivers as BoardModule;
