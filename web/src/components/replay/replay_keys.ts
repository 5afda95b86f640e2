/** Keys of the replay. */
import { isControl, isTyping, scrolls } from "../../lib/keys";
import { SPEEDS, type Replay } from "../../lib/replay.svelte";
import { settings } from "../../lib/settings.svelte";

/** For the list of keys: each with the id of its text. */
export const REPLAY_KEYS = [
  ["← →", "key-step"],
  ["Shift ← →", "key-step-move"],
  ["Home End", "key-ends"],
  ["Page ↑ ↓", "key-landmarks"],
  ["Space", "key-play"],
  ["− +", "key-speed"],
  ["?", "key-list"],
] as const;

export function faster(replay: Replay, by: 1 | -1): void {
  replay.speed = SPEEDS[SPEEDS.indexOf(replay.speed) + by] ?? replay.speed;
}

function jump(replay: Replay, by: 1 | -1): void {
  const landmark = replay.landmark(by);
  if (landmark) void replay.show(landmark.move);
}

export function replayKeys(event: KeyboardEvent, replay: Replay, openKeyList: () => void): void {
  if (!settings.keys || isTyping(event) || scrolls(event.target, event.key) || document.querySelector("dialog[open]"))
    return;
  if (event.key === " " && isControl(event.target)) return; // it presses the button
  const single = replay.single || event.shiftKey;
  const verbs: Record<string, () => void> = {
    ArrowLeft: () => void replay.step(-1, single),
    ArrowRight: () => void replay.step(1, single),
    Home: () => void replay.show(0),
    End: () => void replay.show(replay.total),
    PageUp: () => jump(replay, -1),
    PageDown: () => jump(replay, 1),
    " ": () => replay.toggle(),
    "-": () => faster(replay, -1),
    "+": () => faster(replay, 1),
    "?": openKeyList,
  };
  if (!verbs[event.key]) return;
  event.preventDefault();
  verbs[event.key]?.();
}
