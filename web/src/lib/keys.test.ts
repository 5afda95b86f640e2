import { expect, test } from "vitest";
import { ACTION_KEYS, isControl, isTyping, keyOf, scrolls } from "./keys";

test("keys: digits first, then letters the menu does not use", () => {
  expect([keyOf(0), keyOf(9), keyOf(10)]).toEqual(["1", "0", "q"]);
  expect(keyOf(99)).toBeNull();
  for (const menu of "rhulcbm") expect(ACTION_KEYS).not.toContain(menu);
});

test("Enter and Space press a control; arrows move what is longer than its room", () => {
  document.body.innerHTML = "<button></button><g role='button'></g><ol tabindex='0'></ol>";
  const [button, target, log] = ["button", "g", "ol"].map((name) => document.querySelector(name));
  expect([button, target, log, document, null].map((each) => isControl(each ?? null))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  Object.defineProperty(log, "scrollHeight", { value: 300 });
  Object.defineProperty(button, "scrollHeight", { value: 300 });
  expect(["ArrowDown", "End", "ArrowLeft", "a"].map((key) => scrolls(log ?? null, key))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(scrolls(button ?? null, "ArrowDown")).toBe(false);
});

test("no short cuts while a person types, or holds a key of the system", () => {
  document.body.innerHTML = "<input><p></p>";
  const typing = (element: string, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent("keydown", { key: "a", bubbles: true, ...more });
    document.querySelector(element)?.dispatchEvent(event);
    return isTyping(event);
  };
  expect([typing("input"), typing("p"), typing("p", { ctrlKey: true })]).toEqual([true, false, true]);
});
