/** The lines of the log: a line for each turn with its steps, a head for each round, and what else happened at the table. */
import type { EventInfo, SeatInfo, TurnInfo } from "../../lib/protocol";
import type { NoticeLine } from "../../lib/table/notices.svelte";

export interface Line {
  /** The number of the turn's first event, by which it is known. */
  key: string;
  turn: TurnInfo | null;
  seat: SeatInfo | null;
  text: string;
  head: boolean;
  steps: string[];
}

/** The lines, oldest first. */
export function linesOf(
  turns: readonly TurnInfo[],
  events: readonly EventInfo[],
  seats: SeatInfo[],
  notices: readonly NoticeLine[] = [],
): Line[] {
  const lines: Line[] = [];
  let told = 0;
  const tellUpTo = (event: number) => {
    for (let notice = notices[told]; notice && notice.after <= event; notice = notices[++told])
      lines.push({ key: `n${told}`, turn: null, seat: namedSeat(notice, seats), ...plain(notice.text) });
  };
  for (const [i, turn] of turns.entries()) {
    tellUpTo(turn.first);
    const seat = seats[turn.seat ?? -1] ?? null;
    const steps = stepsOf(events.slice(turn.first, turns[i + 1]?.first));
    lines.push({ key: `t${turn.first}`, turn, seat, text: turn.text.text, head: turn.round, steps });
  }
  tellUpTo(Infinity);
  return lines;
}

/** The seat whose name a notice begins with; null for one that does not begin so. */
function namedSeat({ seat, text }: NoticeLine, seats: SeatInfo[]): SeatInfo | null {
  const whose = seats[seat ?? -1];
  return whose && text.startsWith(whose.name) ? whose : null;
}

const plain = (text: string) => ({ text, head: false, steps: [] });

/** The steps of a turn in words; repeated ones once, with how often. A turn of a single step needs none. */
export function stepsOf(events: readonly EventInfo[]): string[] {
  const runs: [string, number][] = [];
  for (const { text } of events) {
    const last = runs.at(-1);
    if (!text) continue;
    if (last?.[0] === text) last[1]++;
    else runs.push([text, 1]);
  }
  return runs.length < 2 ? [] : runs.map(([text, times]) => (times > 1 ? `${text} ×${times}` : text));
}

/** A sentence without the name at its beginning, which is drawn apart. */
export function rest(name: string, text: string): string {
  return name && text.startsWith(name) ? text.slice(name.length) : ` ${text}`;
}
