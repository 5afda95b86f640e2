/** Pearls, camp cards and fairies: their colours. A numeral, a glyph or a name always goes with them. */
export interface Paint {
  value: number;
  fill: string;
  deep: string;
  light: string;
}

export const PEARLS: Record<string, Paint> = {
  green: { value: 1, fill: "#4f9a55", deep: "#2c6a36", light: "#a8dca6" },
  blue: { value: 2, fill: "#3a7fc4", deep: "#1f528c", light: "#a8d2f5" },
  pink: { value: 3, fill: "#d85c8b", deep: "#9c3562", light: "#ffd0df" },
  purple: { value: 4, fill: "#7b52ab", deep: "#4c2d78", light: "#d0b5ee" },
  white: { value: 5, fill: "#f3eee2", deep: "#8d8169", light: "#ffffff" },
};
export const COLOURS = Object.keys(PEARLS);
const UNKNOWN: Paint = { value: 0, fill: "#8a949a", deep: "#56656d", light: "#d8dde0" };

export const paint = (colour: string): Paint => PEARLS[colour] ?? UNKNOWN;

/** The most valuable first. */
export function byValue(colours: readonly string[]): string[] {
  return colours.toSorted((a, b) => paint(b).value - paint(a).value);
}

/** Each piece by name, from how many there are of each kind; the most valuable pearls first. */
export function pieces(counts: Record<string, number>): string[] {
  return byValue(Object.entries(counts).flatMap(([name, count]) => Array.from({ length: count }, () => name)));
}

export const CARDS: Record<string, string> = {
  banner: "#b5573f",
  lantern: "#c98a12",
  provisions: "#6f8f45",
  fishing_net: "#2f7ea1",
  shamisen: "#7a5a86",
};
