/** What happens in Riverside, as pieces that move: from which drawn thing to which. */
import type { EventInfo } from "../../../lib/protocol";
import type { View } from "../../../lib/views/riverside";
import type { Act } from "../../contract";
import { lengthOf, type Flight, type Leg } from "../../flights";

/** A leg; what the board itself draws in motion meanwhile is named. */
export interface StagedLeg extends Leg {
  stage?: { kind: "tumble" } | { kind: "sort" } | { kind: "sail"; from: number; to: number };
}

const DIE_MS = 360;
const CROSS_MS = 160;
const TICKET_MS = 320;
const VISIT_MS = 400;
const SCORE_MS = 400;
const TUMBLE_MS = 600;
const SORT_MS = 320;
const SPACE_MS = 200;
const LONGEST_SAIL_MS = 1200;

type Kind = "dice" | "crosses" | "tickets" | "visit" | "scores";
const KINDS: Record<string, [Kind, number]> = {
  die_chosen: ["dice", DIE_MS],
  green_added: ["dice", DIE_MS],
  seat_crossed: ["crosses", CROSS_MS],
  ticket_crossed: ["tickets", TICKET_MS],
  village_visited: ["visit", VISIT_MS],
  score_written: ["scores", SCORE_MS],
};

/** The legs of an act over `view`: seat by seat, all of a kind together, then dice and ship. */
export function legsOf(
  { events }: Pick<Act<View>, "events">,
  view: View,
  colourOf: (seat: number) => number,
): StagedLeg[] {
  const legs: StagedLeg[] = [];
  const sheets = new Marks(view);
  let last = "";
  for (const event of events) {
    const [kind, ms] = KINDS[event.name] ?? [];
    if (kind && ms) {
      const flights = flightsOf(event, sheets, colourOf);
      const leg = legs.at(-1);
      const same = `${event.args.seat} ${kind}`;
      if (leg && last === same) leg.flights.push(...flights);
      else legs.push({ flights, ms });
      last = same;
    } else if (event.name === "dice_rolled") {
      legs.push({ flights: [], ms: TUMBLE_MS, stage: { kind: "tumble" } });
      legs.push({ flights: [], ms: SORT_MS, stage: { kind: "sort" } });
    } else if (event.name === "ship_sailed") {
      const [from, to] = [Number(event.args.space), Number(event.args.to)];
      legs.push({
        flights: [],
        ms: Math.min(LONGEST_SAIL_MS, SPACE_MS * (to - from)),
        stage: { kind: "sail", from, to },
      });
    }
  }
  return legs;
}

function flightsOf({ name, args }: EventInfo, sheets: Marks, colourOf: (seat: number) => number): Flight[] {
  const seat = Number(args.seat);
  switch (name) {
    case "die_chosen":
      sheets.boat = boat(seat, args.colour);
      return [{ symbol: "die", text: `${args.colour} ${args.value}`, from: die(args.colour), to: sheets.boat }];
    case "green_added":
      return [{ symbol: "die", text: `green ${args.value}`, from: die("green"), to: sheets.boat }];
    case "seat_crossed": {
      const place = box(seat, args.colour, args.row, sheets.cross(seat, String(args.colour), Number(args.row)));
      return [{ symbol: "cross", from: place, to: place, stays: true }];
    }
    case "ticket_crossed":
      return [
        {
          symbol: "ticket",
          text: String(args.points),
          from: box(seat, args.colour, args.row, 1),
          to: boat(seat, args.colour),
        },
      ];
    case "village_visited":
      sheets.village = village(args.bank, args.column);
      return [{ symbol: "visitor", colour: colourOf(seat), from: ".ship", to: sheets.village, stays: true }];
    case "score_written":
      return [
        {
          symbol: `score ${args.item}`,
          text: String(args.points),
          from: sheets.village,
          to: scores(seat, args.item),
        },
      ];
    default:
      return [];
  }
}

/** Where the next cross of a row comes, and what was named last. */
class Marks {
  boat = "";
  village = ".ship";
  #crossed = new Map<string, number>();
  constructor(private readonly view: View) {}

  /** The number of the next free seat of a row, from 1; it is taken then. */
  cross(seat: number, colour: string, row: number): number {
    const key = `${seat} ${colour} ${row}`;
    const boat = this.view.sheets[seat]?.boats.find((each) => each.colour === colour);
    const crossed = this.#crossed.get(key) ?? boat?.rows[row - 1]?.crossed ?? 0;
    this.#crossed.set(key, crossed + 1);
    return crossed + 1;
  }
}

// ------------------------------------------------------------ where things are drawn

type Value = string | number | undefined;

/** A seat of a boat, by the boat's colour, its row and its number in the row. */
export const boxId = (colour: string, row: number, number: number) => `${colour}.${row}.${number}`;
export const villageId = (bank: string, column: number) => `${bank}.${column}`;

const die = (colour: Value) => `[data-die="${colour}"]`;
const village = (bank: Value, column: Value) => `[data-village="${villageId(String(bank), Number(column))}"]`;
const rail = (seat: Value, colour: Value) =>
  `[data-rail-seat="${seat}"] [data-boat="${colour}"], [data-rail-seat="${seat}"]`;
const boat = (seat: number, colour: Value) => `[data-sheet="${seat}"] [data-boat="${colour}"], ${rail(seat, colour)}`;
const scores = (seat: number, item: Value) => `[data-sheet="${seat}"] [data-scores="${item}"], ${rail(seat, item)}`;

/** On the sheet in front if it is that seat's, else on the small one in the rail. */
function box(seat: number, colour: Value, row: Value, number: number): string {
  const id = boxId(String(colour), Number(row), number);
  return `[data-sheet="${seat}"] [data-box="${id}"], [data-rail-seat="${seat}"] [data-mini="${id}"], ${rail(seat, colour)}`;
}

// ------------------------------------------------------------ what an event has touched, and how long it takes

/** What is to be ringed until I act: boats in the rail, villages, and dice as long as they are the same. */
export function piecesOf({ name, args }: EventInfo, view: View): string[] {
  const inRail = (colour: Value) => `[data-rail-seat="${args.seat}"] [data-boat="${colour}"]`;
  switch (name) {
    case "die_chosen":
      return view.phase === "excursions" ? [die(args.colour)] : [];
    case "seat_crossed":
    case "ticket_crossed":
      return [inRail(args.colour)];
    case "village_visited":
      return [village(args.bank, args.column)];
    case "score_written":
      return [inRail(args.item)];
    default:
      return [];
  }
}

const LONGEST_MS = 3000;

/** The marks of all others come at once: together they have more time than one turn. */
export function actMs(act: Pick<Act, "events">, now: { view: unknown }): number | null {
  if (act.events.filter(({ name }) => name === "round_begun").length > 1) return null; // told in words
  const legs = legsOf(act, now.view as View, (seat) => seat);
  const whole = legs.reduce((sum, leg) => sum + (leg.stage ? leg.ms : lengthOf(leg)), 0);
  return Math.min(LONGEST_MS, whole) || null;
}
