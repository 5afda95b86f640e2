import type { Signs } from "../contract";

/** How sentences about turns of River Bankers are shown, by their messages, the most telling first. */
export const signs: Signs = {
  "told-builds": "hammer",
  "told-auction_begun": "fish",
  "told-auction_raised": "fish",
  "told-combined_begun": "fish",
  "told-invents": "cards",
  "told-retired": "flag",
  "told-headwaters_flushed": "drop",
  "told-ability_used": "bolt",
  "told-effect_copied": "bolt",
  "told-passed": "after",
  "told-headwaters": "drop",
  "log-final_builds": "flag",
  "log-game_ended": "flag",
};
