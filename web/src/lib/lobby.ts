/** What the lobby does: the order of its games, "Play now", and going to a table by its link or code. */
import { api } from "./api";
import type { GameInfo, TableInfo } from "./protocol";
import { settings } from "./settings.svelte";

/** The order of the games in the lobby; games not named here come last. */
const ORDER = ["the_river", "riverside", "twelve_rivers", "river_bankers", "stone_layer"];

export function inOrder(games: GameInfo[]): GameInfo[] {
  const place = (game: GameInfo) => ORDER.indexOf(game.name) + 1 || ORDER.length + 1;
  return games.toSorted((a, b) => place(a) - place(b));
}

/** The level of bots from the settings, or the first level of a game that does not have it. */
export function myLevel(game: GameInfo): string | null {
  const levels = game.levels.map(({ name }) => name);
  return levels.includes(settings.level) ? settings.level : (levels[0] ?? null);
}

const USUAL_PLAYERS = 3;

export async function playNow(game: GameInfo): Promise<TableInfo> {
  const players = Math.min(Math.max(USUAL_PLAYERS, game.players_min), game.players_max);
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot" as const, level: myLevel(game) }));
  return api.open({ game: game.name, seats: [{ kind: "me" }, ...bots], public: false, rated: false });
}

/** The address of a table or replay from what a person pasted: its link or its code. Null if it is neither. */
export function tableAddress(pasted: string): string | null {
  const text = pasted.trim();
  if (/^[A-Za-z0-9_-]{1,32}$/.test(text)) return `/table/${text}`;
  try {
    const url = new URL(text, location.origin);
    const match = /^\/(table|replay)\/[A-Za-z0-9_-]{1,32}$/.test(url.pathname);
    return match ? url.pathname + url.search : null;
  } catch {
    return null;
  }
}
