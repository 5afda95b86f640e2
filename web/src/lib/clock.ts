/** The clocks of a table: how much time a seat has left. All times in milliseconds, `now` by the server's clock. */
import type { Clock } from "./protocol";
import { t } from "./texts";

const LOW_MS = 20_000;

const LAST_SECONDS_MS = 10_000;

const LAST_MOMENT_MS = 1200;

/** A seat's time left; never less than 0. */
function leftMs(clock: Clock, seat: number, now: number): number {
  return Math.max(0, (clock.left_ms[seat] ?? 0) - (clock.running.includes(seat) ? now - clock.at : 0));
}

/** True if the time runs out within about a second, and the server then decides for the seat. */
export function isLastMoment(clock: Clock, seat: number, now: number): boolean {
  return clock.at_zero !== "show" && clock.running.includes(seat) && leftMs(clock, seat, now) < LAST_MOMENT_MS;
}

/** Notices when the last ten seconds of a clock begin: once for each time they do, not where a turn begins in them. */
export class LastSeconds {
  #hadMore = false;

  /** True if a seat had more than ten seconds left when this was last asked, and has not now. */
  haveBegun(clock: Clock, seat: number | null, now: number): boolean {
    const running = seat !== null && clock.running.includes(seat);
    const hasMore = running && leftMs(clock, seat, now) > LAST_SECONDS_MS;
    const begun = running && this.#hadMore && !hasMore;
    this.#hadMore = hasMore;
    return begun;
  }
}

/** A seat's time left, and whether it is low. */
export function clockText(clock: Clock, seat: number, now: number): { text: string; low: boolean } {
  const left = leftMs(clock, seat, now);
  return { text: timeText(left), low: clock.running.includes(seat) && left < LOW_MS };
}

/** A length of time as short as it is useful: 6:42, 1:06:42, or from a day on "2 d 5 h". */
export function timeText(ms: number): string {
  const seconds = Math.floor(Math.max(0, ms) / 1000);
  const minutes = Math.floor(seconds / 60) % 60;
  const hours = Math.floor(seconds / 3600);
  const two = (value: number) => String(value).padStart(2, "0");
  if (hours >= 24) return t("days-hours", { days: Math.floor(hours / 24), hours: hours % 24 });
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
