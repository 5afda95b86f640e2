/** Which sound an event of River Bankers has. */
import type { BoardModule } from "../contract";

export const sounds: BoardModule["sounds"] = {
  starter_kept: "reveal",
  pawn_forward: "wood",
  pawn_back: "wood",
  card_turned_up: "reveal",
  bid_made: "reveal",
  late_bid_made: "reveal",
  workers_placed: "wood",
  worker_home: "wood",
  worker_moved: "wood",
  workers_swapped: "wood",
  card_ashore: "wood",
  cards_drawn: "reveal",
  card_taken: "reveal",
  builds: "stone",
  built_up: "stone",
  ability_used: "coin",
  retired: "coin",
};
