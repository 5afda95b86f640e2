/** Pass and play: several people at one screen, by names. */
import { api } from "./api";
import type { GameInfo, TableInfo } from "./protocol";

const KEY = "rivertable.names";

/** The names that were typed last, in the order of play; none where the browser stores nothing. */
export function rememberedNames(): string[] {
  try {
    const names: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(names) ? names.filter((name): name is string => typeof name === "string") : [];
  } catch {
    return [];
  }
}

export function rememberNames(names: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(names));
  } catch {
    // a browser that stores nothing: they are typed again next time
  }
}

/** Games that so many people can play together. */
export function playableBy(games: GameInfo[], people: number): GameInfo[] {
  return games.filter((game) => game.players_min <= people && people <= game.players_max);
}

/** Opens a table at which all seats are at this screen. It is nobody else's business, and does not count. */
export async function passAndPlay(game: GameInfo, names: string[], openSheets: boolean): Promise<TableInfo> {
  rememberNames(names);
  await api.me();
  const seats = names.map((name) => ({ kind: "me" as const, name }));
  const open_sheets = openSheets && game.may_lie_open;
  return api.open({ game: game.name, seats, public: false, rated: false, watch: false, chat: false, open_sheets });
}
