/** Where the things are that a lesson names. */
import { villageId } from "./motion/legs";

/** Selectors of a place; what is on a sheet is on the seat's own. The first that is drawn counts. */
export function placed(name: string, args: string[], me: number): string[] {
  const [first = "", second = ""] = args;
  const sheet = `[data-sheet="${me}"]`;
  const row = `${first}-${second}`;
  const places: Record<string, string[]> = {
    map: [".map"],
    ship: [".map [data-space]"],
    anchor: ["[data-anchor]"],
    village: [`[data-village="${villageId(first, Number(second))}"]`],
    dice: [".dice"],
    hot: ['[data-area="hot"]'],
    temperature: ['[data-area="temperature"]'],
    die: [`[data-die="${first}"]`],
    boats: [`${sheet} .boats`],
    boat: [`${sheet} .boat [data-boat="${first}"]`],
    row: [`${sheet} [data-whole-row="${row}"]`],
    ticket: [`${sheet} [data-ticket="${row}"]`],
    bonus: [`${sheet} [data-bonus="${row}"]`],
    power: [`${sheet} [data-power="${first}"]`],
    scores: [`${sheet} [data-scores="${first}"]`],
    fire: [`${sheet} [data-strip="fire"]`],
    plus: [`${sheet} [data-strip="range"]`],
    stave: [`${sheet} [data-strip="stave"]`],
    captain: [`${sheet} [data-strip="captain"]`],
  };
  return places[name] ?? [];
}
