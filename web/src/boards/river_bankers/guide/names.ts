/** Parts of the board, in the units of its drawing. */
export const PARTS: Record<string, [number, number, number, number]> = {
  "turn-last": [330, 462, 320, 76],
  "action-pull": [44, 100, 140, 120],
  "action-auction": [190, 60, 250, 150],
  "action-flush": [44, 306, 140, 160],
  "drift-on": [196, 66, 250, 150],
  "drift-shore": [600, 66, 220, 150],
};
export const STRUCTURES = ["log_flume", "sap_drip", "reed_bed", "wood_pile", "heron_roost", "vine_trellis", "pier"].map(
  (card) => `effect-${card}`,
);
export const MATERIALS = ["driftwood_tangle", "old_growth", "slipping_sandbar", "mud_wallow"].map(
  (card) => `material-${card}`,
);
/** Workers side by side, by seat; "x" finds no place, "blank" is a grey disc. */
export const DISCS: Record<string, (number | "blank" | "fish" | "x")[]> = {
  "goal-bid": [0, 0, 1],
  "goal-fish": ["fish", "fish", "fish"],
  "goal-pairs": [0, 0],
  "auction-recall": [0, "blank"],
  "auction-bid": [0, 0, 0],
  "auction-pay": ["fish", "fish"],
  "auction-place": [0, 1, 1],
  "jam-fits": [0, 0, 1],
  "jam-over": [0, 0, 0, "x", "x"],
  "jam-nobody": ["x", "x", "x"],
  "build-home": [0, 0, 0],
  "turn-act": ["fish", "fish"],
};
const KINDS = ["logs", "stones", "reeds", "mud", "vines", "clay", "wild", "fish", "worker", "blank"];
export const ICONS = KINDS.map((icon) => `icon-${icon}`);
/** Pictures that are a card of the hand. */
export const CARDS: Record<string, string> = {
  "goal-structures": "pier",
  "turn-free": "wood_pile",
  "action-build": "reed_bed",
  "action-invent": "sap_drip",
  "action-ability": "heron_roost",
  "build-card": "vine_trellis",
};
const OWN = ["board", "build-pay"];
export const NAMES = [PARTS, DISCS, CARDS]
  .flatMap((some) => Object.keys(some))
  .concat(STRUCTURES, MATERIALS, ICONS, OWN);
