import { beforeEach, expect, test } from "vitest";
import { isFirstGame } from "./first_games";

beforeEach(() => localStorage.clear());

test("the first three tables of a game are first games, and stay so", () => {
  expect(["a", "b", "c", "d"].map((table) => isFirstGame("the_river", table))).toEqual([true, true, true, false]);
  expect(isFirstGame("the_river", "a")).toBe(true);
  expect(isFirstGame("riverside", "d")).toBe(true);
});

test("what cannot be read counts as nothing", () => {
  localStorage.setItem("rivertable.first_games", "{");
  expect(isFirstGame("the_river", "a")).toBe(true);
});
