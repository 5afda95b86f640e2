/** Which sound an event of 12 Rivers has. */
import type { BoardModule } from "../contract";

export const sounds: BoardModule["sounds"] = {
  token_placed: "wood",
  token_moved: "wood",
  token_returned: "wood",
  fairy_taken: "coin",
  card_taken: "reveal",
  deck_drawn: "reveal",
  market_filled: "reveal",
  pair_played: "reveal",
  villager_revealed: "reveal",
  villager_recruited: "reveal",
  pearl_set: "pearl",
  pearl_trapped: "pearl",
  pearl_in_lake: "pearl",
  pearl_collected: "pearl",
  pearl_given: "pearl",
  pearl_blown: "pearl",
  pearl_moved: "pearl",
  goal_claimed: "coin",
};
