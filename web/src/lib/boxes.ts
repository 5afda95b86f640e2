/** Boxes on the screen: what two of them have in common. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The part of a box that is inside a frame; null if none is. */
export function clipped(box: Box, frame: Box): Box | null {
  const [left, top] = [Math.max(box.x, frame.x), Math.max(box.y, frame.y)];
  const right = Math.min(box.x + box.width, frame.x + frame.width);
  const bottom = Math.min(box.y + box.height, frame.y + frame.height);
  return right - left > 2 && bottom - top > 2 ? { x: left, y: top, width: right - left, height: bottom - top } : null;
}

export function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

/** How much of one box another covers. */
export function overlap(one: Box, other: Box): number {
  const both = clipped(one, other);
  return both ? both.width * both.height : 0;
}

/** How far a point is from a box; 0 inside it. */
export function distance(x: number, y: number, box: Box): number {
  const across = Math.max(box.x - x, 0, x - box.x - box.width);
  return Math.hypot(across, Math.max(box.y - y, 0, y - box.y - box.height));
}
