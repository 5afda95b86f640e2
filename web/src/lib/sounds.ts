/**
 * The sounds of the table, as loud as the settings want. None of them is needed to follow the game.
 *
 * Browsers let a page be heard only after somebody has touched it or pressed a key: what would sound before is left out.
 */
import { settings } from "./settings.svelte";
import { RATE, samplesOf, type SoundName } from "./sound_samples";

export type { SoundName };

const SILENT_MS = 10_000; // without a sound for so long the audio device is let go

let audio: AudioContext | null = null;
let pause = 0;
const buffers = new Map<SoundName, AudioBuffer>();

/** Plays a sound, if sounds are on; while the page is hidden only that it is my turn. */
export function sound(name: SoundName | undefined): void {
  if (!name || loudness() === 0 || (document.hidden && name !== "my_turn")) return;
  wake();
  if (!audio) return;
  const volume = audio.createGain();
  volume.gain.value = loudness();
  const source = audio.createBufferSource();
  source.buffer = bufferOf(audio, name);
  source.connect(volume).connect(audio.destination);
  source.start();
}

/** Switches the sounds on or off. */
export function toggleSounds(): void {
  settings.sounds = !settings.sounds;
  sound("wood");
}

/** The factor on every sample; the ear takes the square of the slider's way as even steps. */
function loudness(): number {
  return settings.sounds ? (Math.min(100, Math.max(0, settings.volume)) / 100) ** 2 : 0;
}

function bufferOf(context: AudioContext, name: SoundName): AudioBuffer {
  const known = buffers.get(name);
  if (known) return known;
  const samples = samplesOf(name);
  const buffer = context.createBuffer(1, samples.length, RATE);
  buffer.copyToChannel(samples, 0);
  buffers.set(name, buffer);
  return buffer;
}

/** Makes the audio device ready, if the browser allows it by now, and lets it go when nothing has sounded for long. */
function wake(): void {
  if (loudness() === 0 || !("AudioContext" in window)) return;
  if (!(navigator.userActivation?.hasBeenActive ?? touched)) return;
  audio ??= new AudioContext();
  if (audio.state !== "running") void audio.resume().catch(() => undefined); // the next touch tries again
  clearTimeout(pause);
  pause = window.setTimeout(() => void audio?.suspend(), SILENT_MS);
}

/** Somebody has touched the page. Some browsers allow sound only while that is handled, so it is asked for then, once. */
let touched = false;
function touch(): void {
  touched = true;
  wake();
  if (audio) for (const type of GESTURES) window.removeEventListener(type, touch, true);
}
const GESTURES = ["pointerup", "keydown"] as const;
for (const type of GESTURES) window.addEventListener(type, touch, true);
