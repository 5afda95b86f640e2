/** Where the things are that a lesson names. */

/** Selectors of a place, on my side of the table where it is one of a player; the first that is drawn counts. */
export function placed(name: string, args: string[], me: number): string[] {
  const [first = ""] = args;
  const places: Record<string, string[]> = {
    hand: [`[data-hand="${me}"]`],
    structure: [`[data-hand="${me}"] [data-structure="${first}"]`],
    tableau: [`[data-tableau="${me}"]`],
    supply: [`[data-tableau="${me}"] [data-supply]`],
    material: [`.river [data-card="${first}"]`],
    price: [`[data-price="${first}"]`],
    space: [`[data-space="${first}"]`],
    pawn: [`[data-pawn="${first}"]`],
    finish: ["[data-finish]"],
    dial: [".dial"],
    reveal: ["[data-reveal]"],
  };
  return places[name] ?? [];
}
