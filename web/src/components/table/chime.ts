/** The sound that says it is my turn. */
import { settings } from "../../lib/settings.svelte";

/** Plays two soft notes, if sound is switched on in the settings. */
export function chime(): void {
  if (!settings.sound) return;
  const audio = new AudioContext();
  for (const [pitch, start] of [
    [523, 0],
    [784, 0.14],
  ] as const) {
    const note = audio.createOscillator();
    const volume = audio.createGain();
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, audio.currentTime + start);
    volume.gain.exponentialRampToValueAtTime(0.12, audio.currentTime + start + 0.03);
    volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + start + 0.5);
    note.connect(volume).connect(audio.destination);
    note.start(audio.currentTime + start);
    note.stop(audio.currentTime + start + 0.55);
  }
  setTimeout(() => void audio.close(), 1200);
}
