/** Which drawn things turns have touched, and where they are on the screen. */
import type { BoardModule } from "../../boards/contract";
import type { EventInfo, TurnInfo } from "../../lib/protocol";

export interface Touched {
  selector: string;
  seat: number;
}

export interface Ring {
  x: number;
  y: number;
  width: number;
  height: number;
  colour: number;
}

/** More rings than these would hide the board. */
const MOST = 24;

/** What turns have touched, each thing once, for the seat that touched it last. */
export function touchedBy(
  turns: readonly TurnInfo[],
  eventsOf: (turn: TurnInfo) => EventInfo[],
  board: Pick<BoardModule, "pieces">,
  view: unknown,
): Touched[] {
  const seats = new Map<string, number>();
  for (const turn of turns) {
    const selectors = eventsOf(turn).flatMap((event) => board.pieces?.(event, view) ?? []);
    for (const selector of selectors) seats.set(selector, turn.seat ?? -1);
  }
  return [...seats].map(([selector, seat]) => ({ selector, seat })).slice(-MOST);
}

/** Rings around the touched things that can be seen: those on the board only while they are inside its frame. */
export function ringsOf(touched: readonly Touched[], play: HTMLElement, colourOf: (seat: number) => number): Ring[] {
  const frame = play.getBoundingClientRect();
  return touched.flatMap(({ selector, seat }) => {
    const thing = document.querySelector(selector);
    const box = thing?.getBoundingClientRect();
    if (!thing || !box || box.width + box.height === 0) return [];
    if (play.contains(thing) && !isInside(box, frame)) return [];
    return [{ x: box.x, y: box.y, width: box.width, height: box.height, colour: colourOf(seat) }];
  });
}

function isInside(box: DOMRect, frame: DOMRect): boolean {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
}
