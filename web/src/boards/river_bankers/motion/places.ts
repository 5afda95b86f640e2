/** Where things are drawn: selectors of what leaves and where it arrives, and of what an event has touched. */
import type { EventInfo } from "../../../lib/protocol";

/** The drawing of the river, with all material cards. */
export const ON_TABLE = ".river";

export const supplyOf = (seat: number) =>
  `[data-rail-seat="${seat}"] [data-supply], [data-tableau="${seat}"] [data-supply], [data-rail-seat="${seat}"]`;
export const handOf = (seat: number) =>
  `[data-hand="${seat}"] .cards, [data-rail-seat="${seat}"] [data-held], [data-rail-seat="${seat}"]`;
export const tableauOf = (seat: number) =>
  `[data-tableau="${seat}"] .built, [data-rail-seat="${seat}"] [data-built], [data-rail-seat="${seat}"]`;
export const pileOf = (pile: "structures" | "discards") => `[data-pile="${pile}"]`;

/** An icon of a material card; without its number the card. */
export function cellOf(card: string, cell: number | null): string {
  const whole = materialCard(card);
  return cell === null || cell < 0 ? whole : `${whole} [data-cell="${cell}"], ${whole}`;
}

function materialCard(card: string | number | undefined): string {
  return `${ON_TABLE} [data-card="${card}"]`;
}

function builtCard(seat: string | number | undefined, card: string | number | undefined): string {
  return `[data-tableau="${seat}"] [data-structure="${card}"], [data-rail-seat="${seat}"] [data-built]`;
}

/** What an event has touched, to be ringed until I act. */
export function piecesOf({ name, args }: EventInfo): string[] {
  switch (name) {
    case "pawn_forward":
    case "pawn_back":
    case "retired":
      return [`[data-pawn="${args.seat}"]`];
    case "workers_placed":
    case "recalled":
    case "worker_home":
    case "blank_put":
    case "card_drifts":
    case "card_ashore":
    case "card_turned_up":
    case "auction_begun":
      return [materialCard(args.card)];
    case "combined_begun":
      return [materialCard(args.card), materialCard(args.other)];
    case "worker_moved":
    case "workers_swapped":
      return [materialCard(args.card), materialCard(args.to)];
    case "built_up":
      return [builtCard(args.seat, args.structure)];
    case "ability_used":
    case "card_ready":
      return [builtCard(args.seat, args.card)];
    case "cards_drawn":
    case "card_taken":
      return [`[data-rail-seat="${args.seat}"] [data-held]`];
    case "card_discarded":
      return [pileOf("discards")];
    default:
      return [];
  }
}
