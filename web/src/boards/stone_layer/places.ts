/** Where the things are that a lesson names. */

const PHONE = 760; // pixels: there the panel lies below the scene

/** Selectors of a place; the first that is drawn counts. */
export function placed(name: string, args: string[]): string[] {
  const [first = ""] = args;
  const grip = [window.innerWidth <= PHONE ? "[data-above]" : ".placing .hand"];
  const places: Record<string, string[]> = {
    table: [".scene"],
    river: ["[data-river]"],
    stack: [`[data-stack="${first}"]`],
    marker: ["[data-marker]"],
    label: [`[data-label="${first}"]`],
    tile: [`[data-tile="${first}"]`],
    hand: [".placing"],
    /* the coach hides neither the pictures nor the stack there */
    grip,
    release: grip,
    above: ["[data-above]"],
    side: ["[data-side]"],
  };
  return places[name] ?? [];
}
