import type { GuidePictures } from "../../guides";
import { NAMES } from "./names";
import Picture from "./Picture.svelte";

export const guide: GuidePictures = {
  Picture,
  names: NAMES,
  paints: ["#8a6a10", "#3673b3", "#b04068", "#7d5535", "#6d6a5e", "#5b4a3a", "#2a6f92", "#2c7a58"],
};
