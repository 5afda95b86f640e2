import { expect, test } from "vitest";
import { picturesOf } from "../boards/guides";
import { covers, Guide, guideOf, hits } from "./guide";
import { rulebook } from "./rulebook";

const PLAN = {
  icons: [],
  facts: { place: "islands", "place-clay": "clay" },
  sections: [
    { id: "goal", clauses: ["TR-1", "TR-5"], blocks: [{ kind: "lead" as const, items: ["most"] }] },
    { id: "islands", clauses: ["TR-5.7-11", "TR-5.20"], blocks: [{ kind: "cards" as const, items: ["clay"] }] },
  ],
};
const WORDS =
  "goal = Goal\nmost = The **most** points win.\nislands = Islands\nclay = Clay\n    .text = Take { $count } clay.\n";
const guide = () => new Guide(PLAN, WORDS, { count: 3 });

test("a guide says its texts with the numbers of the components", () => {
  expect(guide().say("clay")).toEqual({ title: "Clay", text: "Take 3 clay.", note: "" });
  const without = new Guide(PLAN, WORDS, {});
  without.say("clay");
  without.say("nothing");
  expect(without.errors).toHaveLength(2);
});

test("a clause is explained where it is named most exactly", () => {
  expect(guide().sectionOf("TR-5.8")?.id).toBe("islands");
  expect(guide().sectionOf("TR-5.20")?.id).toBe("islands");
  expect(guide().sectionOf("TR-5.3")?.id).toBe("goal");
  expect(guide().sectionOf("TR-9.1")).toBeUndefined();
  expect(covers("RS-5.19", "RS-5.19b")).toBe(3);
});

test("a drawn thing is explained by the item named for it, or where the shorter name leads", () => {
  expect(guide().placeOf("place-clay")).toMatchObject({ id: "clay", section: { id: "islands" } });
  expect(guide().placeOf("place-clay-open")?.id).toBe("clay");
  expect(guide().placeOf("place-wood")).toMatchObject({ id: "islands", section: { id: "islands" } });
  expect(guide().placeOf("ghost")).toBeUndefined();
});

test("a search begins in the guide and goes on in the reference", () => {
  const parts = [
    { kind: "heading", clause: null, text: "5 Actions" },
    { kind: "clause", clause: "TR-5.7", text: "Take **clay**." },
  ];
  expect(hits(guide(), parts, "CLAY take")).toEqual([
    { tab: "guide", id: "clay" },
    { tab: "reference", id: "1" },
  ]);
  expect(hits(guide(), parts, "most points")).toEqual([{ tab: "guide", id: "most" }]);
  expect(hits(null, parts, "tr-5.7")).toEqual([{ tab: "reference", id: "1" }]);
  expect(hits(guide(), parts, "  ")).toEqual([]);
});

const GAMES = ["the_river", "riverside", "twelve_rivers", "river_bankers", "stone_layer"];

test.each(GAMES)("the guide of %s has all its texts, and no picture that nothing shows", async (game) => {
  const found = await guideOf(game);
  const pictures = await picturesOf(game);
  const units = found?.units() ?? [];
  expect(units.length).toBeGreaterThan(30);
  for (const unit of units) expect(unit.text.trim(), unit.id).not.toBe("");
  for (const icon of found?.icons ?? []) expect(found?.say(`icon-${icon}`).title).not.toBe("");
  expect(found?.errors).toEqual([]);
  const figures = found?.sections.flatMap((section) => section.blocks.map((block) => block.picture ?? "")) ?? [];
  const shown = [...units.map((unit) => unit.id), ...figures, ...(found?.icons ?? []).map((icon) => `icon-${icon}`)];
  expect(pictures?.names.filter((name) => !shown.includes(name))).toEqual([]);
});

test.each(GAMES)("every clause that players of %s read is explained in its guide", async (game) => {
  const found = await guideOf(game);
  const clauses = (await rulebook(game)).flatMap((part) => part.clause ?? []);
  expect(clauses.filter((clause) => !found?.sectionOf(clause))).toEqual([]);
});

test("a game without a guide has none", async () => {
  expect(await guideOf("nothing")).toBeNull();
});
