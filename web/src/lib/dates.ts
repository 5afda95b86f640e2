/** Times of day and days, in words and figures. */
const TIME = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
const DAY = new Intl.DateTimeFormat("en-GB", { weekday: "short", hour: "2-digit", minute: "2-digit" });
const DAY_MS = 24 * 60 * 60 * 1000;

/** When something was said: the time of day, with its weekday if that was more than a day ago. */
export function saidAt(at: number, now: number = Date.now()): string {
  return (now - at < DAY_MS ? TIME : DAY).format(at);
}

const DATE = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });

/** A day: "18 November 2026". */
export function dayOf(at: number): string {
  return DATE.format(at);
}
