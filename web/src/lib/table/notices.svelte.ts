/**
 * What happens at a table besides moves, for the log and the decision bar: what the server tells, and that a person is away
 * or back, which is noticed here and lasts until the page is left.
 */
import type { NoticeInfo, SeatInfo, ViewMessage } from "../protocol";
import { t } from "../texts";

/** A line of the log that stands after so many events; `seat` is whose doing it is. */
export interface NoticeLine {
  after: number;
  seat: number | null;
  text: string;
}

const SAID_MS = 6000;
const KEPT = 50; // of what is noticed here, as many as the server keeps
/** Who is away for less has only loaded the page again. */
const GRACE_MS = 8000;

export class Notices {
  /** What the decision bar says for some seconds. */
  said = $state<string | null>(null);
  #told = $state.raw<NoticeInfo[]>([]);
  /** The number of the first that was told: older ones the server has forgotten. */
  #first = 0;
  #local = $state.raw<(NoticeLine & { at: number })[]>([]);
  /** The seat whose view was shown last. */
  #viewer: number | null | undefined;
  #away = new Map<number, { leaving: number | null }>();
  #here = new Set<number>();
  #silence = 0;

  /** `events` says how many events there are in the log. */
  constructor(private readonly events: () => number) {}

  /** All of them in their order in the log. */
  get lines(): NoticeLine[] {
    const told = this.#told.map(({ after_event, seat, text, at }) => ({
      after: after_event,
      seat,
      text: text.text,
      at,
    }));
    const both = [...told, ...this.#local].sort((a, b) => a.after - b.after || a.at - b.at);
    return both.map(({ after, seat, text }) => ({ after, seat, text }));
  }

  /** Adds what a view tells. What is new is said, unless it is my own doing. */
  show(view: ViewMessage): void {
    const anew = view.seat !== this.#viewer;
    const known = anew ? Infinity : this.#first + this.#told.length;
    if (anew || known < view.notices_from || view.notices_from < this.#first) {
      this.#told = view.notices;
      this.#first = view.notices_from;
    } else if (view.notices.length) {
      this.#told = [...this.#told.slice(0, view.notices_from - this.#first), ...view.notices];
    }
    this.#viewer = view.seat;
    const news = view.notices.filter((each, i) => view.notices_from + i >= known && isSaid(each, view.seat)).at(-1);
    if (news) this.say(news.text.text);
  }

  /** Says something in the decision bar for some seconds. */
  say(text: string): void {
    this.said = text;
    clearTimeout(this.#silence);
    this.#silence = window.setTimeout(() => (this.said = null), SAID_MS);
  }

  /** Compares who is here with who was. Somebody for whom a bot plays is not missed. */
  seats(seats: SeatInfo[], isMine: (seat: number) => boolean): void {
    for (const { seat, kind, presence, name, bot_plays } of seats) {
      if (kind !== "person" || isMine(seat)) continue;
      const away = this.#away.get(seat);
      if (presence === "here") {
        this.#here.add(seat);
        if (away) this.#comesBack(seat, name, away.leaving);
      } else if (this.#here.delete(seat) && !away && !bot_plays) {
        const leaving = window.setTimeout(() => this.#leaves(seat, name), GRACE_MS);
        this.#away.set(seat, { leaving });
      }
    }
  }

  #leaves(seat: number, name: string): void {
    this.#away.set(seat, { leaving: null });
    this.#add(seat, t("person-away", { name }));
  }

  #comesBack(seat: number, name: string, leaving: number | null): void {
    this.#away.delete(seat);
    if (leaving !== null) clearTimeout(leaving);
    else this.#add(seat, t("person-back", { name }));
  }

  #add(seat: number, text: string): void {
    this.#local = [...this.#local, { after: this.events(), seat, text, at: Date.now() }].slice(-KEPT);
    this.say(text);
  }

  /** The table is left: nothing is said any more. */
  stop(): void {
    clearTimeout(this.#silence);
    for (const { leaving } of this.#away.values()) if (leaving !== null) clearTimeout(leaving);
  }
}

/** My own doing needs no word, except that my time is up. */
function isSaid({ seat, text }: NoticeInfo, me: number | null): boolean {
  return seat !== me || text.id.startsWith("notice-time-up");
}
