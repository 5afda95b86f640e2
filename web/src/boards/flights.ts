/** Pieces that fly from one drawn thing to another while an act is played. */

export interface Flight {
  /** What flies: the name of a drawing of the game, perhaps with a text on it, in the colour of a seat. */
  symbol: string;
  text?: string;
  colour?: number;
  /** Selectors of what it leaves and where it arrives. The first that is drawn counts. */
  from: string;
  to: string;
  /** It lies where it has arrived until the act is over. */
  stays?: boolean;
}

/** Flights that begin together, each a little after the one before. What is at its place already appears there. */
export interface Leg {
  flights: Flight[];
  ms: number;
  /** Called when the leg begins, with the time it takes: for what the board itself draws in motion. */
  begins?: (ms: number) => void;
}

export const STAGGER_MS = 60;

export function lengthOf({ flights, ms, begins }: Leg): number {
  if (!flights.length) return begins ? ms : 0;
  return ms + STAGGER_MS * (flights.length - 1);
}

/** The factor by which legs are shortened to take no longer than `ms` in all. */
export function hurry(legs: readonly Leg[], ms: number): number {
  const whole = legs.reduce((sum, leg) => sum + lengthOf(leg), 0);
  return Math.min(1, ms / Math.max(1, whole));
}

/** Where the first of these is that is drawn; what is scrolled out of sight is at the edge of the part of the page it is in. */
export function placeOf(selector: string): DOMRect | null {
  for (const part of selector.split(", ")) {
    const thing = document.querySelector(part);
    const box = thing?.getBoundingClientRect();
    if (!box || box.width + box.height === 0) continue;
    const frame = thing?.closest(".play, .rail")?.getBoundingClientRect();
    return frame ? within(box, frame) : box;
  }
  return null;
}

function within(box: DOMRect, frame: DOMRect): DOMRect {
  const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));
  const x = clamp(box.x + box.width / 2, frame.left, frame.right) - box.width / 2;
  const y = clamp(box.y + box.height / 2, frame.top, frame.bottom) - box.height / 2;
  return new DOMRect(x, y, box.width, box.height);
}

/** A dot of the trail that a piece leaves behind, and after which share of its time the piece has passed it. */
export interface TrailDot {
  x: number;
  y: number;
  passed: number;
}

const DOTS_APART = 15;
const MOST_DOTS = 22;

/** Dots along a bent line of `drift`, without its ends. */
export function trailOf(path: string): TrailDot[] {
  const [x1 = 0, y1 = 0, mx = 0, my = 0, x2 = 0, y2 = 0] = (path.match(/-?\d+/g) ?? []).map(Number);
  const count = Math.min(MOST_DOTS, Math.floor(Math.hypot(x2 - x1, y2 - y1) / DOTS_APART));
  return Array.from({ length: Math.max(0, count - 1) }, (_, i) => {
    const way = (i + 1) / count;
    const at = (from: number, bend: number, to: number) =>
      (1 - way) ** 2 * from + 2 * way * (1 - way) * bend + way ** 2 * to;
    return { x: at(x1, mx, x2), y: at(y1, my, y2), passed: passedAt(way) };
  });
}

/** The time after which something that starts and stops gently has made a part of its way, both as shares. */
function passedAt(way: number): number {
  return 0.5 - Math.sin(Math.asin(1 - 2 * way) / 3);
}

/** A bent line from one middle to another, as things drift on water. */
export function drift(from: DOMRect, to: DOMRect): string {
  const [x1, y1] = [from.x + from.width / 2, from.y + from.height / 2];
  const [x2, y2] = [to.x + to.width / 2, to.y + to.height / 2];
  const bend = Math.min(90, Math.hypot(x2 - x1, y2 - y1) * 0.2);
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2 - bend];
  return `M${x1.toFixed(0)} ${y1.toFixed(0)}Q${mx.toFixed(0)} ${my.toFixed(0)} ${x2.toFixed(0)} ${y2.toFixed(0)}`;
}
