import type { View } from "../../lib/views/the_river";
import type { BoardProps } from "../contract";

/** What the parts of The River's board are given. */
export type Board = BoardProps<View>;
