import { expect, test } from "vitest";
import { factOf, factWords } from "../../components/facts/fact_texts";
import { wordsFrom, type Words } from "../../lib/texts";
import type { BuiltView, RiverCardView } from "../../lib/views/river_bankers";
import catalogue from "../../../../src/rivertable/games/river_bankers/locales/en.ftl?raw";
import { builtFact, materialFact, structureFact } from "./facts";

const words = wordsFrom("en", catalogue);
const ANY = JSON.stringify({
  fish: 1,
  lap: 1,
  loop: 1,
  icons: 1,
  points: 1,
  name: "",
  material: "",
  materials: "",
  where: "",
  text: "",
});
const drawings = import.meta.glob<string>("./**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });

function said(attributes: Record<string, string>, facts: Words) {
  const element = document.createElement("i");
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return factOf(element, facts);
}

/** Every name that is given to `fact` somewhere on the board; of a name with a part to fill in, the part before it. */
function named(): string[] {
  const calls = Object.values(drawings).flatMap((source) => [...source.matchAll(/\bfact\(([^,)]*)/g)]);
  return calls.flatMap(([, first]) => [...(first ?? "").matchAll(/["`]([a-z_-]+)/g)].map(([, id]) => id ?? ""));
}

test("whatever is drawn has its sentences", async () => {
  const facts = await factWords("river_bankers");
  const whole = named().filter((id) => !id.endsWith("-"));
  expect(whole.length).toBeGreaterThan(40);
  for (const id of whole) {
    const told = said({ "data-fact": id, "data-fact-args": ANY }, facts);
    expect(told.does, id).not.toBe(`fact-${id}`);
    expect(told.from, id).not.toBe("");
  }
  for (const way of ["pull", "auction", "build", "use"]) expect(facts(`fact-way-${way}`)).not.toBe(`fact-way-${way}`);
});

test("a material card tells what its workers pay, or its effect, and where it came from", async () => {
  const facts = await factWords("river_bankers");
  const card = { card: "marsh_edge", materials: ["reeds"] } as RiverCardView;
  const plain = said(materialFact(card, "headwaters", words), facts);
  expect(plain).toMatchObject({ name: "Marsh Edge", does: expect.stringContaining("reeds") as string });
  expect(plain.from).toContain("material deck");
  const wild = said(materialFact({ ...card, card: "mud_slick" }, "shoreline", words), facts);
  expect(wild.does).toBe(words("text-mud_slick"));
  expect(wild.from).toContain("down the river");
});

test("a structure tells its text, and whether it was drawn, built or kept from the start", async () => {
  const facts = await factWords("river_bankers");
  const built = { card: "pier", starter: false } as BuiltView;
  const told = [
    structureFact("pier", words),
    builtFact(built, words),
    builtFact({ ...built, card: "clay_den", starter: true }, words),
  ].map((each) => said(each, facts));
  expect(told.map(({ does }) => does)).toEqual([words("text-pier"), words("text-pier"), words("text-clay_den")]);
  expect(told.map(({ from }) => from.split(" ").slice(0, 3).join(" "))).toEqual([
    "It is drawn",
    "It was built",
    "Each animal has",
  ]);
});
