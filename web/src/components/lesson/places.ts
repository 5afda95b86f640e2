/** Where the places are that a lesson names, and what is lit and marked there. */
import type { BoardModule } from "../../boards/contract";
import { overlap, type Box } from "../../lib/boxes";
import type { Placed } from "../shared/bubble_place";

const NAME = /^([a-z_]+)(?:\((.*)\))?$/;

/** The selectors of a place, the board's own first: `place(clay)`, `seat(1)`, `bar`, or the text of an action. */
export function selectorsOf(name: string, board: Pick<BoardModule, "placed">, me: number): string[] {
  const [, kind = "", inside] = NAME.exec(name) ?? [];
  const args = inside?.split(",") ?? [];
  const own = board.placed?.(kind, args, me) ?? [];
  if (kind === "seat" && !own.length) own.push(`.rail .seats > :nth-child(${Number(args[0]) + 1})`);
  if (kind === "bar") own.push(".decide");
  return [...own, `.play [data-action="${CSS.escape(name)}"]`, `.play [data-action="${name}"]`];
}

/** The first of the named things that is drawn. */
export function elementOf(name: string, board: Pick<BoardModule, "placed">, me: number): Element | null {
  for (const selector of selectorsOf(name, board, me)) {
    for (const found of document.querySelectorAll(selector)) {
      const { width, height } = found.getBoundingClientRect();
      if (width + height > 0) return found;
    }
  }
  return null;
}

const GOOD_PIECE = 96;

/** True if enough of a place is in sight to be worth lighting: half of it, or a good piece. */
export function isSeen(seen: Box, whole: Box): boolean {
  const share = (seen.width * seen.height) / Math.max(1, whole.width * whole.height);
  return share >= 0.5 || (seen.width >= GOOD_PIECE && seen.height >= GOOD_PIECE);
}

/** True if the bubble hides so much of a place that nothing is gained by lighting it. */
export function isBehind(box: Box, bubble: Box | null): boolean {
  return bubble !== null && overlap(box, bubble) > 0.4 * box.width * box.height;
}

/** Where the mark of a place is: at its upper left corner, or at the right one if the bubble is over that. */
export function markAt(box: Box, bubble: Box | null): { x: number; y: number } {
  const y = box.y + 2;
  const corners = [box.x + 2, box.x + box.width - 2].map((x) => ({ x: Math.max(14, x), y }));
  const isFree = (at: { x: number; y: number }) =>
    !bubble || !overlap({ x: at.x - 12, y: at.y - 12, width: 24, height: 24 }, bubble);
  return corners.find(isFree) ?? { x: Math.max(14, box.x + 2), y };
}

export interface Point {
  x: number;
  y: number;
}

/** Where the line from the middle of a box to a point leaves the box. */
function edgeTowards(box: Box, to: Point): Point {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const [dx, dy] = [to.x - x, to.y - y];
  const reach = Math.min(
    box.width / 2 / Math.max(1e-9, Math.abs(dx)),
    box.height / 2 / Math.max(1e-9, Math.abs(dy)),
    1,
  );
  return { x: x + dx * reach, y: y + dy * reach };
}

const NEAR = 26;
const BEND = 0.1;

/** A curve from a point to a box, or from box to box; none where they are near each other. */
export function linkPath(from: Box | Point, to: Box): string | null {
  const [start, end] = [middle(from), middle(to)];
  const a = "width" in from ? edgeTowards(from, end) : start;
  const b = edgeTowards(to, a);
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  if (Math.hypot(dx, dy) < NEAR) return null;
  const bend = { x: (a.x + b.x) / 2 - dy * BEND, y: (a.y + b.y) / 2 + dx * BEND };
  return `M${a.x} ${a.y}Q${bend.x} ${bend.y} ${b.x} ${b.y}`;
}

function middle(of: Box | Point): Point {
  return "width" in of ? { x: of.x + of.width / 2, y: of.y + of.height / 2 } : of;
}

/** The point of the tail of a bubble; null if it has none. */
export function tailOf(bubble: Placed): Point | null {
  const { x, y, width, height, side, tail } = bubble;
  if (side === "right") return { x: x - 8, y: y + tail };
  if (side === "left") return { x: x + width + 8, y: y + tail };
  if (side === "below") return { x: x + tail, y: y - 8 };
  return side === "above" ? { x: x + tail, y: y + height + 8 } : null;
}

/** A path around a frame with rounded holes in it, for the shade. */
export function shadePath(frame: Box, holes: Box[]): string {
  const outer = `M${frame.x} ${frame.y}h${frame.width}v${frame.height}h${-frame.width}z`;
  return outer + holes.map((hole) => roundedPath(hole, 12)).join("");
}

function roundedPath({ x, y, width, height }: Box, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  const [w, h] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 ${-r} ${r}h${-w}a${r} ${r} 0 0 1 ${-r} ${-r}v${-h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}

/** Holes that overlap become one, so that the shade stays open where they meet. */
export function merged(holes: Box[]): Box[] {
  const result: Box[] = [];
  for (const hole of holes) {
    let whole = hole;
    for (let i = result.length - 1; i >= 0; i--) {
      const other = result[i];
      if (other && overlap(whole, other) > 0) {
        whole = union(whole, other);
        result.splice(i, 1);
        i = result.length;
      }
    }
    result.push(whole);
  }
  return result;
}

function union(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const right = Math.max(one.x + one.width, other.x + other.width);
  return { x, y, width: right - x, height: Math.max(one.y + one.height, other.y + other.height) - y };
}
