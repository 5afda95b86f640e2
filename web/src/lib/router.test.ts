import { expect, test } from "vitest";
import { followLinks, go, partsOf, route } from "./router.svelte";

test("an address that cannot be decoded is taken as typed", () => {
  expect(partsOf("/people/stone%20layer/")).toEqual(["people", "stone layer"]);
  expect(partsOf("/table/%E0%A4%A")).toEqual(["table", "%E0%A4%A"]);
});

test("going somewhere changes the address, and ordinary links do so without loading the page", () => {
  go("/rules/riverside?x=1");
  expect([route.path, route.query, location.pathname]).toEqual(["/rules/riverside", "?x=1", "/rules/riverside"]);
  document.body.innerHTML = `<a href="/me"><b>me</b></a><a href="/api/records/r">record</a>`;
  const click = (element: string, more: MouseEventInit = {}) => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...more });
    document
      .querySelector(element)
      ?.addEventListener("click", (each) => followLinks(each as MouseEvent), { once: true });
    document.querySelector(element)?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(click("b", { ctrlKey: true })).toBe(false); // into a new tab
  expect([click("b"), route.path]).toEqual([true, "/me"]);
  expect(click("a[href^='/api']")).toBe(false);
});
