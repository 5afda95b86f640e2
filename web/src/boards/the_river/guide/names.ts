/** The pictures of the guide: drawn goods by name, tiles by id, islands of the main board, and a few of their own. */
export const GOODS: Record<string, string[]> = {
  "goal-goods": ["wood", "stone", "clay"],
  "turn-do": ["clay", "clay", "clay", "+"],
  "turn-trade": ["wood", "wood", "clay", "→", "food"],
  "setup-hidden": ["wood", "stone", "clay", "food"],
};

/** Tiles from the top. */
export const TILES: Record<string, string[]> = {
  "goal-columns": ["forest_ww", "forest_wb", "forest_ww"],
  "goal-meadows": ["meadow_count_forest"],
  "meadow-symbol": ["meadow_production_clay"],
  "meadow-gain": ["meadow_gain_stone"],
  "meadow-count": ["meadow_count_forest"],
  "meadow-income": ["meadow_income_stone"],
  "meadow-swap": ["meadow_swap"],
  "meadow-pioneers": ["meadow_pioneers"],
  "meadow-tokens": ["meadow_tokens"],
  "column-three": ["forest_ww", "forest_wb", "forest_ww"],
  "column-two": ["desert_wb", "mixed_badlands_desert", "mountain_ss"],
  "column-low": ["forest_wb", "desert_wb", "desert_bbb"],
  "column-open": ["mountain_ss", "", ""],
};

/** Parts of the main board. */
export const PLACES = [
  "island-terrain",
  "island-goods",
  "island-food",
  "island-reserve",
  "island-construct",
  "island-first_player",
  "island-swap",
];

export const ICONS = [
  "wood",
  "stone",
  "clay",
  "food",
  "warehouse",
  "symbol",
  "pioneer",
  "pawn",
  "token",
  "framed",
  "star",
  "income",
  "swap",
].map((icon) => `icon-${icon}`);

const OWN = [
  "goal-tokens",
  "goal-buildings",
  "turn-send",
  "setup-board",
  "setup-first",
  "river-board",
  "building-card",
  "building-tokens",
];

export const NAMES = [...Object.keys(GOODS), ...Object.keys(TILES), ...PLACES, ...ICONS, ...OWN];
