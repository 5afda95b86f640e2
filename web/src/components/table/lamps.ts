/** Where the lamps of a hint stand: at the corner of the drawn thing that is proposed, and of one that is about as good. */

export interface Lamp {
  action: string;
  x: number;
  y: number;
  /** It is on what is about as good as the proposed choice. */
  also: boolean;
}

/** How far inside its thing a lamp stands, as a share of its size: on the edge of what is round, near the corner of a card. */
const INSIDE = 0.1;
const MOST_INSIDE = 36;

/** The first of the things on the board that stand for an action and are drawn. */
function drawn(play: HTMLElement, action: string): DOMRect | undefined {
  const things = [...play.querySelectorAll(`[data-action="${CSS.escape(action)}"]`)];
  return things.map((each) => each.getBoundingClientRect()).find((box) => box.width + box.height > 0);
}

/** The lamps for a hint's actions, the proposed one first; none for what is not on the board or scrolled out of it. */
export function lampsOf(actions: readonly string[], play: HTMLElement): Lamp[] {
  const frame = play.getBoundingClientRect();
  return actions.flatMap((action, place) => {
    const box = drawn(play, action);
    if (!box) return [];
    const x = Math.round(box.right - Math.min(MOST_INSIDE, INSIDE * box.width));
    const y = Math.round(box.top + Math.min(MOST_INSIDE, INSIDE * box.height));
    const outside = x < frame.left || x > frame.right || y < frame.top || y > frame.bottom;
    return outside ? [] : [{ action, x, y, also: place > 0 }];
  });
}
