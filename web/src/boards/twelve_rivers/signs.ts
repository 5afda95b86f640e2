import type { Signs } from "../contract";

/** How sentences about turns of 12 Rivers are shown, by their messages, the most telling first. */
export const signs: Signs = {
  "told-goal_claimed": "flag",
  "told-villager_recruited": "person",
  "told-pearl_collected": "own",
  "told-token_placed": "compass",
  "told-token_moved": "arrow",
  "told-token_moved_on": "arrow",
  "told-pair_played": "own",
  "told-pearl_stored": "own",
  "told-pearl_moved": "own",
  "told-pearl_blown": "own",
  "told-swap_declined": "swap",
  "told-released": "drop",
  "log-pearls_released": "drop",
  "told-market": "cards",
  "log-game_ended": "flag",
};
