/** Where a bubble stands that is about a place on the screen, and where its tail comes out. */
import { grown, overlap, type Box } from "../../lib/boxes";

export type Side = "right" | "left" | "below" | "above";

export interface Size {
  width: number;
  height: number;
}

export interface Placed extends Box {
  /** The side of the place on which the bubble is; null: it points at nothing. */
  side: Side | null;
  /** Where the tail is, along that side of the bubble. */
  tail: number;
}

export interface Wishes {
  /** What it should not hide besides its place. */
  keep?: Box[];
  /** The sides in the order in which they are liked. */
  sides?: readonly Side[];
  /** How far it is from its place. */
  gap?: number;
}

const SIDES: readonly Side[] = ["right", "left", "below", "above"];
const GAP = 18;
const EDGE = 8; // between the bubble and the frame
const TAIL = 26; // between the tail and a corner of the bubble

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, Math.max(least, most)));
const middleOf = (box: Box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/**
 * Where a bubble of a size goes: beside the place, inside the frame, on the first side where it hides least of the place and
 * of what is to be kept in sight. Without a place it is in the middle.
 */
export function bubblePlace(size: Size, at: Box | null, frame: Box, wishes: Wishes = {}): Placed {
  if (!at) return inTheMiddle(size, frame);
  const { keep = [], sides = SIDES, gap = GAP } = wishes;
  const tried = sides.map((side) => {
    const box = beside(size, at, frame, side, gap);
    const hidden = 4 * overlap(box, grown(at, 4)) + keep.reduce((sum, each) => sum + overlap(box, each), 0);
    return { placed: { ...box, side: overlap(box, at) ? null : side, tail: tailOf(box, at, side) }, hidden };
  });
  return tried.reduce((one, other) => (other.hidden < one.hidden ? other : one)).placed;
}

function inTheMiddle(size: Size, frame: Box): Placed {
  const x = frame.x + (frame.width - size.width) / 2;
  return { ...size, x, y: Math.max(frame.y + EDGE, frame.y + (frame.height - size.height) / 2), side: null, tail: 0 };
}

/** On one side of the place, as far as the frame allows. */
function beside(size: Size, at: Box, frame: Box, side: Side, gap: number): Box {
  const middle = middleOf(at);
  const [wishX, wishY] = {
    right: [at.x + at.width + gap, middle.y - size.height / 3],
    left: [at.x - size.width - gap, middle.y - size.height / 3],
    below: [middle.x - size.width / 2, at.y + at.height + gap],
    above: [middle.x - size.width / 2, at.y - size.height - gap],
  }[side] as [number, number];
  const x = within(wishX, frame.x + EDGE, frame.x + frame.width - size.width - EDGE);
  return { ...size, x, y: within(wishY, frame.y + EDGE, frame.y + frame.height - size.height - EDGE) };
}

function tailOf(box: Box, at: Box, side: Side): number {
  const middle = middleOf(at);
  if (side === "right" || side === "left") return within(middle.y - box.y, TAIL, box.height - TAIL);
  return within(middle.x - box.x, TAIL, box.width - TAIL);
}

/** On a phone: at the lower edge of the frame, above the sheet; or at the upper edge where it hides less of the place. */
export function dockedPlace(size: Size, at: Box | null, frame: Box): Placed {
  const x = frame.x + (frame.width - size.width) / 2;
  const low = frame.y + frame.height - size.height - EDGE;
  const [below, above] = [low, frame.y + EDGE].map((y) => ({ ...size, x, y, side: null, tail: 0 })) as [Placed, Placed];
  if (!at) return below;
  const tail = tailOf(below, at, "below");
  if (overlap(below, at) > overlap(above, at)) return { ...above, side: "above", tail };
  return { ...below, side: at.y < low - 12 ? "below" : null, tail };
}

/** The part of a table's page where bubbles may be: between the bars, or beside a decision bar that is a column. */
export function tableFrame(): { frame: Box; beside: boolean } {
  const bar = document.querySelector(".decide")?.getBoundingClientRect();
  const y = document.querySelector(".topbar")?.getBoundingClientRect().bottom ?? 0;
  const beside = bar !== undefined && bar.width < window.innerWidth * 0.6;
  const bottom = bar && !beside ? bar.top : window.innerHeight;
  const left = beside && bar.left < 10 ? bar.right : 0;
  const right = beside && bar.left >= 10 ? bar.left : window.innerWidth;
  return { frame: { x: left, y, width: right - left, height: bottom - y }, beside };
}
