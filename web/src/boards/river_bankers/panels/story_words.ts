/** The end of an auction in sentences. */
import type { Words } from "../../../lib/texts";
import type { Reveal, RevealedBid } from "./reveal";

/** What I place, and where the card goes. */
export function outcome(reveal: Reveal, me: number | null, rates: readonly number[], words: Words): string {
  if (!reveal.gone.length) return words("reveal-waits", { count: reveal.waiting.length });
  const mine = reveal.bids.find((bid) => bid.seat === me);
  const own = mine?.workers
    ? words("reveal-you-place", { workers: mine.placed })
    : mine
      ? words("reveal-you-none")
      : "";
  const went = reveal.gone.map(({ card, to, text, open }) => {
    if (typeof to !== "number" || !open) return text;
    const left = openIcons(open, reveal, words);
    return words("reveal-drifts", {
      count: open,
      open: left,
      card: words(`card-${card}`),
      space: to,
      fish: rates[to - 1] ?? 0,
    });
  });
  return [own, ...went].filter(Boolean).join(" ");
}

/** "4 reeds", or "4 icons" on a card with two materials. */
export function openIcons(count: number, { materials, lots }: Reveal, words: Words): string {
  const [only, second] = materials;
  return only && !second && lots.length === 1 ? words(`units-${only}`, { count }) : words("icons", { count });
}

/** "3 × 2 fish", where it is known what one worker cost; with Pontoon fewer are paid for than were bid. */
export function howPaid({ workers, fish, each }: RevealedBid, rate: number, words: Words): string {
  if (!fish || !each) return "";
  const times = words("reveal-times", { workers: fish / each, each });
  const free = workers - fish / each;
  if (free > 0) return words("reveal-free", { times, free });
  return each < rate ? words("reveal-less", { times, rate }) : times;
}

export function pawnWay({ from, to }: RevealedBid, words: Words): string {
  if (from === null) return "";
  return to === null ? words("reveal-stays", { from }) : words("reveal-pawn", { from, to });
}

export function placing({ workers, placed }: RevealedBid, words: Words): string {
  if (!workers) return words("reveal-none-bid");
  return placed === workers ? words("reveal-places-all", { placed }) : words("reveal-places", { placed, workers });
}
