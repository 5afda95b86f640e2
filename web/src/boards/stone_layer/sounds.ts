/** Which sound an event of Stone Layer has. */
import type { BoardModule } from "../contract";

export const sounds: BoardModule["sounds"] = {
  tiles_revealed: "reveal",
  tile_drawn: "reveal",
  tile_taken: "reveal",
  stone_taken: "stone",
  source_taken: "stone",
  stone_placed: "stone",
  stack_fell: "stone",
  stone_slipped: "stone",
  points_scored: "coin",
  tokens_laid: "coin",
  tokens_returned: "coin",
  exchanged: "coin",
  marker_moved: "wood",
};
