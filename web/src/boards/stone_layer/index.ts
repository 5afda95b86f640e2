import type { ActionInfo } from "../../lib/protocol";
import type { View } from "../../lib/views/stone_layer";
import type { BoardModule } from "../contract";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { lengthOf, newAttempt } from "./motion/new_attempt";
import { inHand } from "./placing/in_hand";
import { placed } from "./places";
import Seat from "./Seat.svelte";
import Sign from "./Sign.svelte";
import { signs } from "./signs";
import { sounds } from "./sounds";
import { describe, phases, shortLabel } from "./words";

const stoneLayer: BoardModule<View> = {
  Board,
  Seat,
  Face,
  Sign,
  signs,
  describe,
  phases,
  points: (view, seat) => view.players[seat]?.points ?? null,
  shortLabel,
  payload: (action: ActionInfo) => (action.name === "release" ? inHand.release?.() : undefined),
  sendsAtOnce: (action, view) => action.name === "release" || (view as View).companion,
  /** SL-10.28: the stone is let go where it is held. */
  lastMoment: (legal) => legal.find((action) => action.name === "release"),
  open: true,
  plays: true,
  placed: (name, args) => placed(name, args),
  /** A film has its own length. */
  actMs: ({ scene }, now) => {
    const attempt = newAttempt(scene, now.scene);
    return attempt && lengthOf(attempt);
  },
  sounds,
};
export const board = stoneLayer as BoardModule;
