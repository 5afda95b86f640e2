/** Which sound an event of The River has. */
import type { BoardModule } from "../contract";

export const sounds: BoardModule["sounds"] = {
  pioneer_placed: "wood",
  pioneer_settled: "wood",
  pioneer_joined: "wood",
  tile_placed: "wood",
  tiles_swapped: "wood",
  pawn_taken: "wood",
  goods_taken: "stone",
  goods_returned: "stone",
  income_taken: "stone",
  goods_traded: "stone",
  building_reserved: "reveal",
  building_revealed: "reveal",
  building_built: "wood",
  token_taken: "coin",
};
