/** How far apart the rows of a boat are, in the units of its drawing: as printed, or so far that a finger meets one of them. */
export const ROW_PITCH = 34;
const BOAT = 212; // the width of the drawing
const FINGER = 44; // pixels

/** The pitch for boats drawn so many pixels wide; `touched`: a finger taps them. */
export function rowPitch(pixels: number, touched: boolean): number {
  return touched && pixels > 0 ? Math.max(ROW_PITCH, Math.ceil((FINGER * BOAT) / pixels)) : ROW_PITCH;
}
