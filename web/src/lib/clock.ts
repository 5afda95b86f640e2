import type { Clock } from "./protocol";

const LOW_MS = 20_000;

/** A seat's time left as m:ss; `now` is by the server's clock. */
export function clockText(clock: Clock, seat: number, now: number): { text: string; low: boolean } {
  const running = clock.running.includes(seat);
  const left = Math.max(0, (clock.left_ms[seat] ?? 0) - (running ? now - clock.at : 0));
  const seconds = Math.floor(left / 1000);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const two = (value: number) => String(value).padStart(2, "0");
  const text = hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  return { text, low: running && left < LOW_MS };
}
