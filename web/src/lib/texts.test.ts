import english from "../texts/en.ftl?raw";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { settings } from "./settings.svelte";
import { capital, gameSay, gameWords, language, listOf, t } from "./texts";

test("the shell's words and a game's words come from their catalogues", async () => {
  expect(t("round", { game: "riverside", number: 3 })).toBe("Round 3");
  expect(t("rounds-count", { game: "riverside", count: 1 })).toBe("one round");
  expect(t("round", { game: "river_bankers", number: 31 })).toBe("Turn 31"); // RB-1.3 there are no rounds
  expect(t("rounds-count", { game: "stone_layer", count: 2 })).toBe("2 turns");
  const words = await gameWords("riverside");
  expect(words("activity-blue")).toBe("ice fishing");
  expect(words("boat-blue")).toBe("Ice fishing");
  expect(words("round", { game: "riverside", number: 2 })).toBe("Round 2");
});

test("games speak the chosen language if there is one, else English", () => {
  const chosen = ["fi", "xx"].map((each) => {
    settings.language = each;
    return language();
  });
  settings.language = "system";
  expect(chosen).toEqual(["fi", "en"]);
});

test("messages of the rules are said in a language that the game has", async () => {
  expect(await gameSay("stone_layer", "en")).toBeNull(); // the server speaks it
  expect(await gameSay("riverside", "fi")).toBeNull();
  const say = await gameSay("stone_layer", "fi");
  expect(say?.({ id: "no-such-message", args: {} }, [])).toBeNull();
  expect(say?.({ id: "seat", args: { seat: 1 } }, ["Ann", "Ben"])).toBe("Ben");
});

test("names in a row, and a sentence's first letter", () => {
  expect([listOf(["Ann"]), listOf(["Ann", "Ben"]), listOf(["Ann", "Ben", "Cy"])]).toEqual([
    "Ann",
    "Ann and Ben",
    "Ann, Ben, and Cy",
  ]);
  expect([capital("a b"), capital("")]).toEqual(["A b", ""]);
});

test("no board replaces a sentence of its game's log", () => {
  const idsIn = (path: string) =>
    existsSync(path)
      ? [...readFileSync(path, "utf8").matchAll(/^((?:log|told)-[\w-]+) =/gm)].map((found) => found[1])
      : [];
  for (const game of ["the_river", "riverside", "twelve_rivers", "river_bankers", "stone_layer"]) {
    for (const locale of ["en", "fi", "sv", "da", "nb"]) {
      const log = idsIn(`../src/rivertable/games/${game}/locales/${locale}.ftl`);
      expect(idsIn(`src/boards/${game}/${locale}.ftl`).filter((id) => log.includes(id))).toEqual([]);
    }
  }
});

test("nobody in the browser is told switches of a command", () => {
  expect(english.match(/(^|\s)--[a-z]\S*|0\.0\.0\.0/g)).toBeNull();
});

test("every text that the shell names is in its catalogue", () => {
  const sources = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((path) =>
    /\.(svelte|ts)$/.test(path),
  );
  const source = sources.filter((path) => !path.includes(".test.")).map((path) => readFileSync(`src/${path}`, "utf8"));
  const calls = [...source.join("\n").matchAll(/[^\w.]t\(\s*((?:[^()"'`,]*["'][\w-]+["']\s*:?\s*)+)[,)]/g)];
  // the ids themselves, and not what a condition compares with
  const named = new Set(
    calls.flatMap(([, call = ""]) => [...call.matchAll(/(?:^|[?:]\s*)["']([\w-]+)["']/g)].map(([, id]) => id)),
  );
  expect(named.size).toBeGreaterThan(300);
  expect([...named].filter((id) => !english.includes(`\n${id} =`))).toEqual([]);
});
