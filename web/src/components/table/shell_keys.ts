/** Keys of the table: digits and letters choose, Enter sends, Esc steps back, arrows walk the targets on the board. */
import { tick } from "svelte";
import { ACTION_KEYS, isControl, isTyping, scrolls } from "../../lib/keys";
import { PHONE } from "../../lib/screen";
import { settings } from "../../lib/settings.svelte";
import { toggleSounds } from "../../lib/sounds";
import type { Table } from "../../lib/table/table.svelte";
import { t } from "../../lib/texts";
import { whyNot } from "./why_not";

export interface ShellState {
  rules: boolean;
  clause: string;
  /** The place in the guide that the rules are opened at; null: where the clause is explained. */
  place: { id: string } | null;
  settings: boolean;
  keys: boolean;
  read: boolean;
  tab: "log" | "chat";
  result: boolean;
  /** Log and chat are open on a phone, or over the result; elsewhere they are always beside the board. */
  logAndChat: boolean;
  /** The menu with what has no room in a narrow top bar is open. */
  more: boolean;
  /** The goal card is open. */
  goal: boolean;
}

/** Keys that move the focus or change other keys: they do not skip what is played. */
const QUIET_KEYS = new Set([
  "Tab",
  "Shift",
  "Control",
  "Alt",
  "Meta",
  "CapsLock",
  "ArrowLeft",
  "ArrowRight",
  "ArrowUp",
  "ArrowDown",
]);

export function shellKeys(event: KeyboardEvent, table: Table, ui: ShellState): void {
  if (isTyping(event) || table.session.covered !== null || document.querySelector("dialog[open]")) return;
  if (table.shown.playing && !QUIET_KEYS.has(event.key)) {
    table.playback.skip();
    if (event.key === " ") event.preventDefault(); // it would scroll
    if (ACTION_KEYS.includes(event.key.toLowerCase())) void tick().then(() => shellKeys(event, table, ui));
    if (event.key === " " || event.key === "Escape" || ACTION_KEYS.includes(event.key.toLowerCase())) return;
  }
  if (event.key === "Escape") {
    if (!closeTopmost(ui) && !table.plan.hints.close()) table.plan.stepBack();
    return;
  }
  if (!settings.keys) return;
  const main = document.querySelector<HTMLButtonElement>("[data-main]");
  if (event.key.startsWith("Arrow")) return walk(event);
  if (event.repeat) return; // a key held down acts once
  if (event.key === "Enter" && !isControl(document.activeElement) && table.plan.followHint()) return;
  if (event.shiftKey && whyNotKey(event, table)) return event.preventDefault();
  if (event.key === "Enter" && main && !isControl(document.activeElement)) main.click();
  else if (event.key === "R" && event.shiftKey) ui.goal = true;
  else if (event.key.toLowerCase() === "w") table.playback.watchAgain(event.shiftKey);
  else if (menuKey(event.key.toLowerCase(), table, ui)) event.preventDefault();
  else actionKey(event.key.toLowerCase(), table);
}

/** Closes what was opened over the board or beside it; false if nothing is open. */
function closeTopmost(ui: ShellState): boolean {
  const open = (["more", "logAndChat", "rules"] as const).find((part) => ui[part]);
  if (open) ui[open] = false;
  return open !== undefined;
}

/** Opens the rules beside the board, at the clause that is explained, or closes them. */
export function toggleRules(table: Table, ui: ShellState): void {
  if (table.shown.explained?.clause) [ui.clause, ui.place] = [table.shown.explained.clause, null];
  ui.rules = !ui.rules;
}

function menuKey(key: string, table: Table, ui: ShellState): boolean {
  const verbs: Record<string, () => void> = {
    r: () => toggleRules(table, ui),
    h: () => table.plan.askHint(),
    u: () => !table.shown.over && table.takeback.undo(),
    l: () => showLogOrChat(ui, "log"),
    c: () => openChat(ui),
    b: () => (ui.read = true),
    m: () => switchSounds(table),
    ",": () => (ui.settings = true),
    "?": () => (ui.keys = true),
  };
  verbs[key]?.();
  return key in verbs;
}

function switchSounds(table: Table): void {
  toggleSounds();
  table.shown.notices.say(t(settings.sounds ? "sounds-on" : "sounds-off"));
}

/** Shows the log or the chat; over the result or a phone's board, if that is shown. */
export function showLogOrChat(ui: ShellState, tab: ShellState["tab"]): void {
  ui.tab = tab;
  if (ui.result || window.matchMedia(PHONE).matches) ui.logAndChat = true;
}

/** Opens the chat with the cursor in its field. */
function openChat(ui: ShellState): void {
  showLogOrChat(ui, "chat");
  void tick().then(() => document.querySelector<HTMLInputElement>("#say")?.focus());
}

function actionKey(key: string, table: Table): void {
  if (!ACTION_KEYS.includes(key)) return;
  const button = document.querySelector<HTMLButtonElement>(`.decide [data-key="${key}"]`);
  button?.click();
  if (button) table.shown.pointed = null;
}

/** Shift with the key of an action asks why not to take it; by the key itself, because Shift changes what it types. */
function whyNotKey(event: KeyboardEvent, table: Table): boolean {
  const key = /^(?:Digit|Key)(.)$/.exec(event.code)?.[1]?.toLowerCase() ?? "";
  if (!ACTION_KEYS.includes(key)) return false;
  const text = document.querySelector<HTMLElement>(`.decide [data-key="${key}"]`)?.dataset.act;
  if (text !== undefined) whyNot(table, text);
  return text !== undefined;
}

function walk(event: KeyboardEvent): void {
  const targets = [...document.querySelectorAll<HTMLElement>(".play .can-choose")];
  if (!targets.length || scrolls(document.activeElement, event.key)) return;
  const at = targets.indexOf(document.activeElement as HTMLElement);
  const onward = event.key === "ArrowRight" || event.key === "ArrowDown";
  const to = onward ? at + 1 : at < 0 ? targets.length - 1 : at - 1 + targets.length;
  targets[to % targets.length]?.focus();
  event.preventDefault();
}
