/** Finds a game's board: every folder here with an `index.ts` is one, loaded when its table is opened. */
import type { BoardModule } from "./contract";

const found = import.meta.glob<{ board: BoardModule }>("./*/index.ts");

export async function boardOf(game: string): Promise<BoardModule> {
  const load = found[`./${game}/index.ts`] ?? found["./fallback/index.ts"];
  if (!load) throw new Error(`no board for ${game}`);
  return (await load()).board;
}
