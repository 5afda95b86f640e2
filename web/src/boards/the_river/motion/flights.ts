/** What happens in The River, as pieces that move: from which drawn thing to which. */
import type { EventInfo } from "../../../lib/protocol";
import type { View } from "../../../lib/views/the_river";
import type { Act } from "../../contract";
import type { Flight, Leg } from "../../flights";

const PIECE_MS = 480;
const GOODS_MS = 320;
const MOST_GOODS = 4;

/** The legs of an act, in the order in which it happens; `now` is the position before it. */
export function legsOf(act: Act<View>, now: View): Leg[] {
  return act.events.flatMap((event) => legsOfEvent(event, now, act.after));
}

function legsOfEvent(event: EventInfo, now: View, after: View): Leg[] {
  const seat = Number(event.args.seat);
  const one = (flight: Omit<Flight, "colour">): Leg[] => [{ flights: [{ ...flight, colour: seat }], ms: PIECE_MS }];
  switch (event.name) {
    case "pioneer_placed":
      return one({ symbol: "pioneer", from: home(seat, ".boat svg"), to: standing(event), stays: true });
    case "tile_placed":
      return one({
        symbol: terrainAt(after, seat, Number(event.args.spot)),
        from: `[data-slot="${event.args.slot}"]`,
        to: spotOf(seat, event.args.spot),
        stays: true,
      });
    case "goods_taken":
    case "income_taken":
      return [goods(seat, { [String(event.args.resource)]: Number(event.args.count) }, false)];
    case "goods_returned":
      return [goods(seat, { [String(event.args.resource)]: Number(event.args.count) }, true)];
    case "cost_paid":
    case "goods_traded":
      return [goods(seat, event.args, true)];
    case "building_reserved":
      return one({ symbol: "card", from: `[data-card="${event.args.slot}"]`, to: home(seat, ".goods") });
    case "building_built":
      return one({ symbol: "card", from: `[data-place="construct"]`, to: home(seat, ".goods") });
    case "token_taken":
      return one({
        symbol: "token",
        text: String(event.args.value),
        from: "[data-token]",
        to: home(seat, "[data-track]"),
      });
    case "pawn_taken":
      return one({ symbol: "pawn", from: `[data-place="first_player"]`, to: home(seat, ".boat") });
    case "tiles_swapped":
      return [swapped(event, seat, now)];
    case "pioneer_settled":
      return one({ symbol: "pioneer", from: home(seat, ".boat svg"), to: spotOf(seat, event.args.spot), stays: true });
    case "round_begun":
      return [homecoming(now)];
    default:
      return [];
  }
}

/** Where a seat's things are: before me if its river is the one shown, else in the rail. */
function home(seat: number, part: string): string {
  return `[data-store="${seat}"] ${part}, [data-rail-seat="${seat}"]`;
}

function spotOf(seat: number, spot: string | number | undefined): string {
  return `[data-river="${seat}"] [data-spot="${spot}"], [data-rail-seat="${seat}"]`;
}

function standing(event: EventInfo): string {
  return `[data-place="${event.args.location}"] [data-stands]`;
}

function terrainAt(view: View, seat: number, spot: number): string {
  return view.seats[seat]?.spots[spot - 1]?.tile?.terrain.at(-1) ?? "meadow";
}

/** Goods on their way from the supply, or back; not without end. */
function goods(seat: number, counts: Record<string, string | number>, back: boolean): Leg {
  const flights = ["wood", "stone", "clay", "food"].flatMap((resource) => {
    const [supply, store] = [`[data-supply="${resource}"]`, home(seat, ".goods")];
    const [from, to] = back ? [store, supply] : [supply, store];
    return Array.from({ length: Number(counts[resource] ?? 0) }, () => ({ symbol: resource, from, to }));
  });
  return { flights: flights.slice(0, MOST_GOODS), ms: GOODS_MS };
}

function swapped(event: EventInfo, seat: number, now: View): Leg {
  const [first, second] = [Number(event.args.first), Number(event.args.second)];
  const fly = (from: number, to: number): Flight => ({
    symbol: terrainAt(now, seat, from),
    from: spotOf(seat, from),
    to: spotOf(seat, to),
    stays: true,
  });
  return { flights: [fly(first, second), fly(second, first)], ms: PIECE_MS };
}

/** All pioneers sail home at the end of a round. */
function homecoming(now: View): Leg {
  const flights = now.locations.flatMap(({ location, pioneers }) =>
    pioneers.map((seat) => ({
      symbol: "pioneer",
      colour: seat,
      from: `[data-place="${location}"] [data-stands]`,
      to: home(seat, ".boat svg"),
    })),
  );
  return { flights, ms: PIECE_MS };
}

/** What an event has touched, to be ringed until I act. */
export function piecesOf({ name, args }: EventInfo): string[] {
  switch (name) {
    case "pioneer_placed":
      return [`[data-place="${args.location}"] [data-stands] g[data-seat="${args.seat}"]`];
    case "tile_placed":
      return [`[data-river="${args.seat}"] [data-spot="${args.spot}"]`, `[data-slot="${args.slot}"]`];
    case "building_reserved":
      return [`[data-card="${args.slot}"]`];
    case "token_taken":
      return ["[data-token]"];
    case "pawn_taken":
      return [`[data-place="first_player"]`];
    default:
      return [];
  }
}
