import { expect, test } from "vitest";
import { scrollToTargets } from "./scroll_to_targets";

function box(element: Element, left: number, right: number, top = 0, bottom = 40): void {
  element.getBoundingClientRect = () => ({ left, right, top, bottom, width: right - left }) as DOMRect;
}

/** A board of 800 in a phone's 390, and buttons under it. */
function phone(card: number) {
  document.body.innerHTML = `<main style="overflow-y: auto"><div style="overflow-x: auto"><i class="can-choose"></i></div><b></b></main>`;
  const [play, board, target, below] = ["main", "div", "i", "b"].map((name) =>
    document.querySelector<HTMLElement>(name),
  );
  if (!play || !board || !target || !below) throw new Error("they are on the page");
  Object.defineProperties(board, { scrollWidth: { value: 800 }, clientWidth: { value: 390 } });
  box(play, 0, 390, 0, 500);
  box(board, 0, 390, 0, 300);
  box(target, card, card + 100);
  box(below, 10, 90, 320, 360);
  const moved: unknown[] = [];
  board.scrollBy = (to: unknown) => void moved.push(to);
  Object.defineProperties(play, { scrollHeight: { value: 1500 }, scrollTop: { value: 500 } });
  play.scrollBy = () => void moved.push("all");
  return { play, target, below, moved };
}

test("what scrolls sideways moves to what can be chosen in it, though something else is in sight", () => {
  const { play, below, moved } = phone(-250);
  below.className = "can-choose";
  scrollToTargets(play, false, false);
  expect(moved).toEqual([{ left: -395, behavior: "auto" }]);
});

test("a new question is shown where the first answers lie", () => {
  const { play, target, below, moved } = phone(200);
  below.className = "can-choose";
  box(target, 200, 300, -90, -50);
  scrollToTargets(play, true, false);
  expect(moved).toEqual([]);
  scrollToTargets(play, true, true);
  expect(moved.at(-1)).toBe("all");
});

test("nothing moves when something in it is in sight", () => {
  const { play, moved } = phone(200);
  scrollToTargets(play, true, true);
  expect(moved).toEqual([]);
});

test("a switch is no reason to stay", () => {
  const { play, below, moved } = phone(600);
  below.className = "can-choose";
  below.setAttribute("role", "switch");
  scrollToTargets(play, true, false);
  expect(moved[0]).toEqual({ left: 455, behavior: "smooth" });
  expect(moved.at(-1)).toBe("all");
});

/** A board with a part that is panned on its own, and a target in it or below. */
function panned(top: number) {
  document.body.innerHTML = `<main style="overflow-y: auto"><div style="overflow-y: auto"><i class="can-choose"></i></div></main>`;
  const [play, pane, target] = ["main", "div", "i"].map((name) => document.querySelector<HTMLElement>(name));
  if (!play || !pane || !target) throw new Error("they are on the page");
  box(play, 0, 390, 50, 550);
  box(pane, 0, 390, 50, 350);
  box(target, 0, 390, top, top + 30);
  const moved: unknown[] = [];
  Object.defineProperties(play, { scrollHeight: { value: 1500 }, scrollTop: { value: 500 } });
  play.scrollBy = () => void moved.push("all");
  return { play, moved };
}

test.each([
  [100, []],
  [400, ["all"]],
  [600, ["all"]],
])("a target at %i is brought into sight if its own pane or the page hides it", (top, moves) => {
  const { play, moved } = panned(top);
  scrollToTargets(play, false, false);
  expect(moved).toEqual(moves);
});
