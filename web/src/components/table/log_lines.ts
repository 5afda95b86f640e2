/** The lines of the log: events that have a text, newest first; repeated ones are one line with a count. */
import type { EventInfo, SeatInfo } from "../../lib/protocol";

export interface Line {
  number: number;
  seat: SeatInfo | null;
  text: string;
  head: boolean;
  times: number;
}

export function linesOf(events: EventInfo[], seats: SeatInfo[]): Line[] {
  const lines: Line[] = [];
  events.forEach((event, number) => {
    if (!event.text) return;
    const last = lines.at(-1);
    if (last?.text === event.text) {
      last.times += 1;
      return;
    }
    const by = typeof event.args.seat === "number" ? (seats[event.args.seat] ?? null) : null;
    lines.push({ number, seat: by, text: event.text, head: event.name === "round_begun", times: 1 });
  });
  return lines.reverse();
}

/** The text of a line without the name at its beginning, which is drawn apart. */
export function rest(line: Line): string {
  const name = line.seat?.name ?? "";
  return name && line.text.startsWith(name) ? line.text.slice(name.length) : ` ${line.text}`;
}
