/** Where the things are that a lesson names. */
import { PHONE } from "../../lib/screen";

/** Selectors of a place; the first that is drawn counts. */
export function placed(name: string, args: string[]): string[] {
  const [first = ""] = args;
  // on a phone the panel lies below the scene
  const grip = [window.matchMedia(PHONE).matches ? "[data-above]" : ".placing .hand"];
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
