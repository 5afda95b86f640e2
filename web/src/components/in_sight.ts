/** A phone shows a part of the board: when nothing that can be chosen is in sight, the board moves to it. */
export function bringIntoSight(play: HTMLElement, smooth: boolean): void {
  const sight = play.getBoundingClientRect();
  const targets = [...play.querySelectorAll(".can-choose")];
  if (targets.some((target) => isWithin(target.getBoundingClientRect(), sight))) return;
  targets[0]?.scrollIntoView({ block: "center", inline: "center", behavior: smooth ? "smooth" : "auto" });
}

function isWithin(box: DOMRect, sight: DOMRect): boolean {
  return box.top >= sight.top && box.bottom <= sight.bottom && box.left >= sight.left && box.right <= sight.right;
}
