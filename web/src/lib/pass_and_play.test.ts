import { beforeEach, expect, test, vi } from "vitest";
import { api } from "./api";
import { passAndPlay, playableBy, rememberedNames, rememberNames } from "./pass_and_play";
import type { GameInfo } from "./protocol";

const game = (name: string, players_min: number, players_max: number, may_lie_open = false) =>
  ({ name, players_min, players_max, may_lie_open }) as GameInfo;
beforeEach(() => localStorage.clear());

test("only games for so many people are offered", () => {
  const games = [game("two to four", 2, 4), game("one to six", 1, 6)];
  expect(playableBy(games, 5).map(({ name }) => name)).toEqual(["one to six"]);
  expect(playableBy(games, 2)).toEqual(games);
});

test("names are remembered, and what others have stored is not believed", () => {
  expect(rememberedNames()).toEqual([]);
  rememberNames(["Mara", "Jonas"]);
  expect(rememberedNames()).toEqual(["Mara", "Jonas"]);
  for (const stored of ["{", "7", '{"a": 1}']) {
    localStorage.setItem("rivertable.names", stored);
    expect(rememberedNames()).toEqual([]);
  }
});

test("all seats are at this screen, and sheets lie open only where the game allows it", async () => {
  vi.spyOn(api, "me").mockResolvedValue({} as never);
  const open = vi.spyOn(api, "open").mockResolvedValue({ id: "t" } as never);
  await passAndPlay(game("riverside", 1, 6, true), ["Mara", "Jonas"], true);
  await passAndPlay(game("the_river", 2, 4), ["Mara", "Jonas"], true);
  const [first, second] = open.mock.calls.map(([body]) => body);
  expect(first?.seats).toEqual([
    { kind: "me", name: "Mara" },
    { kind: "me", name: "Jonas" },
  ]);
  expect([first?.public, first?.rated, first?.open_sheets]).toEqual([false, false, true]);
  expect(second?.open_sheets).toBe(false);
});
