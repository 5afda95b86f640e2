import type { Size } from "../pieces/sizes";

/** Stacks from the bottom up, with the seats whose tokens lie beside them; "golden" ones are points. */
export const STACKS: Record<string, { stones: Size[]; tokens?: (number | "golden")[]; tilt?: "lean" | "slip" }> = {
  "goal-stack": { stones: ["large", "medium", "small"] },
  "goal-tokens": { stones: ["large", "large", "medium", "small"], tokens: [0, 0] },
  "goal-fall": { stones: ["large", "medium", "small"], tokens: ["golden", "golden"], tilt: "slip" },
  "turn-place": { stones: ["large", "medium"], tokens: [0] },
  "stone-place": { stones: ["large", "medium", "small"] },
  "token-height": { stones: ["large", "large", "medium", "medium", "small"], tokens: [0, 0, 0] },
  "fall-others": { stones: [], tokens: ["golden", "golden", "golden"] },
  "fall-mine": { stones: [], tokens: [0, 0] },
  "fall-stones": { stones: ["large", "medium", "small"], tilt: "slip" },
  "foul-lean": { stones: ["large", "medium", "small"], tilt: "lean" },
  "foul-slip": { stones: ["large", "large", "small"], tilt: "slip" },
  "stone-empty": { stones: ["large", "medium", "medium"] },
  "token-exchange": { stones: [], tokens: ["golden", "golden", "golden", "golden", "golden"] },
  "goal-win": { stones: [], tokens: ["golden", "golden", "golden", "golden"] },
};
/** Tiles by their sizes. */
export const TILES = ["turn-tile", "stone-tile", "turn-move", "map-tiles"];
export const PEBBLES: Record<string, Size[]> = {
  "turn-stone": ["small", "medium", "large"],
  "stone-choose": ["medium", "medium", "medium"],
};
export const ICONS = ["small", "medium", "large", "marker", "token", "golden", "steps"].map((icon) => `icon-${icon}`);
export const NAMES = [...Object.keys(STACKS), ...TILES, ...Object.keys(PEBBLES), ...ICONS, "map"];
