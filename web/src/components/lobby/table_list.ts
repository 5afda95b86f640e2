/** Texts for a list of tables. */
import type { TableInfo } from "../../lib/protocol";
import { listOf, t } from "../../lib/texts";

/** Who sits at a table: "Mara, Jonas, and 2 bots". */
export function company(table: Pick<TableInfo, "seats">): string {
  const people = table.seats.filter((seat) => seat.kind === "person").map((seat) => seat.name);
  const bots = table.seats.filter((seat) => seat.kind === "bot").length;
  return listOf(bots ? [...people, t("bots-count", { count: bots })] : people);
}
