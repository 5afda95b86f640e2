/** What happens in 12 Rivers, as pieces that move: from which drawn thing to which, and what lies on the board meanwhile. */
import type { EventInfo } from "../../../lib/protocol";
import type { Act } from "../../contract";
import type { Flight, Leg } from "../../flights";
import { afterEvent, common, iconKey, resolved, scenesOf, slotKey, type BoardState } from "./board_state";
import { timeOf, waysOf, type Way } from "./rolling";

/** A leg, with what lies on the board while it is played and what moves there. */
export interface StagedLeg extends Leg {
  boardState: BoardState;
  ways: Way[];
}

const MS: Record<string, number> = {
  token_placed: 420,
  token_moved: 420,
  token_lifted: 320,
  token_returned: 300,
  pearl_collected: 360,
  villager_recruited: 480,
  goal_claimed: 480,
};
const PIECE_MS = 320;

/** The legs of these events, from this state of the board on; the last one shows where they lead. */
export function legsOf(
  events: readonly EventInfo[],
  from: BoardState,
  colourOf: (seat: number) => number,
): StagedLeg[] {
  const legs: StagedLeg[] = [];
  let before = from;
  for (const scene of scenesOf(events)) {
    const after = scene.events.reduce(afterEvent, before);
    const ways = waysOf(scene, before, after);
    const flights = scene.events.flatMap((event) => flightsOf(event, before, colourOf));
    const boardState = scene.name === "token_lifted" ? before : common(before, after);
    const ms = ways.length ? timeOf(ways) : (MS[scene.name] ?? PIECE_MS);
    if (ways.length || flights.length) legs.push({ flights, ms, boardState, ways });
    before = after;
  }
  return legs.length ? [...legs, { flights: [], ms: 0, boardState: before, ways: [] }] : [];
}

function flightsOf({ name, args }: EventInfo, before: BoardState, colourOf: (seat: number) => number): Flight[] {
  const seat = Number(args.seat);
  const token = { symbol: "token", colour: colourOf(seat) };
  const pearl = { symbol: "pearl", text: String(args.colour) };
  const card = { symbol: "card", text: String(args.card) };
  switch (name) {
    case "token_placed":
      return [{ ...token, from: space(before.track.indexOf(seat) + 1), to: slot(args.section, args.slot) }];
    case "token_moved":
      return [{ ...token, from: slot(args.start, args.start_slot), to: slot(args.section, args.slot) }];
    case "token_lifted":
      return [{ ...token, from: space(Number(args.start)), to: space(Number(args.space)) }];
    case "token_returned": {
      const from = resolved(before, seat);
      return from ? [{ ...token, from: `[data-slot="${from}"]`, to: space(Number(args.space)) }] : [];
    }
    case "fairy_taken": {
      const icon = `[data-icon="${iconKey(String(args.icon), Number(args.number))}"]`;
      return [{ symbol: "fairy", text: String(args.fairy), from: icon, to: area(seat, ".fairies", "[data-fairies]") }];
    }
    case "pearl_collected":
      return [{ ...pearl, from: lying(args), to: alpaca(seat) }];
    case "pearl_given":
      return [{ ...pearl, from: alpaca(seat), to: lying(args) }];
    case "pearl_moved":
    case "pearl_blown":
      return [
        {
          ...pearl,
          from: Number(args.source) < 0 ? alpaca(seat) : villager(seat, args.source),
          to: villager(seat, args.villager),
        },
      ];
    case "goal_claimed":
      return [{ ...pearl, from: `[data-goal="${args.colour}"]`, to: alpaca(seat) }];
    case "card_taken":
      return [{ ...card, from: market(args.position), to: hand(seat) }];
    case "card_discarded":
      return [{ ...card, from: hand(seat), to: "[data-discards]" }];
    case "deck_drawn":
      return [{ symbol: "card", from: "[data-deck]", to: hand(seat) }];
    case "market_filled":
      return [{ ...card, from: "[data-deck]", to: market(args.position) }];
    case "villager_recruited":
      return [
        {
          symbol: "villager",
          text: String(args.villager),
          from: `[data-newcomer="${args.position}"]`,
          to: area(seat, ".people", ".stats"),
        },
      ];
    default:
      return [];
  }
}

// ------------------------------------------------------------ where things are drawn

type Value = string | number | undefined;

const slot = (section: Value, number: Value) => `[data-slot="${slotKey(String(section), Number(number))}"]`;
const space = (number: number) => `[data-space="${number}"]`;
const market = (position: Value) => `[data-market="${position}"]`;

/** A seat's things: in front if its area is the one shown, else in the rail. */
function area(seat: number, part: string, small: string): string {
  return `[data-area="${seat}"] ${part}, [data-rail-seat="${seat}"] ${small}, [data-rail-seat="${seat}"]`;
}
const alpaca = (seat: number) => area(seat, ".alpaca", "[data-alpaca]");
const hand = (seat: number) => area(seat, ".piles", ".stats");
const villager = (seat: number, number: Value) => area(seat, `[data-villager="${number}"]`, ".stats");

/** Where a pearl of that colour waits. */
function lying({ section, colour }: EventInfo["args"]): string {
  return `[data-waits="${section}"] [data-pearl="${colour}"], [data-waits="${section}"], ${slot(section, 1)}`;
}

// ------------------------------------------------------------ what an event has touched

/** What is to be ringed until I act. Pearls that have left the board are ringed on the alpaca. */
export function piecesOf({ name, args }: EventInfo): string[] {
  switch (name) {
    case "token_placed":
    case "token_moved":
      return [slot(args.section, args.slot)];
    case "token_lifted":
      return [space(Number(args.space))];
    case "fairy_taken":
      return [`[data-icon="${iconKey(String(args.icon), Number(args.number))}"]`];
    case "card_taken":
      return [market(args.position)];
    case "pearl_collected":
      return [`[data-rail-seat="${args.seat}"] [data-alpaca]`];
    case "goal_claimed":
      return [`[data-goal="${args.colour}"]`];
    case "villager_recruited":
    case "pearl_moved":
      return [`[data-rail-seat="${args.seat}"] .stats`];
    default:
      return [];
  }
}

// ------------------------------------------------------------ time

const LONGEST_MS = 3000;

/** Released pearls have their time; a new round too, which comes together with what all others have stored. */
export function actMs({ events }: Pick<Act, "events">): number | null {
  const moments = events.filter(({ name }) => name === "round_begun" || name === "pearls_released");
  return moments.length === 1 ? LONGEST_MS : null; // more of them are told in words
}

/** Pearls roll, and tokens return, when a turn has been sent: a plan does not show it before. */
export function holdsBack({ name }: EventInfo): boolean {
  return name === "pearls_released" || name === "token_returned";
}

/** The board with what is planned, up to where something is held back; null if nothing is. */
export function heldBack(now: BoardState, planned: readonly EventInfo[]): BoardState | null {
  const first = planned.findIndex(holdsBack);
  return first < 0 ? null : planned.slice(0, first).reduce(afterEvent, now);
}
