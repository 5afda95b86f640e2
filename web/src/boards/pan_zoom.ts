/** How large a drawing is shown in a place that may be smaller than it. Scales are pixels for each unit of the drawing. */

export interface Size {
  width: number;
  height: number;
}

/** The scale at which the whole drawing is in sight. */
export function wholeScale(drawing: Size, pane: Size): number {
  return Math.min(pane.width / drawing.width, pane.height / drawing.height);
}

/** The scale for play: as broad as its place, and no smaller than `close`, at which a finger meets what it means. */
export function closeScale(drawing: Size, pane: Size, close: number): number {
  return Math.max(pane.width / drawing.width, close);
}

const LARGEST = 2.5; // times the scale for play

/** The scale within what makes sense: from the whole drawing in sight to a few times the scale for play. */
export function within(scale: number, whole: number, close: number): number {
  return Math.min(Math.max(scale, Math.min(whole, close)), LARGEST * close);
}

export interface Finger {
  clientX: number;
  clientY: number;
}

/** The middle between two fingers, and how far they are apart. */
export function pinchOf(one: Finger, other: Finger): { x: number; y: number; apart: number } {
  return {
    x: (one.clientX + other.clientX) / 2,
    y: (one.clientY + other.clientY) / 2,
    apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
  };
}
