import { expect, test } from "vitest";
import { counted, goalCard, goalNumbers, hasGoalCard, strongParts } from "./goal_card";

const GAMES = ["the_river", "riverside", "twelve_rivers", "river_bankers", "stone_layer"];

test.each(GAMES)("%s has a whole card", async (game) => {
  expect(hasGoalCard(game)).toBe(true);
  const card = await goalCard(game, "en");
  if (!card) throw new Error("no card");
  const args = Object.fromEntries(Object.keys(card.numbers).map((name) => [name, 3]));
  expect(counted(card.words, "goal-turn", args)).toHaveLength(3);
  expect(counted(card.words, "goal-points", args).length).toBeGreaterThan(1);
  for (const id of ["goal", "goal-end", "goal-turn-1-text", "goal-turn-2-text", "goal-turn-3-text"])
    expect(card.words(id, args)).not.toMatch(/goal|\{/);
});

test("a game without drawings has no card", async () => {
  expect(hasGoalCard("fish_market")).toBe(false);
  expect(await goalCard("fish_market", "en")).toBeNull();
});

test("the card speaks the chosen language, or English", async () => {
  const [finnish, english] = await Promise.all([goalCard("stone_layer", "fi"), goalCard("the_river", "fi")]);
  expect(finnish?.words("goal-turn-1")).toBe("Valitse kivilaatta");
  expect(english?.words("goal-turn-1")).toBe("Send a pioneer");
});

test("numbers are taken from the view, and 0 is what is not there", () => {
  const view = { finish_line: 119, seats: [{ token_spots: 5 }], target: null };
  const paths = { finish: "finish_line", tokens: "seats.0.token_spots", players: "seats.length", target: "target" };
  expect(goalNumbers(paths, view)).toEqual({ finish: 119, tokens: 5, players: 1, target: 0 });
  expect(goalNumbers(paths, null)).toEqual({ finish: 0, tokens: 0, players: 0, target: 0 });
});

test("every second part is strong", () => {
  expect(strongParts("a **b** c")).toEqual(["a ", "b", " c"]);
});
