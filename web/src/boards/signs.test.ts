import { expect, test } from "vitest";
import type { Message } from "../lib/protocol";
import { ICONS } from "../art/icons";
import type { Signs } from "./contract";
import { named, signOf } from "./signs";

const say = (id: string, args: Message["args"] = {}): Message => ({ id, args });
const fetched = say("told-fetched", { count: 4, resource: say("resource-stone") });
const sentence = say("told-turn", {
  seat: say("seat", { seat: 0, number: 1 }),
  acts: say("told-list", { one: fetched, other: say("told-built", { building: say("building-mill") }) }),
});

test("a sentence is shown by the most telling of its parts", () => {
  expect(signOf(sentence, ["told-built", "told-fetched"])?.id).toBe("told-built");
  expect(signOf(sentence, ["told-fetched", "told-built"])).toBe(fetched);
  expect(signOf(sentence, ["told-swapped"])).toBeNull();
});

test("what a part speaks of has a name", () => {
  expect([named(fetched, "resource"), named(fetched, "colour")]).toEqual(["stone", null]);
});

const given = import.meta.glob<Signs>("./*/signs.ts", { import: "signs", eager: true });
const catalogues = import.meta.glob<string>("../../../src/rivertable/games/*/locales/en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const games = Object.entries(catalogues).map(([path, text]) => [path.split("/").at(-3) ?? "", text] as const);

test.each(games)("%s has signs for what its sentences say", (game, catalogue) => {
  const signs = Object.entries(given[`./${game}/signs.ts`] ?? {});
  const said = new Set([...catalogue.matchAll(/^([\w-]+) =/gm)].map(([, id]) => id));
  expect(signs).not.toEqual([]);
  expect(signs.filter(([id]) => !said.has(id)).map(([id]) => id)).toEqual([]);
  expect(signs.filter(([, sign]) => sign !== "own" && !(sign in ICONS))).toEqual([]);
});
