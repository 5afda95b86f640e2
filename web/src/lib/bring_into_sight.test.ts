import { expect, test } from "vitest";
import { bringIntoSight } from "./bring_into_sight";

function box(element: Element, left: number, top: number, width: number, height: number): void {
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
}

/** A column of 300 x 200 that shows a part of 300 x 600, in it a row of 300 x 100 that shows a part of 900, in it a card. */
function page(cardLeft: number, rowTop: number) {
  document.body.innerHTML = `<main style="overflow-y: auto"><div style="overflow-x: auto"><i></i></div></main>`;
  const [column, row, card] = ["main", "div", "i"].map((name) => document.querySelector<HTMLElement>(name));
  if (!column || !row || !card) throw new Error("they are on the page");
  Object.defineProperties(column, { scrollHeight: { value: 600 }, clientHeight: { value: 200 } });
  Object.defineProperties(row, { scrollWidth: { value: 900 }, clientWidth: { value: 300 } });
  box(column, 0, 0, 300, 200);
  box(row, 0, rowTop, 300, 100);
  box(card, cardLeft, rowTop, 60, 100);
  const moved: unknown[] = [];
  for (const each of [column, row]) each.scrollBy = (to: unknown) => void moved.push([each.localName, to]);
  return { card, moved };
}

test("each part that scrolls brings the middle of the element to its own", () => {
  const { card, moved } = page(320, 350);
  bringIntoSight(card, "smooth");
  expect(moved).toEqual([
    ["div", { left: 200, top: 0, behavior: "smooth" }],
    ["main", { left: 0, top: 300, behavior: "smooth" }],
  ]);
});

test("nothing scrolls farther than it goes, or where it is", () => {
  const { card, moved } = page(860, 50);
  bringIntoSight(card, "instant");
  expect(moved).toEqual([["div", { left: 600, top: 0, behavior: "instant" }]]);
});

test("what lies over the lower edge of a part is left free", () => {
  const { card, moved } = page(120, 150);
  document.querySelector("main")?.style.setProperty("scroll-padding-bottom", "80px");
  bringIntoSight(card, "instant");
  expect(moved).toEqual([["main", { left: 0, top: 140, behavior: "instant" }]]);
});

test("the upper edge can be brought to the upper edge", () => {
  const { card, moved } = page(120, 150);
  bringIntoSight(card, "instant", "start");
  expect(moved).toEqual([["main", { left: 0, top: 150, behavior: "instant" }]]);
});

test("an element can be brought to the corner, with as much room around it as the style asks for", () => {
  const { card, moved } = page(320, 350);
  document.querySelector("div")?.style.setProperty("scroll-padding-left", "14px");
  bringIntoSight(card, "auto", "start", "start");
  expect(moved).toEqual([
    ["div", { left: 306, top: 0, behavior: "auto" }],
    ["main", { left: 0, top: 350, behavior: "auto" }],
  ]);
});
