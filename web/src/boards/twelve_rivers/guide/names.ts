export const CARDS = ["banner", "lantern", "provisions", "fishing_net", "shamisen"].map((card) => `card-${card}`);
export const FAIRIES = ["bonfire", "cloud", "river", "breeze", "mushroom"].map((fairy) => `fairy-${fairy}`);
export const BONUSES = [
  "filled_villagers",
  "white_pearls",
  "most_fairies",
  "most_pink",
  "most_cards",
  "hand_cards",
  "unused_fairies",
  "four_same",
  "indicated_five",
  "five_different",
].map((ability) => `bonus-${ability}`);
/** Parts of the board: a position, and the box that is shown of it. */
export const PARTS: Record<string, ["middle" | "village" | "moving", number, number, number, number]> = {
  "goal-catch": ["middle", 76, 30, 230, 150],
  "round-prepare": ["middle", 76, 10, 290, 130],
  "explore-place": ["middle", 180, 230, 280, 170],
  "explore-fairies": ["middle", 90, 150, 200, 130],
  "cost-high": ["middle", 0, 80, 200, 130],
  "cost-low": ["middle", 190, 330, 210, 130],
  "cost-gain": ["middle", 340, 425, 190, 130],
  "cost-village": ["village", 500, 520, 250, 110],
  "collect-roll": ["middle", 80, 30, 240, 210],
  "collect-catch": ["middle", 180, 230, 260, 220],
  "collect-lake": ["middle", 90, 520, 350, 132],
  "village-recruit": ["village", 500, 500, 350, 140],
};
const ICONS_ONLY = ["green", "blue", "pink", "purple", "white", "any", "rainbow", "token"];
export const ICONS = [...ICONS_ONLY, ...FAIRIES.map((fairy) => fairy.replace("fairy-", ""))].map(
  (icon) => `icon-${icon}`,
);
const OWN = [
  "board",
  "goal-store",
  "goal-bonus",
  "goal-goals",
  "round-explore",
  "round-collect",
  "explore-pay",
  "explore-pairs",
  "collect-full",
  "collect-goals",
  "collect-order",
  "village-store",
];
export const NAMES = [...CARDS, ...FAIRIES, ...BONUSES, ...Object.keys(PARTS), ...ICONS, ...OWN];
