/** Where the things are that a lesson names. */

/** Selectors of a place on my side of the table; the first that is drawn counts. */
export function placed(name: string, args: string[], me: number): string[] {
  const [first = ""] = args;
  const river = `[data-river="${me}"]`;
  const places: Record<string, string[]> = {
    river: [river],
    spot: [`${river} [data-spot="${first}"]`],
    column: [`${river} [data-column="${first}"]`],
    symbol: [`[data-made="${first}"]`, `[data-goods="${first}"]`],
    tile: [`[data-place="terrain"] [data-slot="${first}"]`],
    card: [`[data-card="${first}"]`],
    place: [`[data-place="${first}"]`],
    spots: [`[data-place="${first}"] [data-stands]`],
    stores: ["[data-goods-row]", `[data-store="${me}"]`, ".goods-line"],
    boat: ["[data-boat]", ".goods-line"],
    track: ["[data-track]"],
  };
  return places[name] ?? [];
}

/** The parts of the table that a phone shows beside the river. */
const BY_THE_RIVER = ["river", "spot", "column", "symbol", "stores", "boat", "track"];

export function isByTheRiver(place: string): boolean {
  return BY_THE_RIVER.includes(/^[a-z]+/.exec(place)?.[0] ?? "");
}
