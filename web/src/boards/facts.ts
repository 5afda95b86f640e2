/** What makes a drawn thing tell what it is: spread `fact(…)` on any SVG or HTML element. */

/** The attributes of a thing whose sentences are `fact-<id>` and `fact-<id>-from` in the game's `facts/`; `name` is its heading. */
export function fact(id: string, name = "", args: Record<string, number | string> = {}): Record<string, string> {
  return { "data-fact": id, "data-fact-name": name, "data-fact-args": JSON.stringify(args) };
}
