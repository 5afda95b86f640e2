/** What stands under a name in the waiting room: where somebody plays, and what there is to know of them. */
import type { SeatInfo } from "../../lib/protocol";
import { t } from "../../lib/texts";

export interface Known {
  /** It is my seat. */
  mine: boolean;
  /** They host the table. */
  hosts: boolean;
  /** They have just come. */
  fresh: boolean;
}

export function aboutPerson(seat: Pick<SeatInfo, "phone">, { mine, hosts, fresh }: Known): string {
  const where = mine ? t("at-this-screen") : seat.phone ? t("from-a-phone") : "";
  const what = fresh ? t("just-sat-down") : hosts ? t("hosts-table") : "";
  return [where, what].filter(Boolean).join(", ") || t("sits-here");
}

/** People who have not agreed to what the host has changed. */
export function notReady(seats: SeatInfo[]): string[] {
  return seats.filter((seat) => seat.kind === "person" && seat.ready === false).map(({ name }) => name);
}

/** Whether others may start: the host sits here and has been away for long. */
export function isHostLost(seats: SeatInfo[], host: string | null, now: number): boolean {
  const theirs = seats.find((seat) => seat.person !== null && seat.person === host);
  return theirs?.presence === "away" && (theirs.bot_from ?? Infinity) <= now;
}
