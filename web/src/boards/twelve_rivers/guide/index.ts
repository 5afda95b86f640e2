import type { GuidePictures } from "../../guides";
import Gradients from "../pieces/Gradients.svelte";
import { NAMES } from "./names";
import Picture from "./Picture.svelte";

export const guide: GuidePictures = {
  Picture,
  Symbols: Gradients,
  names: NAMES,
  paints: ["#2a6f92", "#3f7a3f", "#8a5d08"],
};
