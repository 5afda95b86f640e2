/** The details of a card, shown while the card is pointed at, has the focus, or was tapped last. */
export interface CardLookedAt {
  card: string;
  at: Element;
}

export type Inspect = (looked: CardLookedAt | null) => void;

export function inspectOn(card: string, inspect: Inspect) {
  const show = (event: Event) => inspect({ card, at: event.currentTarget as Element });
  const leave = () => inspect(null);
  return { onmouseenter: show, onmouseleave: leave, onpointerdown: show, onfocusin: show, onfocusout: leave };
}

type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom" | "width" | "height">;

export const ABOUT_WIDTH = 268;
const GAP = 8;

/** Where the details are drawn inside the frame: above a card that lies in its lower part, beside another. */
export function beside(card: Box, frame: Box): { left: number; top: number | null; bottom: number | null } {
  const most = frame.width - ABOUT_WIDTH;
  const within = (left: number) => Math.max(0, Math.min(most, left - frame.left));
  if (card.bottom > frame.bottom - card.height / 2)
    return { left: within(card.left), top: null, bottom: frame.bottom - card.top + GAP };
  const right = card.right + GAP + ABOUT_WIDTH <= frame.right;
  const left = within(right ? card.right + GAP : card.left - GAP - ABOUT_WIDTH);
  const upper = card.top + card.bottom < frame.top + frame.bottom;
  return upper
    ? { left, top: Math.max(0, card.top - frame.top), bottom: null }
    : { left, top: null, bottom: Math.max(0, frame.bottom - card.bottom) };
}
