import { afterEach, expect, test, vi } from "vitest";
import type { Table } from "../../lib/table/table.svelte";
import { lessonKeys } from "./lesson_keys";

afterEach(() => document.body.replaceChildren());

function learning(phase = "do"): Table {
  const lesson = { info: { phase }, leaving: false, back: vi.fn(), show: vi.fn(), nudge: vi.fn(), chooseNext: vi.fn() };
  return { lesson, shown: { playing: false } } as unknown as Table;
}

function press(table: Table, key: string, more: KeyboardEventInit = {}): boolean {
  return lessonKeys(new KeyboardEvent("keydown", { key, cancelable: true, ...more }), table);
}

test("Backspace goes back, S shows, Enter does, Shift and Esc ask whether to leave", () => {
  const table = learning();
  expect(press(table, "Backspace")).toBe(true);
  expect(table.lesson.back).toHaveBeenCalled();
  press(table, "s");
  expect(table.lesson.show).toHaveBeenCalled();
  press(table, "Enter");
  expect(table.lesson.chooseNext).toHaveBeenCalled();
  press(table, "Escape", { shiftKey: true });
  expect(table.lesson.leaving).toBe(true);
});

test("the key of another move is answered, the key of the taught one is left to the table", () => {
  document.body.innerHTML = '<div class="decide"><button data-key="4"></button></div>';
  const table = learning();
  expect(press(table, "4")).toBe(false);
  expect(press(table, "3")).toBe(true);
  expect(table.lesson.nudge).toHaveBeenCalledOnce();
});

test("with something to send, Enter is left to the table; so are all keys in free turns and without a lesson", () => {
  document.body.innerHTML = "<button data-main></button>";
  expect(press(learning(), "Enter")).toBe(false);
  expect(press(learning("free"), "Backspace")).toBe(false);
  expect(press({ lesson: { info: null }, shown: {} } as unknown as Table, "s")).toBe(false);
});
