/** The sounds of an act: what is thrown or turned over sounds when it begins, a piece when it has arrived. */
import type { PlaybackHooks } from "../../boards/contract";
import type { EventInfo } from "../protocol";
import { sound, type SoundName } from "../sounds";

const FIRST: readonly SoundName[] = ["dice", "reveal"];
const MOST = 3; // sounds of one act, each once
const APART_MS = 150;

type Sounds = PlaybackHooks["sounds"];

/** The act begins. */
export function soundBegins(events: readonly EventInfo[], sounds: Sounds): void {
  play(namesOf(events, sounds).filter((name) => FIRST.includes(name)));
}

/** Its pieces have arrived. */
export function soundArrives(events: readonly EventInfo[], sounds: Sounds): void {
  play(namesOf(events, sounds).filter((name) => !FIRST.includes(name)));
}

/** It is drawn at once. */
export function soundAll(events: readonly EventInfo[], sounds: Sounds): void {
  play(namesOf(events, sounds));
}

function namesOf(events: readonly EventInfo[], sounds: Sounds): SoundName[] {
  const names = events.map(({ name }) => sounds?.[name]).filter((name) => name !== undefined);
  return [...new Set(names)];
}

function play(names: SoundName[]): void {
  names.slice(0, MOST).forEach((name, i) => setTimeout(() => sound(name), i * APART_MS));
}
