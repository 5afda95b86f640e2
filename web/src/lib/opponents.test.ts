import { beforeEach, expect, test, vi } from "vitest";
import type { PastGame, SeatInfo } from "./protocol";

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});

const game = { name: "riverside", players_min: 1, players_max: 6 };
const seats = (...levels: (string | null)[]) =>
  levels.map((level, seat) => ({ seat, kind: level ? "bot" : "person", level }) as SeatInfo);
const past = (level: string, scores: number[], winners: number[]) =>
  ({ game: "riverside", seats: seats(null, level, level), your_seats: [0], scores, winners }) as PastGame;

test("a first game is easy, with somebody who is at home there", async () => {
  const { opponentsOf } = await import("./opponents.svelte");
  expect(opponentsOf(game)).toEqual({ character: "otis", level: "easy", players: 3 });
  expect(opponentsOf({ ...game, name: "zebra", players_max: 2 })).toEqual({
    character: "fritz",
    level: "easy",
    players: 2,
  });
});

test("a choice is remembered for its game alone", async () => {
  const { remember } = await import("./opponents.svelte");
  remember("riverside", { character: "mags", level: "hard" });
  vi.resetModules();
  const again = await import("./opponents.svelte");
  expect(again.opponentsOf(game)).toEqual({ character: "mags", level: "hard", players: 3 });
  expect(again.levelFor("the_river")).toBe("easy");
});

test.each(["{", "null", `{"riverside": {"level": "god"}}`])("what cannot be read is forgotten: %s", async (text) => {
  localStorage.setItem("rivertable.opponents", text);
  const { levelFor } = await import("./opponents.svelte");
  expect(levelFor("riverside")).toBe("easy");
});

test.each([
  ["won", [9, 5, 3], [0], "hard"],
  ["second", [4, 5, 3], [1], null],
  ["last", [1, 5, 3], [1], "easy"],
  ["shared the win", [5, 5, 3], [0, 1], null],
])("who %s is offered the level next to it, or none", async (_, scores, winners, offered) => {
  const { levelAfter } = await import("./opponents.svelte");
  expect(levelAfter(seats(null, "normal", "normal"), [0], scores, winners)).toBe(offered);
});

test("nothing is offered after a match with people, with mixed levels, alone or without a seat", async () => {
  const { levelAfter } = await import("./opponents.svelte");
  expect(levelAfter(seats(null, "normal", null), [0], [9, 1, 1], [0])).toBeNull();
  expect(levelAfter(seats(null, "normal", "hard"), [0], [9, 1, 1], [0])).toBeNull();
  expect(levelAfter(seats(null), [0], [9], [0])).toBeNull();
  expect(levelAfter(seats("easy", "easy"), [], [9, 1], [0])).toBeNull();
});

test("the tile offers it until it is taken", async () => {
  const { remember, suggestedLevel } = await import("./opponents.svelte");
  const finished = [past("easy", [9, 1, 1], [0])];
  expect(suggestedLevel("riverside", finished)).toBe("normal");
  expect(suggestedLevel("the_river", finished)).toBeNull();
  remember("riverside", { level: "normal" });
  expect(suggestedLevel("riverside", finished)).toBeNull();
});
