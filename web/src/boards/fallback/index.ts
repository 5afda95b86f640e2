import type { BoardModule } from "../contract";
import Board from "./Board.svelte";
import { told } from "./words";

export const board: BoardModule = {
  Board,
  describe: (view) => Object.entries((view ?? {}) as Record<string, unknown>).map(([name, value]) => told(name, value)),
};
