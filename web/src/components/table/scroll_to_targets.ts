import { bringIntoSight } from "../../lib/bring_into_sight";

/**
 * Scrolls a phone's board to what can be chosen. Each part that scrolls sideways moves to its own targets, and the page to
 * the first target if none is in sight. For a new question (`anew`) the first target's row must be in sight.
 */
export function scrollToTargets(play: HTMLElement, smooth: boolean, anew: boolean): void {
  const behavior = smooth ? "smooth" : "auto";
  const targets = [...play.querySelectorAll<HTMLElement>(".can-choose:not([role=switch])")];
  const rows = byRow(play, targets);
  for (const [row, inside] of rows) {
    const sight = row.getBoundingClientRect();
    const boxes = inside.map((target) => target.getBoundingClientRect());
    const [box] = boxes;
    if (!box || boxes.some((each) => isAcross(each, sight))) continue;
    row.scrollBy({ left: box.left + box.width / 2 - sight.left - sight.width / 2, behavior });
  }
  const first = anew ? [...rows.values()].find(([target]) => target === targets[0]) : null;
  if ((first ?? targets).some((target) => isSeen(target, play))) return;
  if (targets[0]) bringIntoSight(targets[0], behavior);
}

/** The targets by the element around them that scrolls sideways. */
function byRow(play: HTMLElement, targets: HTMLElement[]): Map<Element, HTMLElement[]> {
  const rows = new Map<Element, HTMLElement[]>();
  for (const target of targets) {
    let row = target.parentElement;
    while (row && row !== play && !scrollsSideways(row)) row = row.parentElement;
    if (row && row !== play) rows.set(row, [...(rows.get(row) ?? []), target]);
  }
  return rows;
}

function scrollsSideways(element: Element): boolean {
  return element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX);
}

function isAcross(box: DOMRect, sight: DOMRect): boolean {
  return box.left >= sight.left && box.right <= sight.right;
}

/** True if the target is inside the page and inside every scrolling part of the board around it. */
function isSeen(target: Element, play: HTMLElement): boolean {
  const box = target.getBoundingClientRect();
  for (let around = target.parentElement; around && around !== play; around = around.parentElement) {
    const isPanned = /auto|scroll/.test(getComputedStyle(around).overflowY);
    if (isPanned && !isFromTopToBottom(box, around.getBoundingClientRect())) return false;
  }
  const sight = play.getBoundingClientRect();
  return isAcross(box, sight) && isFromTopToBottom(box, sight);
}

function isFromTopToBottom(box: DOMRect, sight: DOMRect): boolean {
  return box.top >= sight.top && box.bottom <= sight.bottom;
}
