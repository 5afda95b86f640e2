import { bringIntoSight } from "../../lib/bring_into_sight";

/** Brings a place into the corner of what is seen, so that a bubble has room beside it or below. */
export function bringIntoCorner(place: Element, smooth: boolean): void {
  bringIntoSight(place, smooth ? "smooth" : "auto", "start", "start");
}

/** Brings a place into view; where a bubble is docked at the lower edge, above that bubble. */
export function bringIntoView(
  place: Element,
  play: HTMLElement,
  docked: HTMLElement | undefined,
  smooth: boolean,
): void {
  const sight = play.getBoundingClientRect();
  const box = place.getBoundingClientRect();
  const lowest = sight.bottom - (docked?.offsetHeight ?? 0) - 24;
  if (!docked && box.top >= sight.top && box.bottom <= sight.bottom) return;
  if (docked && box.top >= sight.top + 8 && box.bottom <= lowest && box.left >= sight.left && box.right <= sight.right)
    return;
  const behavior = smooth ? "smooth" : "auto";
  if (!docked) return bringIntoSight(place, behavior);
  const middle = (Math.max(sight.top, lowest) + sight.top) / 2;
  for (let around = place.parentElement; around; around = around === play ? null : around.parentElement) {
    const style = getComputedStyle(around);
    if (!/auto|scroll/.test(style.overflowX + style.overflowY)) continue;
    const inner = around.getBoundingClientRect();
    if (around !== play && around.scrollHeight <= around.clientHeight) {
      // it moves sideways only: what moves up and down is around it; what is wider than its frame stays as the board has it
      if (box.width <= inner.width)
        around.scrollBy({ left: box.left + box.width / 2 - inner.left - inner.width / 2, behavior });
      continue;
    }
    // Each part that scrolls does what it can: one may only go sideways, and the one around it only down.
    around.scrollBy({
      left: box.left + box.width / 2 - inner.left - inner.width / 2,
      top: box.height > lowest - sight.top ? box.top - sight.top - 12 : box.top + box.height / 2 - middle,
      behavior,
    });
  }
}
