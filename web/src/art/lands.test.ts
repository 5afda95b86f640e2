import { expect, test } from "vitest";
import { landOf } from "./lands";

test("every picture has its own land to both sides, the same on every visit", () => {
  const games = Object.keys(import.meta.glob("./vignettes/*.svg")).map((path) => path.slice(12, -4));
  expect(games).toHaveLength(5);
  expect(new Set(games.map((game) => landOf(game).bank[0])).size).toBe(5);
  for (const game of games) expect(landOf(game)).toEqual(landOf(game));
});
