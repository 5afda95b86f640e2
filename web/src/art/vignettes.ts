/** A picture for every game; one river runs through all of them. */
const pictures = import.meta.glob<string>("./vignettes/*.svg", { query: "?url", import: "default", eager: true });

export function vignette(game: string): string {
  return pictures[`./vignettes/${game}.svg`] ?? pictures["./vignettes/the_river.svg"] ?? "";
}
