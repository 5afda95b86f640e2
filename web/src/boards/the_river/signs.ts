import type { Signs } from "../contract";

/** How sentences about turns of The River are shown, by their messages, the most telling first. */
export const signs: Signs = {
  "log-game_ended": "flag",
  "told-built": "hammer",
  "told-built-free": "hammer",
  "told-building_reserved": "bookmark",
  "told-tile_placed": "own",
  "told-fetched-first": "own",
  "told-fetched": "own",
  "told-tiles_swapped": "swap",
  "told-pawn_taken": "own",
  "told-goods_traded": "swap",
  "told-went": "compass",
  "told-pioneer_idle": "compass",
  "log-income_taken": "own",
  "told-new": "again",
};
