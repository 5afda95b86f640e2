/** Texts for a list of tables. */
import type { TableInfo } from "../../lib/protocol";
import { listOf, t } from "../../lib/texts";

/** Who sits at a table: "Mara, Jonas, and 2 bots". */
export function company(table: Pick<TableInfo, "seats">): string {
  const people = table.seats.filter((seat) => seat.kind === "person").map((seat) => seat.name);
  const bots = table.seats.filter((seat) => seat.kind === "bot").length;
  return listOf(bots ? [...people, t("bots-count", { count: bots })] : people);
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
