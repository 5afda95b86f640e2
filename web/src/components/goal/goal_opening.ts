/** When the goal card opens by itself: before somebody's first decision in a match of a game that is new to them. */
import { settings } from "../../lib/settings.svelte";
import type { Table } from "../../lib/table/table.svelte";

export const NOT_AGAIN = "*";

/** True if nothing at this table speaks against it; whether the game is new to me is another question. */
export function mayOpen({ session, shown }: Table): boolean {
  if (session.seat === null || session.covered !== null || shown.view?.status !== "playing") return false;
  if (session.info.what_if || session.info.lesson) return false;
  if (shown.view.clock) return false; // time would run while it is read
  return !wasRead(session.info.game, session.id) && isBeforeMyFirst({ session, shown });
}

function wasRead(game: string, table: string): boolean {
  return [NOT_AGAIN, table].includes(settings.goalsRead[game] ?? "");
}

/** Nothing is planned, and no turn of mine has been told; where I am to act, the last one may be that which begins now. */
function isBeforeMyFirst({ session, shown }: Pick<Table, "session" | "shown">): boolean {
  const turns =
    session.isMine(shown.log.turns.at(-1)?.seat ?? null) && shown.myTurn
      ? shown.log.turns.slice(0, -1)
      : shown.log.turns;
  return !shown.draft.length && !turns.some((turn) => session.isMine(turn.seat));
}

/** The card was closed: it does not open by itself again, at this table or at all. */
export function noteRead(game: string, table: string, ever: boolean): void {
  settings.goalsRead[game] = ever ? NOT_AGAIN : table;
}
