import { tick } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../lib/settings.svelte";
import type { Table } from "../../lib/table/table.svelte";
import { shellKeys, type ShellState } from "./shell_keys";

const session = { covered: null };
const hints = { close: vi.fn(() => false) };
const plan = { stepBack: vi.fn(), askHint: vi.fn(), askWhyNot: vi.fn(), followHint: vi.fn(() => false), hints };
const takeback = { undo: vi.fn() };
const playback = { skip: vi.fn(() => ((shown.playing = false), true)), watchAgain: vi.fn() };
const notices = { say: vi.fn() };
const shown = { over: false, playing: false, notices, legal: [{ id: 4, text: "place(clay)" }], refused: [] };
const table = { session, shown, plan, takeback, playback };
let ui: ShellState;

function press(key: string, more: KeyboardEventInit = {}): void {
  shellKeys(new KeyboardEvent("keydown", { key, ...more }), table as unknown as Table, ui);
}

beforeEach(() => {
  document.body.innerHTML = `<main class="play">${"<i class='can-choose' role='button' tabindex='0'></i>".repeat(3)}</main>
    <ol class="log" tabindex="0"></ol><button data-main></button>`;
  session.covered = null;
  shown.playing = false;
  vi.clearAllMocks();
  settings.keys = true;
  ui = {
    rules: false,
    clause: "",
    place: null,
    settings: false,
    keys: false,
    read: false,
    tab: "log",
    result: false,
    logAndChat: false,
    more: false,
    goal: false,
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

test("any key skips what is played; the key of an action is taken then", async () => {
  document.body.insertAdjacentHTML("beforeend", `<div class="decide"><button data-key="3"></button></div>`);
  const click = vi.fn();
  document.querySelector("[data-key='3']")?.addEventListener("click", click);
  shown.playing = true;
  press("3");
  expect(playback.skip).toHaveBeenCalledTimes(1);
  await tick();
  expect(click).toHaveBeenCalledTimes(1);
  shown.playing = true;
  press("Escape");
  expect([playback.skip.mock.calls.length, plan.stepBack.mock.calls.length]).toEqual([2, 0]);
  shown.playing = true;
  press("Tab");
  press("ArrowLeft");
  expect(playback.skip).toHaveBeenCalledTimes(2);
});

test("W plays again what happened, with Shift slowly", () => {
  press("w");
  press("W", { shiftKey: true });
  expect(playback.watchAgain.mock.calls).toEqual([[false], [true]]);
});

test("M switches the sounds off and on, and the bar says so", () => {
  settings.sounds = true;
  press("m");
  expect(settings.sounds).toBe(false);
  expect(notices.say).toHaveBeenLastCalledWith("Sounds are off.");
  press("M");
  expect(settings.sounds).toBe(true);
  expect(notices.say).toHaveBeenLastCalledWith("Sounds are on.");
});

test("Enter takes over what a hint proposes, and sends only when there is no hint", () => {
  const main = vi.fn();
  document.querySelector("[data-main]")?.addEventListener("click", main);
  plan.followHint.mockReturnValueOnce(true);
  press("Enter");
  expect(main).not.toHaveBeenCalled();
  press("Enter");
  expect(main).toHaveBeenCalledOnce();
});

test("Esc closes a hint before it takes a step back", () => {
  hints.close.mockReturnValueOnce(true);
  press("Escape");
  expect(plan.stepBack).not.toHaveBeenCalled();
  press("Escape");
  expect(plan.stepBack).toHaveBeenCalledOnce();
});

test("Shift with the key of an action asks why not, whatever the key types then", () => {
  document.body.insertAdjacentHTML(
    "beforeend",
    `<div class="decide"><button data-key="4" data-act="place(clay)"></button></div>`,
  );
  press("$", { code: "Digit4", shiftKey: true });
  expect(plan.askWhyNot.mock.calls).toEqual([[4]]);
  press("%", { code: "Digit5", shiftKey: true });
  expect(plan.askWhyNot).toHaveBeenCalledOnce();
});
