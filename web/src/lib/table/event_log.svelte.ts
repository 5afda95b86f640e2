/** What happened at a table: all of it for the log, and what the last view brought for the board to play as motion. */
import type { News } from "../../boards/contract";
import type { EventInfo, ViewMessage } from "../protocol";

export class EventLog {
  events = $state.raw<EventInfo[]>([]);
  news = $state.raw<News>({ number: 0, events: [] });
  #seat: number | null = null;
  #knownAlready = true;

  /** What the next view brings has been seen before, so it is no news: it only comes in another language, for example. */
  skipNews(): void {
    this.#knownAlready = true;
  }

  /** Adds a view's events; true if the log is shorter than before, because something was taken back. */
  add(view: ViewMessage): boolean {
    const kept = this.events.slice(0, view.events_from);
    const isShorter = kept.length < this.events.length;
    this.events = [...kept, ...view.events];
    const isNews = !this.#knownAlready && view.seat === this.#seat;
    if (isNews) this.news = { number: this.news.number + 1, events: view.events };
    this.#knownAlready = false;
    this.#seat = view.seat;
    return isShorter;
  }
}
