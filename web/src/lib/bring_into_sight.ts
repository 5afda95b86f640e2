/**
 * Scrolls everything around an element so that its middle, or its upper or left edge, comes to the middle or to that edge of
 * what scrolls. Unlike `scrollIntoView` it does so for a part of a drawing in every browser: Firefox brings the whole drawing.
 */
export function bringIntoSight(
  element: Element,
  behavior: ScrollBehavior,
  block: "start" | "center" = "center",
  inline: "start" | "center" = "center",
): void {
  const box = element.getBoundingClientRect();
  const place = {
    left: inline === "start" ? box.left : (box.left + box.right) / 2,
    top: block === "start" ? box.top : (box.top + box.bottom) / 2,
  };
  for (let around = element.parentElement; around; around = around.parentElement) {
    const style = getComputedStyle(around);
    const isPage = around === document.documentElement;
    if (!isPage && !/auto|scroll/.test(`${style.overflowX} ${style.overflowY}`)) continue;
    const sight = isPage ? new DOMRect(0, 0, innerWidth, innerHeight) : around.getBoundingClientRect();
    const upper = sight.top + pixels(style.scrollPaddingTop);
    const lower = sight.bottom - pixels(style.scrollPaddingBottom); // what lies over the edge of the page
    const acrossWay =
      place.left - (inline === "start" ? sight.left + pixels(style.scrollPaddingLeft) : (sight.left + sight.right) / 2);
    const left = within(acrossWay, around.scrollLeft, around.scrollWidth - around.clientWidth);
    const downWay = place.top - (block === "start" ? upper : (upper + lower) / 2);
    const top = within(downWay, around.scrollTop, around.scrollHeight - around.clientHeight);
    if (left || top) around.scrollBy({ left, top, behavior });
    place.left -= left;
    place.top -= top;
  }
}

function pixels(length: string): number {
  return parseFloat(length) || 0;
}

/** So much of a way as can be scrolled from a place, where `most` is the last one. */
function within(way: number, place: number, most: number): number {
  return Math.min(Math.max(way, -place), Math.max(most - place, 0)) || 0; // and never -0
}
