/** What the lobby does: the order of its games and of my tables, "Play now", and going to a table by its link or code. */
import { api } from "./api";
import { opponentsOf } from "./opponents.svelte";
import type { GameInfo, TableInfo } from "./protocol";

/** The order of the games in the lobby; games not named here come last. */
const ORDER = ["the_river", "riverside", "twelve_rivers", "river_bankers", "stone_layer"];

export function inOrder(games: GameInfo[]): GameInfo[] {
  const place = (game: GameInfo) => ORDER.indexOf(game.name) + 1 || ORDER.length + 1;
  return games.toSorted((a, b) => place(a) - place(b));
}

/** When my time at a table is up; null if no clock runs for me there. */
export function myTimeUp(table: TableInfo): number | null {
  const times = table.your_seats.flatMap((seat) => table.time_up[seat] ?? []);
  return times.length ? Math.min(...times) : null;
}

/** My tables in the order in which they want me: my move first, then by the time left, then the one that waits longest. */
export function byUrgency(tables: TableInfo[]): TableInfo[] {
  return tables.toSorted(
    (a, b) =>
      Number(b.your_turn) - Number(a.your_turn) ||
      (myTimeUp(a) ?? Infinity) - (myTimeUp(b) ?? Infinity) ||
      a.updated - b.updated,
  );
}

/** Opens a table with my opponents at this game, at their level or this one; the server chooses who sits beside the first. */
export async function playNow(game: GameInfo, strength?: string): Promise<TableInfo> {
  const { character, level: usual, players } = opponentsOf(game);
  const level = strength ?? usual;
  const bots = Array.from({ length: players - 1 }, (_, i) => ({
    kind: "bot" as const,
    level,
    character: i === 0 ? character : null,
  }));
  return api.open({ game: game.name, seats: [{ kind: "me" }, ...bots], public: false, rated: false });
}

/** A whole game against easy bots, after a lesson. */
export async function playEasy(game: GameInfo): Promise<TableInfo> {
  return playNow(game, game.levels[0]?.name);
}

/** Six signs, without 0, O, 1 and I; people type them in small letters and with a gap as well. */
const CODE = /^[2-9A-HJ-NP-Z]{6}$/;

/** The address of a table or replay from what a person pasted: its link, its code or its id. Null if it is none of them. */
export function tableAddress(pasted: string): string | null {
  const text = pasted.trim();
  const code = text.replace(/[\s-]/g, "").toUpperCase();
  if (CODE.test(code)) return `/t/${code}`;
  if (/^[A-Za-z0-9_-]{12,32}$/.test(text)) return `/table/${text}`;
  try {
    const isWhole = /^([a-z]+:\/)?\//i.test(text); // people type a link without its beginning
    const url = new URL(isWhole ? text : `http://${text}`, location.origin);
    const match = /^\/(table|replay|t)\/[A-Za-z0-9_-]{1,32}$/.test(url.pathname);
    return match ? url.pathname + url.search : null;
  } catch {
    return null;
  }
}
