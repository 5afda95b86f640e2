/** Finds the pictures of a game's guide: `guide/index.ts` in its folder, loaded when the guide is opened. */
import type { Component } from "svelte";
import type { Words } from "../lib/texts";

export interface GuidePictures {
  /** Draws the picture of that name, which is the id of a text. */
  Picture: Component<{ name: string; words: Words }>;
  /** The names there are; with "icon-…" for the list of icons. */
  names: readonly string[];
  /** Drawn once, before all pictures: symbols they use. */
  Symbols?: Component;
  /** Colours of the parts of the worked example, in order. */
  paints: readonly string[];
}

const found = import.meta.glob<{ guide: GuidePictures }>("./*/guide/index.ts");

export async function picturesOf(game: string): Promise<GuidePictures | null> {
  return (await found[`./${game}/guide/index.ts`]?.())?.guide ?? null;
}
