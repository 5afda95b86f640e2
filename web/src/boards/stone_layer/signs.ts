import type { Signs } from "../contract";

/** How sentences about turns of Stone Layer are shown, by their messages, the most telling first. */
export const signs: Signs = {
  "told-fall": "falls",
  "told-toppled": "falls",
  "told-saw": "falls",
  "told-slipped": "falls",
  "told-slipped_off": "falls",
  "told-stone_placed": "own",
  "told-stone_moved": "own",
  "told-exchanged": "swap",
  "told-attempt_repeated": "again",
  "told-attempt_ended": "again",
  "told-turn_skipped": "after",
  "told-marker_moved": "arrow",
  "told-tile_taken": "cards",
  "told-game_ended": "flag",
};
