/** Where the things are that a lesson names. */

/** Selectors of a place; the first that is drawn counts. */
export function placed(name: string, args: string[]): string[] {
  const [first = ""] = args;
  const places: Record<string, string[]> = {
    table: [".scene"],
    river: ["[data-river]"],
    stack: [`[data-stack="${first}"]`],
    marker: ["[data-marker]"],
    label: [`[data-label="${first}"]`],
    tile: [`[data-tile="${first}"]`],
    hand: [".placing"],
    let_go: ["[data-release]"],
    above: ["[data-above]"],
    side: ["[data-side]"],
  };
  return places[name] ?? [];
}
