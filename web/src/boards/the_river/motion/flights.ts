/** What happened, as pieces that move: from which drawn thing to which, one after another. */
import type { EventInfo } from "../../../lib/protocol";
import type { View } from "../../../lib/views/the_river";

export interface Flight {
  /** The drawing: a symbol's name, or a token with its value. */
  symbol: string;
  text?: string;
  colour?: number;
  /** Selectors of what it leaves and where it arrives. */
  from: string;
  to: string;
  /** A selector of what is drawn at the target already; it is hidden until the piece arrives. */
  arrives?: string;
}

const MOST_GOODS = 4;

/** Where a seat's things are: before me if its river is the one shown, else in the rail. */
function home(seat: number, part: string): string {
  return `[data-store="${seat}"] ${part}, [data-rail-seat="${seat}"]`;
}

function goods(event: EventInfo, seat: number, back: boolean): Flight[] {
  const [supply, store] = [`[data-supply="${event.args.resource}"]`, home(seat, ".goods")];
  const [from, to] = back ? [store, supply] : [supply, store];
  const count = Math.min(MOST_GOODS, Number(event.args.count));
  return Array.from({ length: count }, () => ({ symbol: String(event.args.resource), from, to }));
}

function swapped(event: EventInfo, seat: number, view: View): Flight[] {
  const [first, second] = [Number(event.args.first), Number(event.args.second)];
  const terrain = (spot: number) => view.seats[seat]?.spots[spot - 1]?.tile?.terrain.at(-1) ?? "meadow";
  const at = (spot: number) => `[data-river="${seat}"] [data-spot="${spot}"]`;
  return [
    { symbol: terrain(second), from: at(first), to: at(second) },
    { symbol: terrain(first), from: at(second), to: at(first) },
  ];
}

/** The moves an event shows. My own pioneers and tiles are where I planned them already. */
export function flightsOf(event: EventInfo, view: View, me: number | null, colours: number[]): Flight[] {
  const seat = Number(event.args.seat);
  const colour = colours[seat] ?? 0;
  const place = `[data-place="${event.args.location}"] [data-stands]`;
  switch (event.name) {
    case "pioneer_placed":
      if (seat === me) return [];
      return [
        {
          symbol: "pioneer",
          colour,
          from: home(seat, ".boat svg"),
          to: place,
          arrives: `${place} g[data-seat="${colour}"]`,
        },
      ];
    case "tile_placed": {
      if (seat === me) return [];
      const terrain = view.seats[seat]?.spots[Number(event.args.spot) - 1]?.tile?.terrain.at(-1) ?? "meadow";
      const to = `[data-river="${seat}"] [data-spot="${event.args.spot}"], [data-rail-seat="${seat}"]`;
      return [{ symbol: terrain, from: `[data-slot="${event.args.slot}"]`, to }];
    }
    case "goods_taken":
    case "income_taken":
      return goods(event, seat, false);
    case "goods_returned":
      return goods(event, seat, true);
    case "building_reserved":
      return [{ symbol: "card", from: `[data-card="${event.args.slot}"]`, to: home(seat, ".goods") }];
    case "building_built":
      return [{ symbol: "card", from: `[data-place="construct"]`, to: home(seat, ".goods") }];
    case "token_taken":
      return [
        { symbol: "token", text: String(event.args.value), from: "[data-token]", to: home(seat, "[data-track]") },
      ];
    case "pawn_taken":
      return [{ symbol: "pawn", from: `[data-place="first_player"]`, to: home(seat, ".boat") }];
    case "tiles_swapped":
      return swapped(event, seat, view);
    case "pioneer_settled": {
      const to = `[data-river="${seat}"] [data-spot="${event.args.spot}"], [data-rail-seat="${seat}"]`;
      return [{ symbol: "pioneer", colour, from: home(seat, ".boat svg"), to }];
    }
    default:
      return [];
  }
}

/** A bent line from one middle to another, as things drift on water. */
export function drift(from: DOMRect, to: DOMRect): string {
  const [x1, y1] = [from.x + from.width / 2, from.y + from.height / 2];
  const [x2, y2] = [to.x + to.width / 2, to.y + to.height / 2];
  const bend = Math.min(90, Math.hypot(x2 - x1, y2 - y1) * 0.2);
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2 - bend];
  return `M${x1.toFixed(0)} ${y1.toFixed(0)}Q${mx.toFixed(0)} ${my.toFixed(0)} ${x2.toFixed(0)} ${y2.toFixed(0)}`;
}
