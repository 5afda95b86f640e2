/** What happened at a table: its events, and the same turn by turn. */
import type { EventInfo, TurnInfo, ViewMessage } from "../protocol";

export class EventLog {
  events = $state.raw<EventInfo[]>([]);
  turns = $state.raw<TurnInfo[]>([]);
  /** The seat whose events these are; null for a watcher's. */
  #seat: number | null = null;
  /** What the next view brings has been told before. */
  #isKnown = true;

  /** What the next view brings has been told before: it only comes in another language, for example. */
  expectKnown(): void {
    this.#isKnown = true;
  }

  /** Whether what a view brings comes for the first time, to the same seat, and nothing was taken back. */
  goesOnWith(view: ViewMessage): boolean {
    return !this.#isKnown && view.seat === this.#seat && view.events_from === this.events.length;
  }

  /** Adds a view's events; true if the log is shorter than before, because something was taken back. */
  add(view: ViewMessage): boolean {
    const kept = this.events.slice(0, view.events_from);
    const isShorter = kept.length < this.events.length;
    this.events = [...kept, ...view.events];
    const from = view.turns[0]?.first ?? 0;
    this.turns = [...this.turns.filter((turn) => turn.first < from), ...view.turns];
    this.#isKnown = false;
    this.#seat = view.seat;
    return isShorter;
  }

  /** The events of a turn. */
  eventsOf(turn: TurnInfo): EventInfo[] {
    const next = this.turns[this.turns.indexOf(turn) + 1];
    return this.events.slice(turn.first, next?.first);
  }
}
