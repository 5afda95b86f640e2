/**
 * Plays what happened, act by act: the board moves its pieces over the old position, then the next position is drawn.
 *
 * Every view of the server passes through here, in order. A view with news waits until what came before it has been
 * played; a view without is drawn at once. The server and the clocks never wait: whoever wants to move skips to now.
 */
import type { Act, PlaybackHooks } from "../../boards/contract";
import type { EventInfo, Position, SeatInfo, ViewMessage } from "../protocol";
import { pace } from "../settings.svelte";
import { soundAll, soundArrives, soundBegins } from "./act_sounds";
import type { Session } from "./session.svelte";
import type { Shown } from "./shown.svelte";

/** A whole turn of somebody takes at most this long; so does what the table does between two turns. */
const TURN_MS = 1600;
const BETWEEN_MS = 2400;
/** Between two acts. */
const REST_MS = 200;
/** An act for which less time is left is not played. */
const LEAST_MS = 80;
/** A board that does not say that its pieces have arrived is waited for this long. */
const GRACE_MS = 500;
/** After a long absence nothing is played: what happened is told in words. */
const MOST_TURNS = 4;
const MOST_WAITING = 24;
/** Acts that can be watched again. */
const MOST_TOLD = 24;
/** How much longer acts take when they are watched again slowly. */
const SLOWLY = 2.5;

/** What a playback calls: `draw` with each view when its turn has come, `atNow` when nothing is left to play. */
export interface PlaybackEvents {
  draw(view: ViewMessage): void;
  atNow(): void;
}

/** A position that is to be drawn, and what happens before; `again`: it was drawn before. */
interface Step {
  view: ViewMessage;
  events: EventInfo[];
  again: boolean;
}

/** An act that was played, from which position on. */
interface Told {
  before: Position;
  view: ViewMessage;
  events: EventInfo[];
}

export class Playback {
  /** What the board plays now. */
  act = $state.raw<Act | null>(null);
  /** Acts of others since my last turn, which can be watched again. */
  told = $state.raw<Told[]>([]);
  /** What the game's board says about its motion; set when it is loaded. */
  hooks: PlaybackHooks = {};
  #waiting: ViewMessage[] = [];
  #again: Step[] = [];
  #current: Step | null = null;
  #number = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The turn that is played, by the number of its first event, and the time it has taken so far. */
  #turn = { first: -1, spent: 0 };
  /** When the act that is played now began. */
  #began = 0;
  #slowness = 1;

  constructor(
    private readonly session: Session,
    private readonly shown: Shown,
    private readonly events: PlaybackEvents,
  ) {}

  /** A view has come: it is drawn when its turn has come. */
  take(view: ViewMessage): void {
    this.#refresh({ seats: view.seats, clock: view.clock });
    this.#waiting = [...this.#waiting, view];
    this.shown.showLive(view.seats, view.clock);
    if (this.#waiting.length > MOST_WAITING || document.hidden) this.skip();
    else if (!this.shown.playing) this.#next();
  }

  /** Who is here has changed. */
  showSeats(seats: SeatInfo[]): void {
    this.#refresh({ seats });
  }

  /** What does not wait is newer than the views that do. */
  #refresh(live: Partial<Pick<ViewMessage, "seats" | "clock">>): void {
    this.#waiting = this.#waiting.map((each) => ({ ...each, ...live }));
    if (this.#current) this.#current.view = { ...this.#current.view, ...live };
  }

  /** The board has played the act of this number. */
  arrived(number: number): void {
    if (this.act?.number !== number) return;
    this.#turn.spent += performance.now() - this.#began;
    soundArrives(this.#current?.events ?? [], this.hooks.sounds);
    this.#drawCurrent();
    if (!this.#waiting.length && !this.#again.length) return this.#end();
    this.#timer = setTimeout(() => this.#next(), REST_MS * pace() * this.#slowness);
  }

  /** Draws at once everything that waits; false if nothing is played. */
  skip(): boolean {
    if (!this.shown.playing && !this.#waiting.length) return false;
    clearTimeout(this.#timer);
    this.#again = [];
    if (this.#current) this.#drawCurrent();
    for (let view = this.#waiting.shift(); view; view = this.#waiting.shift()) this.#draw(this.#stepOf(view));
    this.#end();
    return true;
  }

  /** Forgets what waits: the screen shows another seat, or everything comes once more. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.#again = [];
    this.#current = null;
    this.told = [];
    this.act = null;
    this.shown.past = null;
    this.shown.playing = false;
  }

  /** True if the acts from this event on can be watched again. */
  canWatch(from: number): boolean {
    return this.told.some(({ view }) => view.events_from <= from && from < view.events_from + view.events.length);
  }

  /** Plays once more what happened since my last turn, or only from this event on. */
  watchAgain(slowly = false, from = 0): void {
    const told = this.told.filter(({ view }) => view.events_from + view.events.length > from);
    const [first] = told;
    if (!first || this.shown.playing) return;
    this.#slowness = slowly ? SLOWLY : 1;
    this.shown.past = first.before;
    this.#turn = { first: -1, spent: 0 };
    this.#again = told.map(({ view, events }) => ({ view, events, again: true }));
    this.#next();
  }

  // ------------------------------------------------------------ one after the other

  #next(): void {
    for (;;) {
      const view = this.#again.length ? undefined : this.#waiting.shift();
      const step = view ? this.#stepOf(view) : this.#again.shift();
      if (!step) return this.#end();
      const ms = this.#timeFor(step);
      this.#current = step;
      if (ms) return this.#play(step, ms);
      if (this.session.covered === null && this.shown.log.goesOnWith(step.view))
        soundAll(step.view.events, this.hooks.sounds);
      this.#drawCurrent();
    }
  }

  #stepOf(view: ViewMessage): Step {
    return { view, events: this.#news(view), again: false };
  }

  #play({ view, events }: Step, ms: number): void {
    this.shown.playing = true;
    this.#began = performance.now();
    const number = ++this.#number;
    const first = view.events_from + view.events.length - events.length;
    const begun = view.turns.findLast((each) => each.first <= first) ?? null;
    const others = view.turns.filter((each) => each.first > first && each.seat !== null && each.seat !== begun?.seat);
    const turn = others.length ? null : begun;
    this.act = { number, events, after: view.position?.view, scene: view.position?.scene, turn, ms };
    this.#timer = setTimeout(() => this.arrived(number), ms + GRACE_MS);
    soundBegins(events, this.hooks.sounds);
  }

  #drawCurrent(): void {
    clearTimeout(this.#timer);
    const step = this.#current;
    this.#current = null;
    this.act = null;
    if (step) this.#draw(step);
  }

  #end(): void {
    this.act = null;
    this.#slowness = 1;
    this.shown.past = null;
    this.shown.playing = false;
    this.events.atNow();
  }

  /** Draws a position; for the first time, what led there is remembered. */
  #draw({ view, events, again }: Step): void {
    if (again) {
      this.shown.past = view.position;
      return;
    }
    const { now, position, sending, planned } = this.shown;
    const own = sending ? (planned?.events ?? []) : [];
    const isHeldBack = events.length > 0 && own.some((event) => this.hooks.holdsBack?.(event));
    if (sending) this.told = [];
    if (isHeldBack && now)
      this.told = [{ before: now, view, events: view.events }]; // the plan's position is after them
    else if (position && events.length)
      this.told = [...this.told, { before: position, view, events }].slice(-MOST_TOLD);
    this.events.draw(view);
  }

  // ------------------------------------------------------------ what is played, and how long

  /** What a view tells that is not drawn yet: events that come for the first time, without those that my plan has shown already. */
  #news(view: ViewMessage): EventInfo[] {
    const { planned, sending } = this.shown;
    if (!this.shown.log.goesOnWith(view)) return [];
    const own = sending ? (planned?.events ?? []) : [];
    const isShown = (event: EventInfo, i: number) => isSame(event, own[i]) && !this.hooks.holdsBack?.(event);
    const first = view.events.findIndex((event, i) => !isShown(event, i));
    return first < 0 ? [] : view.events.slice(first);
  }

  /** How long the board may take for a step; 0: it is drawn at once. */
  #timeFor({ view, events }: Step): number {
    const factor = pace() * this.#slowness;
    if (!factor || !events.length || document.hidden || !this.hooks.plays || !this.shown.now || !view.position)
      return 0;
    if (this.session.covered !== null || this.#interrupts(view)) return 0;
    const { view: after, scene } = view.position;
    const own = this.hooks.actMs?.({ events, after, scene }, this.shown.now);
    if (own) return own * factor;
    const turn = view.turns.at(-1);
    if (view.turns.length > MOST_TURNS) return 0;
    if (turn?.first !== this.#turn.first) this.#turn = { first: turn?.first ?? -1, spent: 0 };
    const waiting = [...this.#waiting, ...this.#again.map((step) => step.view)];
    const acts = 1 + waiting.filter((each) => each.turns.at(-1)?.first === turn?.first).length;
    const left = (turn?.seat === null ? BETWEEN_MS : TURN_MS) * factor - this.#turn.spent;
    return left / acts < LEAST_MS * factor ? 0 : left / acts;
  }

  /** I am deciding something, and the view does not change what I am asked: nothing moves under my hand. */
  #interrupts(view: ViewMessage): boolean {
    const { seat } = this.session;
    if (this.shown.past || this.shown.sending || seat === null) return false;
    const [asked, next] = [this.shown.now, view.position];
    return !!asked?.to_act.includes(seat) && !!next?.to_act.includes(seat) && asked.decision?.id === next.decision?.id;
  }
}

function isSame(one: EventInfo, other: EventInfo | undefined): boolean {
  return one.name === other?.name && JSON.stringify(one.args) === JSON.stringify(other.args);
}
