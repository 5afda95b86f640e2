import { expect, test } from "vitest";
import { tellsMore } from "./tells_more";

function scrolling(height: number, seen: number): HTMLElement {
  const element = document.createElement("div");
  Object.defineProperty(element, "scrollHeight", { value: height });
  Object.defineProperty(element, "clientHeight", { value: seen });
  return element;
}

test("what lies below is told until it is scrolled to", () => {
  const element = scrolling(300, 100);
  const stop = tellsMore(element);
  expect(element.hasAttribute("data-more-below")).toBe(true);
  element.scrollTop = 200;
  element.dispatchEvent(new Event("scroll"));
  expect(element.hasAttribute("data-more-below")).toBe(false);
  stop();
  element.scrollTop = 0;
  element.dispatchEvent(new Event("scroll"));
  expect(element.hasAttribute("data-more-below")).toBe(false);
});

test("nothing is told of what is seen whole", () => {
  const element = scrolling(100, 100);
  tellsMore(element);
  expect(element.hasAttribute("data-more-below")).toBe(false);
});
