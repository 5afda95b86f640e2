import type { Signs } from "../contract";

/** How sentences about turns of Riverside are shown, by their messages, the most telling first. */
export const signs: Signs = {
  "told-village_visited": "house",
  "told-die": "own",
  "told-crossed": "pencil",
  "told-power_used": "bolt",
  "told-range_extended": "bolt",
  "log-dice_rolled": "dice",
  "log-game_ended": "flag",
};
