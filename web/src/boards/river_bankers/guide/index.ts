import type { GuidePictures } from "../../guides";
import { NAMES } from "./names";
import Picture from "./Picture.svelte";

export const guide: GuidePictures = { Picture, names: NAMES, paints: ["#2a6f92", "#8a5a34", "#6d4aa0", "#3f7a3f"] };
