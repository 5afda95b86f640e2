/** What happened at a table, for the log, and what the last view brought, to be played as motion. */
import type { News } from "../../boards/contract";
import type { EventInfo, ViewMessage } from "../protocol";

export class EventLog {
  events = $state.raw<EventInfo[]>([]);
  fresh = $state.raw<News>({ number: 0, events: [] });
  #lookedAnew = true;

  /** The next view is the first from a seat, or in a language: nothing in it is news. */
  lookAnew(): void {
    this.#lookedAnew = true;
  }

  /** Whether something was taken back: then the log is shorter than it was. */
  add(view: ViewMessage): boolean {
    const kept = this.events.slice(0, view.events_from);
    const isShorter = kept.length < this.events.length;
    this.events = [...kept, ...view.events];
    if (!this.#lookedAnew) this.fresh = { number: this.fresh.number + 1, events: view.events };
    this.#lookedAnew = false;
    return isShorter;
  }
}
