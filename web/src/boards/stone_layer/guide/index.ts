import type { GuidePictures } from "../../guides";
import { NAMES } from "./names";
import Picture from "./Picture.svelte";

export const guide: GuidePictures = { Picture, names: NAMES, paints: ["#8a5d08", "#2a6f92"] };
