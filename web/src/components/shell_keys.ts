/** Keys of the table: digits and letters choose, Enter sends, Esc steps back, arrows walk the targets on the board. */
import { tick } from "svelte";
import { ACTION_KEYS, isTyping } from "../lib/keys";
import { settings } from "../lib/settings.svelte";
import type { Table } from "../lib/table.svelte";

export interface ShellState {
  rules: boolean;
  clause: string;
  settings: boolean;
  keys: boolean;
  read: boolean;
  tab: "log" | "chat";
  result: boolean;
  /** A phone shows the board, or the log and chat. */
  phoneTab: "board" | "talk";
}

export function shellKeys(event: KeyboardEvent, table: Table, ui: ShellState): void {
  if (isTyping(event) || ui.settings || ui.keys || ui.read || document.querySelector("dialog[open]")) return;
  if (event.key === "Escape") {
    if (ui.rules) ui.rules = false;
    else table.stepBack();
    return;
  }
  if (!settings.keys) return;
  const main = document.querySelector<HTMLButtonElement>("[data-main]");
  if (event.key === "Enter" && main && !isControl(document.activeElement)) main.click();
  else if (event.key.startsWith("Arrow")) walk(event);
  else if (menuKey(event.key.toLowerCase(), table, ui)) event.preventDefault();
  else actionKey(event.key.toLowerCase(), table);
}

/** Opens the rules beside the board, at the clause somebody just asked about, and closes them again. */
export function toggleRules(table: Table, ui: ShellState): void {
  ui.clause = table.explained?.clause ?? ui.clause;
  ui.rules = !ui.rules;
}

function isControl(element: Element | null): boolean {
  return !!element && element.matches("button, a, [role=button], summary");
}

function menuKey(key: string, table: Table, ui: ShellState): boolean {
  const verbs: Record<string, () => void> = {
    r: () => toggleRules(table, ui),
    h: () => table.askHint(),
    u: () => table.undo(),
    l: () => (ui.tab = "log"),
    c: () => talk(ui),
    b: () => (ui.read = true),
    ",": () => (ui.settings = true),
    "?": () => (ui.keys = true),
  };
  verbs[key]?.();
  return key in verbs;
}

/** Opens the chat, to write at once. */
function talk(ui: ShellState): void {
  ui.tab = "chat";
  void tick().then(() => document.querySelector<HTMLInputElement>("#say")?.focus());
}

function actionKey(key: string, table: Table): void {
  if (!ACTION_KEYS.includes(key)) return;
  const button = document.querySelector<HTMLButtonElement>(`.decide [data-key="${key}"]`);
  button?.click();
  if (button) table.pointed = null;
}

function walk(event: KeyboardEvent): void {
  const targets = [...document.querySelectorAll<HTMLElement>(".play .can-choose")];
  if (!targets.length) return;
  const at = targets.indexOf(document.activeElement as HTMLElement);
  const step = event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : -1;
  targets[(at + step + targets.length) % targets.length]?.focus();
  event.preventDefault();
}
