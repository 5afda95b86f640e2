import { tick } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { Book } from "./book.svelte";

const scrolled: string[] = [];

beforeEach(() => {
  scrolled.length = 0;
  document.body.innerHTML = "";
  Element.prototype.scrollIntoView = vi.fn(function (this: Element) {
    scrolled.push(this.id || this.getAttribute("data-clause") || "");
  });
});

async function book(): Promise<Book> {
  const made = new Book();
  await made.load("the_river");
  return made;
}

/** Something to scroll to, as the open tab would draw it. */
function drawn(html: string): void {
  document.body.innerHTML = html;
}

test("the guide is opened first, and a game without one shows its exact rules", async () => {
  expect((await book()).tab).toBe("guide");
  const other = new Book();
  await other.load("nothing");
  expect([other.tab, other.state, other.guide]).toEqual(["reference", "ready", null]);
});

test("a refusal leads to where the guide explains its clause, and from there to the exact wording", async () => {
  const made = await book();
  drawn(`<section id="guide-islands"></section><p data-clause="TR-5.8"></p>`);
  made.explain("TR-5.8");
  await tick();
  expect([made.tab, scrolled]).toEqual(["guide", ["guide-islands"]]);
  made.openClause("TR-5.8");
  await tick();
  expect([made.tab, made.marked, scrolled.at(-1)]).toEqual(["reference", "TR-5.8", "TR-5.8"]);
});

test("a drawn thing leads to its item, which is marked and has the focus until something else is looked for", async () => {
  const made = await book();
  drawn(`<div id="guide-island-swap"></div><section id="guide-end"><h2 id="guide-end-title"></h2></section>`);
  made.openPlace("island-swap");
  await tick();
  expect([made.place, scrolled, document.activeElement?.id]).toEqual([
    "island-swap",
    ["guide-island-swap"],
    "guide-island-swap",
  ]);
  made.openPlace("end");
  await tick();
  expect(document.activeElement?.id).toBe("guide-end-title");
  made.look("swap");
  expect(made.place).toBe("");
});

test("a heading of the guide leads to the first clause it covers", async () => {
  const made = await book();
  made.openClause("TR-5.20-27");
  expect(made.marked).toBe("TR-5.20");
  made.openClause("TR-7");
  expect(made.marked).toBe("TR-7.1");
  made.openClause("TR-99");
  expect(made.marked).toBe("TR-7.1");
});

test("what was searched before the book was there is shown when it is", async () => {
  const made = new Book();
  made.look("tied players share the victory");
  expect(made.hit).toBeUndefined();
  await made.load("the_river");
  expect([made.tab, made.hits.length]).toEqual(["reference", 1]);
});

test("a search begins at the first place, in the guide, goes around, and turns to the reference", async () => {
  const made = await book();
  drawn(`<p id="guide-island-swap"></p>`);
  made.look("swap");
  await tick();
  expect(made.hits.length).toBeGreaterThan(3);
  expect([made.tab, made.hit?.tab]).toEqual(["guide", "guide"]);
  made.step(-1);
  expect([made.tab, made.at]).toEqual(["reference", made.hits.length - 1]);
  made.step(1);
  expect([made.tab, made.at]).toEqual(["guide", 0]);
  made.look("no such word at all");
  made.step(1);
  expect([made.hits, made.hit]).toEqual([[], undefined]);
});
