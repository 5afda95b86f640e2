import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Table } from "../../lib/table/table.svelte";
import { whyNot, whyNotByPointer } from "./why_not";

const askWhyNot = vi.fn();
const table = {
  shown: { legal: [{ id: 1, text: "place(clay)" }], refused: [{ id: 2, text: "place(wood)" }] },
  plan: { askWhyNot },
} as unknown as Table;
let node: HTMLElement;
let end: () => void;
const asked = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  askWhyNot.mockClear();
  asked.mockClear();
  document.body.innerHTML = `<div><button data-act="place(clay)"><i></i></button><g data-action="place(wood)"></g><p></p><b data-action="place(clay)" data-fact="place"></b></div>`;
  node = document.querySelector("div") as HTMLElement;
  end = whyNotByPointer(() => table, asked)(node);
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

const press = (place: string, type: string, more: object = {}) => {
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
    clientX: 0,
    clientY: 0,
    ...more,
  });
  document.querySelector(place)?.dispatchEvent(event);
  return event;
};

test("an action that is offered is asked about, another is not", () => {
  expect([whyNot(table, "place(wood)"), whyNot(table, "place(gold)")]).toEqual([true, false]);
  expect(askWhyNot.mock.calls).toEqual([[2]]);
});

test("a right click asks instead of opening the browser's menu, where there is an action", () => {
  expect(press("i", "contextmenu").defaultPrevented).toBe(true);
  expect(press("p", "contextmenu").defaultPrevented).toBe(false);
  expect(askWhyNot.mock.calls).toEqual([[1]]);
});

test("a finger held on what tells of itself is not asked about; a right click there is", () => {
  press("b", "pointerdown", { pointerType: "touch" });
  vi.advanceTimersByTime(600);
  press("b", "contextmenu", { pointerType: "touch" });
  expect(askWhyNot).not.toHaveBeenCalled();
  press("b", "contextmenu", { pointerType: "mouse" });
  expect(askWhyNot.mock.calls).toEqual([[1]]);
});

test("a long press asks, a short one, a scroll or a mouse button does not", () => {
  press("i", "pointerdown", { pointerType: "touch" });
  vi.advanceTimersByTime(300);
  press("i", "pointerup");
  press("i", "pointerdown", { pointerType: "touch" });
  press("i", "pointermove", { clientX: 40 });
  vi.advanceTimersByTime(1000);
  press("i", "pointerdown", { pointerType: "mouse" });
  vi.advanceTimersByTime(1000);
  expect(askWhyNot).not.toHaveBeenCalled();
  press("i", "pointerdown", { pointerType: "touch" });
  vi.advanceTimersByTime(600);
  expect([askWhyNot.mock.calls, asked.mock.calls.length]).toEqual([[[1]], 1]);
});
