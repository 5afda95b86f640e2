/** Where the things are that a lesson names. */
import type { Point } from "../../art/scenery";
import { iconAt, PLACES, slotAt, top } from "./layout";
import { iconKey, slotKey } from "./motion/board_state";

/** Selectors of a place on my side of the table; the first that is drawn counts. */
export function placed(name: string, args: string[], me: number): string[] {
  const [first = "", second = ""] = args;
  const mine = `[data-area="${me}"]`;
  const places: Record<string, string[]> = {
    tops: ["[data-tops]"],
    top: [`[data-spring="${first}"]`],
    slot: [`[data-slot="${slotKey(first, Number(second))}"]`],
    jams: ["[data-jams]"],
    section: [`[data-jam="${first}"]`],
    pearl: [`[data-waits="${first}"]:has([data-pearl="${second}"])`],
    icon: [`[data-icon="${iconKey(first, Number(second))}"]`],
    lake: ["[data-lake]"],
    track: ["section.track"],
    newcomers: ["section.village .tiles"],
    newcomer: [`[data-newcomer="${first}"]`],
    goals: ["[data-goals]"],
    alpaca: [`${mine} .alp`],
    people: [`${mine} .people`],
    villager: [`${mine} [data-villager="${first}"]`],
    hand: [`${mine} .hand`],
    card: [`${mine} [data-card="${first}"]`],
    fairy: [`${mine} [data-own-fairy="${first}"]`],
    market: [`[data-market="${first}"]`],
  };
  return places[name] ?? [];
}

/** The point of the board where a place is, for the close-up of a phone; null if it is beside the board. */
export function pointOf(place: string): Point | null {
  const [, name = "", inside = ""] = /^([a-z]+)\((.*)\)$/.exec(place) ?? [];
  const [first = "", second = ""] = inside.split(",");
  if (name === "top") return PLACES[top(Number(first))]?.[0] ?? null;
  if (name === "slot") return slotAt(first, Number(second));
  if (name === "section" || name === "pearl") return slotAt(first, 1);
  return name === "icon" ? iconAt(first, Number(second)) : null;
}
