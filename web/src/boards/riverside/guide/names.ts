/** Pictures that are dice side by side. */
export const DICE: Record<string, [string, number][]> = {
  "round-fill": [["blue", 4]],
  "pay-free": [["pink", 3]],
  "pay-hot": [["white", 6]],
  "pay-green": [
    ["pink", 3],
    ["green", 5],
  ],
  "round-roll": [
    ["yellow", 5],
    ["blue", 6],
    ["pink", 3],
    ["brown", 2],
    ["white", 6],
    ["green", 4],
  ],
};
/** Pictures that are villages, by a colour they show. */
export const VILLAGES: Record<string, string> = {
  "goal-excursions": "pink",
  "round-visit": "white",
  "visit-colour": "blue",
  "visit-stave": "stave",
};
export const POWERS = ["fan_base", "prize_ticket", "speed_boat", "warm_night", "early_birds"].map(
  (power) => `power-${power}`,
);
/** Parts of a guide boat, from top to bottom in its drawing. */
export const PARTS: Record<string, [number, number]> = {
  "goal-tickets": [40, 70],
  "visit-rising": [228, 54],
};
const COLOURS = ["yellow", "blue", "pink", "brown", "white", "green", "stave"];
export const GLYPHS = COLOURS.map((colour) => `icon-${colour}`);
export const ICONS = [...GLYPHS, ...["fire", "plus", "ticket", "royal", "ship"].map((icon) => `icon-${icon}`)];
const OWN = ["map", "dice", "boat", "visit-near", "goal-captain", "goal-end"];
export const NAMES = [DICE, VILLAGES, PARTS].flatMap((some) => Object.keys(some)).concat(POWERS, ICONS, OWN);
