/** Who of a table is warming up, in words short enough for the top bar. */
import type { SeatInfo } from "../../lib/protocol";
import { t } from "../../lib/texts";

const NAMED = 2;

/** The names of the bots; of many, the first and how many more. */
export function warmingWords(seats: SeatInfo[]): string[] {
  const names = seats.filter((seat) => seat.kind === "bot").map((seat) => seat.name);
  if (names.length <= NAMED) return names;
  return [names[0] ?? "", t("others-count", { count: names.length - 1 })];
}
