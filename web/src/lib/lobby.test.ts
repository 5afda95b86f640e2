import { expect, test, vi } from "vitest";
import { api } from "./api";
import { byUrgency, inOrder, playNow, tableAddress } from "./lobby";
import { remember } from "./opponents.svelte";
import type { GameInfo, TableInfo } from "./protocol";

test("a pasted link or code leads to its table, anything else nowhere", () => {
  expect(tableAddress(" aB3-x567890aB3-x ")).toBe("/table/aB3-x567890aB3-x");
  expect(tableAddress("aB3-x")).toBeNull(); // too short for a table
  expect(tableAddress("http://river.example/table/abc?invitation=x1")).toBe("/table/abc?invitation=x1");
  expect(tableAddress("http://river.example/other/abc")).toBeNull();
  expect(tableAddress("two words")).toBeNull();
  expect(tableAddress(" k7q m2p")).toBe("/t/K7QM2P");
  expect(tableAddress("192.168.1.23:8000/t/K7QM2P")).toBe("/t/K7QM2P");
  expect(tableAddress("localhost:8000/table/abc?invitation=x1")).toBe("/table/abc?invitation=x1");
  expect(tableAddress("/replay/abc")).toBe("/replay/abc");
  expect(tableAddress("http://192.168.1.23:8000/t/K7QM2P")).toBe("/t/K7QM2P");
  expect(tableAddress("K7QM2O")).toBeNull(); // no code has an O
});

test("the lobby shows its games in order, unknown ones last", () => {
  const games = ["zebra", "riverside", "the_river"].map((name) => ({ name }) as GameInfo);
  expect(inOrder(games).map((game) => game.name)).toEqual(["the_river", "riverside", "zebra"]);
});

test.each([
  [2, 4, 2],
  [4, 6, 3],
  [1, 1, 0],
])("a game for %i to %i is played at once with %i bots", async (players_min, players_max, bots) => {
  const opened = vi.spyOn(api, "open").mockResolvedValue({ id: "t" } as TableInfo);
  remember("g", { character: "mags", level: "hard" });
  await playNow({ name: "g", players_min, players_max } as GameInfo);
  const seats = opened.mock.lastCall?.[0].seats ?? [];
  expect(seats[0]).toEqual({ kind: "me" });
  expect(seats.slice(1)).toEqual(
    Array.from({ length: bots }, (_, i) => ({ kind: "bot", level: "hard", character: i === 0 ? "mags" : null })),
  );
});

test("my move comes before waiting tables, and what is urgent before the rest", () => {
  const table = (id: string, your_turn: boolean, up: number | null, updated: number) =>
    ({ id, your_turn, your_seats: [1], time_up: up === null ? [] : [null, up], updated }) as unknown as TableInfo;
  const tables = [
    table("waits", false, null, 1),
    table("new", true, null, 9),
    table("old", true, null, 2),
    table("days", true, 9000, 3),
    table("minutes", true, 500, 4),
  ];
  expect(byUrgency(tables).map(({ id }) => id)).toEqual(["minutes", "days", "old", "new", "waits"]);
});
