/** Who has come to an open table, and who has left it. */
import type { SeatInfo } from "../../lib/protocol";

export interface News {
  came: SeatInfo[];
  left: SeatInfo[];
}

const isPerson = (seat: SeatInfo) => seat.kind === "person";
const same = (a: SeatInfo) => (b: SeatInfo) => a.seat === b.seat && a.person === b.person && a.name === b.name;

/** People whose seats are not mine and who sit now where they did not sit before, and the other way round. */
export function newsOf(before: SeatInfo[], after: SeatInfo[], mine: number[]): News {
  const others = (seats: SeatInfo[]) => seats.filter((seat) => isPerson(seat) && !mine.includes(seat.seat));
  return {
    came: others(after).filter((seat) => !before.some(same(seat))),
    left: others(before).filter((seat) => !after.some(same(seat))),
  };
}
