import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import facts from "../../../../src/rivertable/games/twelve_rivers/facts/en.ftl?raw";
import rules from "../../../../src/rivertable/games/twelve_rivers/locales/en.ftl?raw";
import { factOf } from "../../components/facts/fact_texts";
import { wordsFrom, type Words } from "../../lib/texts";
import type { SpotView, TileView } from "../../lib/views/twelve_rivers";
import english from "./en.ftl?raw";
import { CARDS, COLOURS } from "./pieces/colours";
import { cardFact, costFact, fairyFact, pearlFact, slotFact, spotFact, villagerFact } from "./things";

const bundle = new FluentBundle("en", { useIsolating: false });
for (const source of [rules, english]) bundle.addResource(new FluentResource(source), { allowOverrides: true });
const words: Words = (id, args) => bundle.formatPattern(bundle.getMessage(id)?.value ?? `?${id}`, args);
const ids = (start: string) => [...rules.matchAll(new RegExp(`^${start}-(\\w+) =`, "gm"))].map(([, id = ""]) => id);

function said(told: Record<string, string>) {
  const element = document.createElement("i");
  for (const [name, value] of Object.entries(told)) element.setAttribute(name, value);
  return factOf(element, wordsFrom("en", facts));
}
const tile = (ability: string, camp: number): TileView => ({
  id: "v01",
  name: "",
  spots: ["white", "rainbow"],
  camp,
  ability,
  points: 3,
});
const spot = (kind: string, wild = false, pearl: string | null = null): SpotView => ({ kind, wild, pearl });

test("everything has a heading and two sentences", () => {
  const all = [
    ...["r1_01", "lake", "village"].flatMap((section) =>
      [-3, -1, 0, 1].flatMap((camp) => [true, false].map((taken) => slotFact(section, camp, taken, "A slot"))),
    ),
    ...COLOURS.flatMap((colour) =>
      (["alpaca", "lake", "stored", "top", "waits"] as const).map((place) => pearlFact(colour, place, words)),
    ),
    ...Object.keys(CARDS).map((card) => cardFact(card, words)),
    ...ids("fairy").flatMap((fairy) => [fairyFact(fairy, "board", words), fairyFact(fairy, "own", words)]),
    ...ids("ability").flatMap((ability) => [0, 1].map((camp) => villagerFact(tile(ability, camp), camp > 0, words))),
    ...[spot("white"), spot("rainbow"), spot("rainbow", true), spot("pink", false, "pink")].map((each) =>
      spotFact(each, words),
    ),
  ].map(said);
  expect(all.length).toBeGreaterThan(80);
  for (const { name, does, from } of all) {
    expect(name).toMatch(/^[A-Z][^?]+$/);
    expect(does).toMatch(/^[A-Z][^{}]+\.$/);
    expect(from).toMatch(/^[A-Z][^{}]+\.$/);
  }
});

test("a slot tells its price, and its token what it does there", () => {
  expect(said(slotFact("r1_01", -3, false, "")).does).toContain("costs 3 camp cards");
  expect(said(slotFact("r5", 1, false, "")).does).toContain("brings a camp card");
  expect(said(slotFact("village", -1, false, "")).does).toContain("For one camp card");
  expect(said(slotFact("village", -1, true, "")).does).toContain("chooses a villager");
  expect(said(costFact(0)).does).toContain("costs nothing");
});

test("a villager tells where it comes from", () => {
  expect(said(villagerFact(tile("most_pink", 2), false, words)).from).toContain("brings one of these");
  expect(said(villagerFact(tile("most_pink", 2), true, words)).from).toContain("brought it");
  expect(said(villagerFact(tile("filled_villagers", 0), true, words)).from).toContain("from the beginning");
});
