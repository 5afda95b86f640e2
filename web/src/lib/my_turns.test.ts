import { beforeEach, expect, test, vi } from "vitest";
import { api } from "./api";
import { MyTurns, pageTitle } from "./my_turns.svelte";
import type { TableInfo } from "./protocol";

const table = (id: string, your_turn: boolean) =>
  ({ id, your_turn, your_seats: [0], time_up: [], updated: 1 }) as unknown as TableInfo;
const myGames = vi.spyOn(api, "myGames");

beforeEach(() => {
  myGames.mockReset();
});

test("tables that wait for me are known, and the others but this one", async () => {
  const turns = new MyTurns();
  myGames.mockResolvedValue({ running: [table("a", true), table("b", false), table("c", true)], finished: [] });
  await turns.refresh();
  expect(turns.tables.map(({ id }) => id)).toEqual(["a", "c"]);
  expect(turns.besides("a").map(({ id }) => id)).toEqual(["c"]);
});

test("the server is asked seldom, and when it is away what was known stays", async () => {
  const turns = new MyTurns();
  turns.take([table("a", true)]);
  myGames.mockRejectedValue(new Error("away"));
  await Promise.all([turns.refresh(), turns.refresh()]);
  expect(myGames).toHaveBeenCalledOnce();
  expect(turns.tables).toHaveLength(1);
});

test("a title begins with how many tables wait for me", () => {
  expect(pageTitle("Rules", 2)).toBe("(2) Rules · rivertable");
  expect(pageTitle("", 0)).toBe("rivertable");
});
