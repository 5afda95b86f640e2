/** Which sound an event of Riverside has. */
import type { BoardModule } from "../contract";

export const sounds: BoardModule["sounds"] = {
  dice_rolled: "dice",
  ship_sailed: "wood",
  power_used: "pearl",
  ticket_crossed: "coin",
  village_visited: "wood",
  score_written: "coin",
};
