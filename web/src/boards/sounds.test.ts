import { expect, test } from "vitest";
import { SOUND_NAMES } from "../lib/sound_samples";
import type { BoardModule } from "./contract";

const given = import.meta.glob<BoardModule["sounds"]>("./*/sounds.ts", { import: "sounds", eager: true });
const declared = import.meta.glob<string>("../../../src/rivertable/games/*/events.py", {
  query: "?raw",
  import: "default",
  eager: true,
});
const games = Object.entries(declared).map(([path, text]) => {
  const names = [...text.matchAll(/EVENTS\.add\(\s*"(\w+)"/g)].map(([, name]) => name);
  return [path.split("/").at(-2) ?? "", names] as const;
});

test.each(games)("%s has sounds for events that happen in it", (game, events) => {
  const sounds = given[`./${game}/sounds.ts`];
  expect(Object.keys(sounds ?? {})).not.toEqual([]);
  for (const [event, sound] of Object.entries(sounds ?? {})) {
    expect(events).toContain(event);
    expect(SOUND_NAMES).toContain(sound);
  }
});
