/** How a match ended, in words. */
import type { SeatInfo, ViewMessage } from "../../lib/protocol";
import { capital, listOf, t } from "../../lib/texts";

/** Who won, and below it what the others have. `you` is the seat that is spoken to, null for nobody. */
export function verdict(view: ViewMessage | null, you: number | null): { title: string; detail: string } {
  const { outcome, seats } = view ?? {};
  if (!outcome || !seats) return { title: t("over"), detail: "" };
  if (outcome.agreed) return { title: capital(outcome.reason.text), detail: "" };
  const best = Math.max(...outcome.scores);
  const names = outcome.winners.map((seat) => nameOf(seats, seat, you));
  const mine = you !== null && outcome.winners.includes(you);
  const id = !names.length
    ? seats.length === 1
      ? "solo-lost"
      : "nobody-wins"
    : mine && names.length === 1
      ? "you-win"
      : names.length === 1
        ? "one-wins"
        : "they-win";
  const rest = seats
    .filter((seat) => seats.length > 1 && !outcome.winners.includes(seat.seat))
    .sort((a, b) => (outcome.ranks[a.seat] ?? 0) - (outcome.ranks[b.seat] ?? 0))
    .map((seat) => `${nameOf(seats, seat.seat, you)}: ${outcome.scores[seat.seat]}`);
  return { title: t(id, { name: listOf(names), points: best }), detail: rest.length ? `${rest.join(", ")}.` : "" };
}

function nameOf(seats: SeatInfo[], seat: number, you: number | null): string {
  return seat === you ? t("you") : (seats[seat]?.name ?? "");
}
