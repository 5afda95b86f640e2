/** Tables in a list: whom one would meet there. */
import type { TableInfo } from "../../lib/protocol";
import { listOf, t } from "../../lib/texts";

/** "Mara, Jonas, and 2 bots" */
export function company(table: Pick<TableInfo, "seats">): string {
  const people = table.seats.filter((seat) => seat.kind === "person").map((seat) => seat.name);
  const bots = table.seats.filter((seat) => seat.kind === "bot").length;
  return listOf(bots ? [...people, t("bots-count", { count: bots })] : people);
}
