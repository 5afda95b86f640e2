/**
 * "Why not?" for anything that can be chosen, or is greyed: a right click, a long press, or Shift with its key. A finger held
 * on a drawn thing that tells what it is hears that first, and is offered "Why not?" there (`components/facts/`).
 */
import type { Table } from "../../lib/table/table.svelte";

const LONG_PRESS_MS = 550;
/** A finger that moves farther than this scrolls. */
const STILL_PX = 10;

/** Asks why not to take the action of that text, if it is offered now, legal or refused; false if it is not. */
export function whyNot(table: Table, text: string): boolean {
  const { legal, refused } = table.shown;
  const action = [...legal, ...refused].find((each) => each.text === text);
  if (action) table.plan.askWhyNot(action.id);
  return action !== undefined;
}

function textAt({ target }: Event): string | null {
  const place =
    target instanceof Element ? target.closest<HTMLElement | SVGElement>("[data-action], [data-act]") : null;
  return place?.dataset.action ?? place?.dataset.act ?? null;
}

/** The text of the action under a finger, unless the thing there tells what it is. */
function textHeld(event: Event): string | null {
  return event.target instanceof Element && event.target.closest("[data-fact]") ? null : textAt(event);
}

function isMouse(event: Event): boolean {
  return !("pointerType" in event) || event.pointerType === "mouse" || event.pointerType === "";
}

/** Watches the pointer on a table. `asked` is called when a press has asked, so that the click after it does nothing else. */
export function whyNotByPointer(table: () => Table, asked: () => void): (node: HTMLElement) => () => void {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    const stop = () => clearTimeout(timer);
    const menu = (event: MouseEvent) => {
      const text = isMouse(event) ? textAt(event) : textHeld(event); // some browsers open the menu for a held finger
      if (text !== null && whyNot(table(), text)) event.preventDefault();
      stop();
    };
    const down = (event: PointerEvent) => {
      stop();
      const text = isMouse(event) ? null : textHeld(event);
      from = { x: event.clientX, y: event.clientY };
      if (text !== null) timer = setTimeout(() => whyNot(table(), text) && asked(), LONG_PRESS_MS);
    };
    const moved = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL_PX) stop();
    };
    node.addEventListener("contextmenu", menu);
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", moved);
    for (const end of ["pointerup", "pointercancel"]) node.addEventListener(end, stop);
    return () => {
      stop();
      node.removeEventListener("contextmenu", menu);
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", moved);
      for (const end of ["pointerup", "pointercancel"]) node.removeEventListener(end, stop);
    };
  };
}
