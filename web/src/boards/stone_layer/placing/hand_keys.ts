/** The hand by keyboard: nudge, turn, tilt, lower, let go. Keys it uses do not reach the table's own short cuts. */
import type { Aim } from "./aim.svelte";

const STEP = 1; // millimetres; a fifth of it with Shift
const TURN = 5; // degrees
const TILT = 2;

const degrees = (radians: number) => (radians * 180) / Math.PI;

export function handKey(event: KeyboardEvent, aim: Aim, letGo: () => void): void {
  const at = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || at.tagName === "INPUT") return;
  const [step, onButton] = [event.shiftKey ? STEP / 5 : STEP, at.tagName === "BUTTON"];
  const keys: Record<string, () => void> = {
    ArrowLeft: () => aim.nudge(-step, 0),
    ArrowRight: () => aim.nudge(step, 0),
    ArrowUp: () => aim.nudge(0, step),
    ArrowDown: () => aim.nudge(0, -step),
    q: () => aim.turnBy(TURN),
    e: () => aim.turnBy(-TURN),
    f: () => aim.showFace(aim.face + 1),
    w: () => aim.tiltTo(0, degrees(aim.tilt[0]) - TILT),
    s: () => aim.tiltTo(0, degrees(aim.tilt[0]) + TILT),
    a: () => aim.tiltTo(1, degrees(aim.tilt[1]) - TILT),
    d: () => aim.tiltTo(1, degrees(aim.tilt[1]) + TILT),
    ...(onButton ? {} : { " ": () => aim.lower(2), Enter: letGo }),
  };
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (!keys[key]) return;
  event.preventDefault();
  event.stopPropagation();
  keys[key]();
}
