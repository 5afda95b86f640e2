import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { seated } from "../../lib/table/table_for_tests";
import type { Table } from "../../lib/table/table.svelte";
import { t } from "../../lib/texts";
import GoalCard from "./GoalCard.svelte";

const lessons = { there: true };
let finished: { game: string }[] = [];

function atTheTable(game = "river_bankers"): Table {
  const { table } = seated(0);
  table.session.info = { ...table.session.info, game, title: "River Bankers" };
  return table;
}
const card = (table: Table, open = false) => render(GoalCard, { table, words: t, open });

beforeEach(() => {
  settings.goalsRead = {};
  finished = [];
  lessons.there = true;
  vi.stubGlobal("fetch", () => {
    const games = [{ name: "river_bankers", lesson_minutes: lessons.there ? 4 : null }];
    return Promise.resolve(new Response(JSON.stringify({ running: [], finished, games })));
  });
});

test("a newcomer is shown it, with the lesson first, and not again", async () => {
  card(atTheTable());
  await screen.findByText(/Build along the bank/);
  expect(screen.getByRole("link", { name: /Teach me/ }).hasAttribute("autofocus")).toBe(true);
  await fireEvent.click(screen.getByText("Just play"));
  await waitFor(() => expect(screen.queryByText(/Build along the bank/)).toBeNull());
  expect(settings.goalsRead).toEqual({ river_bankers: "*" });
});

test("who unticks the box sees it before the next match", async () => {
  card(atTheTable());
  await fireEvent.click(await screen.findByRole("checkbox"));
  await fireEvent.click(screen.getByText("Just play"));
  await waitFor(() => expect(settings.goalsRead).toEqual({ river_bankers: "t" }));
});

test("who has finished a match is not shown it, and then plays first when it is asked for", async () => {
  finished = [{ game: "river_bankers" }];
  const { rerender } = card(atTheTable());
  await waitFor(() => expect(settings.goalsRead).toEqual({ river_bankers: "*" }));
  expect(screen.queryByText(/Build along the bank/)).toBeNull();
  await rerender({ open: true });
  expect((await screen.findByText("Just play")).hasAttribute("autofocus")).toBe(true);
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("without a lesson there is no button for one", async () => {
  lessons.there = false;
  card(atTheTable(), true);
  expect((await screen.findByText("Just play")).hasAttribute("autofocus")).toBe(true);
  expect(screen.queryByText(/Teach me/)).toBeNull();
});

test("a game without a card shows none", async () => {
  card(atTheTable("fish_market"));
  await new Promise((done) => setTimeout(done));
  expect(document.querySelector("dialog[open]")).toBeNull();
});
