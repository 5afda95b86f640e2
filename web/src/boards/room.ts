/** How much larger than usual the panels beside a board are drawn, so that a large screen is not half empty. */
import type { Size } from "./pan_zoom";

const LARGEST = 2;
const USUAL_TEXT = 16; // pixels

/** The growth of panels that need so much room at the usual size of text: never below 1. */
export function growth(room: Size, needed: Size, text = textSize()): number {
  const usual = text / USUAL_TEXT;
  const fits = Math.min(room.width / (needed.width * usual), room.height / (needed.height * usual));
  return Math.min(LARGEST, Math.max(1, Math.round(fits * 100) / 100));
}

/** The size of the page's text in pixels: it may be set larger, and panels then need more room. */
function textSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_TEXT;
}
