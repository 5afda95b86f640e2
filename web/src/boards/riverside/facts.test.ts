import { expect, test } from "vitest";
import { factOf, factWords } from "../../components/facts/fact_texts";

const sources = import.meta.glob<string>("./**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
const POWERS = ["fan_base", "prize_ticket", "speed_boat", "warm_night", "early_birds"];
const GIVEN = ["value", "left", "count", "crossed", "seats", "points", "players", "target", "royals", "colour"];
const NAMED = /fact\(\s*(?:[\w.]+ === "\w+" \? )?"([a-z_-]+)"(?: : "([a-z_-]+)")?/g;

/** The names of all facts that the board's sources spread on what they draw. */
function named(): string[] {
  const found = Object.values(sources).flatMap((source) => [...source.matchAll(NAMED)].flatMap(([, ...ids]) => ids));
  const ids = found.filter((id): id is string => id !== undefined);
  return [...new Set([...ids, "die", "die-hot", "die-green", ...POWERS.map((power) => `power-${power}`)])];
}

test("everything that is drawn says what it does and where it comes from", async () => {
  const words = await factWords("riverside");
  expect(named().length).toBeGreaterThan(25);
  for (const id of named()) {
    const element = document.createElement("i");
    element.dataset.fact = id;
    element.dataset.factArgs = JSON.stringify(Object.fromEntries(GIVEN.map((each) => [each, 1])));
    const { does, from } = factOf(element, words);
    expect(does, id).not.toBe(`fact-${id}`);
    expect(from, id).not.toBe("");
  }
});
