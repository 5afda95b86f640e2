import { afterEach, expect, test, vi } from "vitest";
import { bringIntoCorner, bringIntoView } from "./into_view";

afterEach(() => document.body.replaceChildren());

function board(placeTop: number): { play: HTMLElement; place: HTMLElement } {
  document.body.innerHTML = '<main style="overflow-x: auto; overflow-y: auto"><div></div></main>';
  const [play, place] = [document.querySelector("main"), document.querySelector("div")];
  if (!play || !place) throw new Error("not drawn");
  play.getBoundingClientRect = () => new DOMRect(0, 100, 400, 500);
  place.getBoundingClientRect = () => new DOMRect(50, placeTop, 60, 60);
  Object.defineProperties(play, { scrollHeight: { value: 2000 }, clientHeight: { value: 500 } });
  play.scrollBy = vi.fn() as never;
  return { play, place };
}

function bubble(): HTMLElement {
  const docked = document.createElement("div");
  Object.defineProperty(docked, "offsetHeight", { value: 200 });
  return docked;
}

test("a place in sight stays where it is, another comes to the middle", () => {
  const seen = board(300);
  bringIntoView(seen.place, seen.play, undefined, false);
  expect(seen.play.scrollBy).not.toHaveBeenCalled();
  const below = board(900);
  bringIntoView(below.place, below.play, undefined, false);
  expect(below.play.scrollBy).toHaveBeenCalledWith({ left: 0, top: 900 + 30 - 350, behavior: "auto" });
});

test("where a bubble is docked below, the place comes above it", () => {
  const { play, place } = board(450);
  bringIntoView(place, play, bubble(), true);
  const [scroll] = vi.mocked(play.scrollBy).mock.calls[0] as unknown as [ScrollToOptions];
  expect(450 + 60 - (scroll.top ?? 0)).toBeLessThan(600 - 200);
});

test("in a row that moves sideways the place comes to the middle of it, and the row above the bubble", () => {
  const { play, place } = board(450);
  const row = document.createElement("section");
  row.style.overflowX = "auto";
  play.append(row);
  row.append(place);
  row.getBoundingClientRect = () => new DOMRect(0, 440, 400, 80);
  row.scrollBy = vi.fn() as never;
  bringIntoView(place, play, bubble(), false);
  expect(row.scrollBy).toHaveBeenCalledWith({ left: 50 + 30 - 200, behavior: "auto" });
  expect(play.scrollBy).toHaveBeenCalled();
});

test("beside a bar the place comes to the corner", () => {
  const { play, place } = board(450);
  bringIntoCorner(place, false);
  expect(play.scrollBy).toHaveBeenCalledWith({ left: 0, top: 350, behavior: "auto" });
});
