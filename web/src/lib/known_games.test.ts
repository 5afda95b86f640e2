import { expect, test, vi } from "vitest";
import { api } from "./api";
import { knownGames } from "./known_games.svelte";

test("games are asked for once, and again after a failure", async () => {
  const games = vi.spyOn(api, "games").mockRejectedValueOnce(new Error("away"));
  await knownGames.load();
  expect(knownGames.of("riverside")).toBeUndefined();
  games.mockResolvedValueOnce({
    games: [{ name: "riverside", title: "Riverside" }],
    characters: [{ id: "mags", name: "Mags", tempers: {} }],
  } as never);
  await Promise.all([knownGames.load(), knownGames.load()]);
  expect(knownGames.of("riverside")?.title).toBe("Riverside");
  expect(knownGames.all()).toHaveLength(1);
  expect(knownGames.characters()[0]?.name).toBe("Mags");
  expect(games).toHaveBeenCalledTimes(2);
});
