/** Keys of a lesson: Enter does, Backspace goes back, S shows, Shift + Esc leaves; other moves are answered. */
import { isControl, isTyping } from "../../lib/keys";
import { settings } from "../../lib/settings.svelte";
import { isTaught } from "../../lib/table/lesson.svelte";
import type { Table } from "../../lib/table/table.svelte";

/** True if the key was for the lesson. */
export function lessonKeys(event: KeyboardEvent, table: Table): boolean {
  const { lesson, shown } = table;
  if (!lesson.info || isTyping(event) || document.querySelector("dialog[open]")) return false;
  if (event.key === "Escape" && event.shiftKey) {
    event.preventDefault(); // it would close the question at once
    lesson.leaving = true;
    return true;
  }
  if (!settings.keys || shown.playing || event.repeat || !isTaught(lesson.info)) return false;
  if (event.key === "Backspace") lesson.back();
  else if (event.key.toLowerCase() === "s") lesson.show();
  else if (event.key === "Enter" && !document.querySelector("[data-main]") && !isControl(document.activeElement))
    lesson.chooseNext();
  else if (/^[0-9]$/.test(event.key) && !document.querySelector(`.decide [data-key="${event.key}"]`)) lesson.nudge();
  else return false;
  event.preventDefault();
  return true;
}
