import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../lib/settings.svelte";
import type { Table } from "../../lib/table/table.svelte";
import { shellKeys, type ShellState } from "./shell_keys";

const session = { covered: null };
const plan = { stepBack: vi.fn(), askHint: vi.fn() };
const takeback = { undo: vi.fn() };
const table = { session, shown: { over: false }, plan, takeback };
let ui: ShellState;

function press(key: string, more: KeyboardEventInit = {}): void {
  shellKeys(new KeyboardEvent("keydown", { key, ...more }), table as unknown as Table, ui);
}

beforeEach(() => {
  document.body.innerHTML = `<main class="play">${"<i class='can-choose' role='button' tabindex='0'></i>".repeat(3)}</main>
    <ol class="log" tabindex="0"></ol><button data-main></button>`;
  session.covered = null;
  vi.clearAllMocks();
  settings.keys = true;
  ui = {
    rules: false,
    clause: "",
    settings: false,
    keys: false,
    read: false,
    tab: "log",
    result: false,
    logAndChat: false,
    more: false,
  };
});

const focused = () => [...document.querySelectorAll(".can-choose")].indexOf(document.activeElement as Element);

test("arrows walk the targets, from the first or the last on", () => {
  press("ArrowRight");
  expect(focused()).toBe(0);
  press("ArrowUp");
  expect(focused()).toBe(2);
  (document.activeElement as HTMLElement).blur();
  press("ArrowLeft");
  expect(focused()).toBe(2);
});

test("a log that is longer than its room keeps its arrows", () => {
  const log = document.querySelector<HTMLElement>(".log");
  log?.focus();
  press("ArrowDown");
  expect(focused()).toBe(0);
  log?.focus();
  Object.defineProperty(log, "scrollHeight", { value: 500 });
  press("ArrowDown");
  expect(document.activeElement).toBe(log);
});

test("a key held down acts once", () => {
  const clicked = vi.fn();
  document.querySelector("[data-main]")?.addEventListener("click", clicked);
  press("Enter");
  press("Enter", { repeat: true });
  press("u", { repeat: true });
  expect(clicked).toHaveBeenCalledOnce();
  expect(takeback.undo).not.toHaveBeenCalled();
});

test("a covered screen has no keys", () => {
  session.covered = 1 as never;
  for (const key of ["b", "u", "h", "Escape"]) press(key);
  expect(ui.read).toBe(false);
  for (const act of [takeback.undo, plan.askHint, plan.stepBack]) expect(act).not.toHaveBeenCalled();
});

test("the result shows log and chat when asked to, the table has them beside the board", () => {
  press("c");
  expect([ui.tab, ui.logAndChat]).toEqual(["chat", false]);
  ui.result = true;
  press("l");
  expect([ui.tab, ui.logAndChat]).toEqual(["log", true]);
});

test("Escape closes what lies on top, and only then steps back", () => {
  Object.assign(ui, { more: true, logAndChat: true, rules: true });
  for (const part of ["more", "logAndChat", "rules"] as const) {
    expect(ui[part]).toBe(true);
    press("Escape");
    expect(ui[part]).toBe(false);
  }
  expect(plan.stepBack).not.toHaveBeenCalled();
  press("Escape");
  expect(plan.stepBack).toHaveBeenCalledOnce();
});
