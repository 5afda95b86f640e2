import { expect, test } from "vitest";
import { fact } from "../../boards/facts";
import { guideOf } from "../../lib/guide";
import { allFacts, factOf, factWords, hasFacts } from "./fact_texts";

function drawn(...given: Parameters<typeof fact>): Element {
  const element = document.createElement("i");
  for (const [name, value] of Object.entries(fact(...given))) element.setAttribute(name, value);
  return element;
}

test("a thing says what it does and where it comes from", async () => {
  const said = factOf(drawn("building", "Chapel", { points: 7 }), await factWords("the_river"));
  expect(said.name).toBe("Chapel");
  expect(said.does).toContain("its 7 points");
  expect(said.from).toContain("on display");
});

test("without a source of its own it has that of the shorter name", async () => {
  const words = await factWords("the_river");
  expect(factOf(drawn("place-swap"), words).from).toContain("Pioneers come from your boat");
  expect(factOf(drawn("nothing-known"), words).from).toBe("");
});

test("it speaks the language of the game, where the game has it", async () => {
  const stack = drawn("stack", "", { height: 3, next: 2 });
  const [english, finnish] = [await factWords("stone_layer", "en"), await factWords("stone_layer", "fi")];
  expect(factOf(stack, english).does).toContain("2 score tokens");
  expect(factOf(stack, finnish).does).toContain("2 pistemerkkiä");
  const swap = drawn("place-swap");
  const [there, here] = [await factWords("the_river", "fi"), await factWords("the_river", "en")];
  expect(factOf(swap, there)).toEqual(factOf(swap, here));
});

test("it leads to its place in the guide, and names the section", async () => {
  const [words, guide] = [await factWords("the_river"), await guideOf("the_river")];
  expect(factOf(drawn("place-swap"), words, guide).guide).toEqual({ id: "island-swap", title: "The islands" });
  expect(factOf(drawn("nothing-known"), words, guide).guide).toBeNull();
  expect(factOf(drawn("place-swap"), words, null).guide).toBeNull();
});

test("only games whose facts are written have them", () => {
  expect([hasFacts("the_river"), hasFacts("fish_market")]).toEqual([true, false]);
});

test("what is not drawn is not walked to, nor what is a picture in the guide", () => {
  document.body.innerHTML = `<div class="table"><div inert></div></div>`;
  const [table, picture] = [document.querySelector(".table"), document.querySelector("[inert]")];
  const [seen, hidden, printed] = [drawn("pawn"), drawn("pawn"), drawn("pawn")];
  seen.getBoundingClientRect = printed.getBoundingClientRect = () => new DOMRect(0, 0, 10, 10);
  table?.append(seen, hidden);
  picture?.append(printed);
  expect(allFacts()).toEqual([seen]);
});
