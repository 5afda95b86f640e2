import type { GuidePictures } from "../../guides";
import Symbols from "../pieces/Symbols.svelte";
import { NAMES } from "./names";
import Picture from "./Picture.svelte";

export const guide: GuidePictures = {
  Picture,
  Symbols,
  names: NAMES,
  paints: ["#8a5d08", "#4f7d3c", "#8a4f2f", "#5d7f2a", "#2a6f92"],
};
