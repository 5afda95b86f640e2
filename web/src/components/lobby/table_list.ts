/** Texts for a list of tables. */
import type { GameInfo, TableInfo } from "../../lib/protocol";
import { listOf, t } from "../../lib/texts";

/** Who sits at a table, people first: "Mara, Jonas, and Hedda". Bots that are nobody in particular are counted. */
export function company(table: Pick<TableInfo, "seats">): string {
  const people = table.seats.filter((seat) => seat.kind === "person");
  const bots = table.seats.filter((seat) => seat.kind === "bot");
  const known = bots.filter((seat) => seat.character);
  const names = [...people, ...known].map((seat) => seat.name);
  const others = bots.length - known.length;
  return listOf(others ? [...names, t("bots-count", { count: others })] : names);
}

/** What goes on at a table, in a few words. */
export function stateOf(table: TableInfo): string {
  const free = table.seats.filter((seat) => seat.kind === "open").length;
  if (table.status === "open") return t("seats-free", { count: free });
  if (table.your_turn) return table.round ? t("round", { game: table.game, number: table.round }) : t("just-begun");
  const waiting = table.to_act.map((seat) => table.seats[seat]?.name ?? "");
  return table.your_seats.length
    ? t("waiting-short", { names: listOf(waiting) })
    : t("playing-watched", { count: table.watching });
}

/** The id of the word for going there: continue, open, join or watch. */
export function verbOf(table: TableInfo): string {
  if (table.your_turn) return "continue";
  if (table.your_seats.length) return "open";
  return table.status === "open" ? "join" : "watch";
}

/** The whole numbers from one to another. */
export function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
}

/** The most players of a game, or of any if none is chosen. */
export function mostSeats(games: Pick<GameInfo, "name" | "players_max">[], game: string): number {
  return Math.max(0, ...games.filter(({ name }) => !game || name === game).map((each) => each.players_max));
}
