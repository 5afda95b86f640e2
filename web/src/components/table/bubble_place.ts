/** Where a bubble stands beside what it is about, without covering it, and where its tail comes out. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Side = "right" | "left" | "below" | "above";

export interface Placed {
  left: number;
  top: number;
  /** On which side of its place the bubble stands. */
  side: Side;
  /** How far along that edge of the bubble the tail comes out. */
  tail: number;
}

const GAP = 16;
const CORNER = 24;
const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, Math.max(least, most)));

/** The bubble inside a frame: on the first side with room for all of it, or else on the side with most room. */
export function placed(place: Box, bubble: { width: number; height: number }, frame: Box): Placed {
  const room: Record<Side, number> = {
    right: frame.left + frame.width - (place.left + place.width) - GAP - bubble.width,
    left: place.left - frame.left - GAP - bubble.width,
    below: frame.top + frame.height - (place.top + place.height) - GAP - bubble.height,
    above: place.top - frame.top - GAP - bubble.height,
  };
  const sides = Object.keys(room) as Side[];
  const side =
    sides.find((each) => room[each] >= 0) ?? sides.reduce((best, each) => (room[each] > room[best] ? each : best));
  const beside = side === "right" || side === "left";
  const middle = { x: place.left + place.width / 2, y: place.top + place.height / 2 };
  const wanted = {
    right: { left: place.left + place.width + GAP, top: middle.y - bubble.height / 2 },
    left: { left: place.left - GAP - bubble.width, top: middle.y - bubble.height / 2 },
    below: { left: middle.x - bubble.width / 2, top: place.top + place.height + GAP },
    above: { left: middle.x - bubble.width / 2, top: place.top - GAP - bubble.height },
  }[side];
  const left = within(wanted.left, frame.left, frame.left + frame.width - bubble.width);
  const top = within(wanted.top, frame.top, frame.top + frame.height - bubble.height);
  const along = beside ? middle.y - top : middle.x - left;
  const tail = within(along, CORNER, (beside ? bubble.height : bubble.width) - CORNER);
  return { left, top, side, tail };
}
