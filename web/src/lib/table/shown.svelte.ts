/** What is shown of a table: the last view, the position after the plan, what may be chosen, and what happened. */
import type { FromServer } from "../connection.svelte";
import type {
  ActionInfo,
  Clock,
  LegalAction,
  Position,
  RefusedAction,
  SeatInfo,
  TurnInfo,
  ViewMessage,
} from "../protocol";
import { EventLog } from "./event_log.svelte";
import { isTaught, taughtOf } from "./lesson.svelte";
import { Notices } from "./notices.svelte";
import type { Session } from "./session.svelte";
import { SimultaneousChoice } from "./simultaneous_choice.svelte";

/** The server's answer to a plan; `closing` is what *Confirm* adds to it (`BoardHooks`). */
export type PlannedTurn = FromServer<"drafted"> & { closing?: LegalAction | null };

export class Shown {
  /** The last view the server sent for my seat; null until it comes. */
  view = $state.raw<ViewMessage | null>(null);
  /** The server's answer to the plan, with the position after it; null if nothing is planned. Set by `Plan`. */
  planned = $state.raw<PlannedTurn | null>(null);
  /** What happened is being played: nothing is asked until the drawing has arrived at now. Set by `Playback`. */
  playing = $state(false);
  /** An earlier position that is drawn instead, while what happened since is watched again. Set by `Playback`. */
  past = $state.raw<Position | null>(null);
  /** The planned turn is on its way to the server. Set by `Plan`. */
  sending = $state(false);
  /** The action pointed at, on the board or in the decision bar. */
  pointed = $state<number | null>(null);
  /** The turn whose pieces are lit, because its sentence is pointed at. */
  lit = $state.raw<TurnInfo | null>(null);
  /** The refused action that somebody wants explained. */
  explaining = $state<number | null>(null);
  readonly log = new EventLog();
  readonly notices = new Notices(() => this.log.events.length);
  #simultaneous = new SimultaneousChoice();

  constructor(private readonly session: Session) {}

  // ------------------------------------------------------------ what comes from the server

  /** Shows a new view; true if the log is shorter now, because something was taken back. */
  show(view: ViewMessage): boolean {
    this.view = view;
    this.#simultaneous.update(view.position, view.seat, this.over);
    const isShorter = this.log.add(view);
    this.notices.show(view);
    this.notices.seats(view.seats, (seat) => this.session.isMine(seat));
    return isShorter;
  }

  /** Shows nothing until the next view, for instance because another person takes the screen. */
  clear(): void {
    this.view = null;
    this.log.expectKnown();
  }

  showSeats(seats: SeatInfo[]): void {
    if (this.view) this.view = { ...this.view, seats };
    this.notices.seats(seats, (seat) => this.session.isMine(seat));
  }

  /** Shows what does not wait for the drawing: who is here, and the clock. */
  showLive(seats: SeatInfo[], clock: Clock | null): void {
    if (this.view) this.view = { ...this.view, seats, clock };
  }

  // ------------------------------------------------------------ what the components read

  /** The position without the plan. */
  get now(): Position | null {
    return this.past ?? this.view?.position ?? null;
  }

  /** The position after what is planned. */
  get position(): Position | null {
    return this.past ?? this.planned?.position ?? this.now;
  }

  get #isClosed(): boolean {
    return this.playing || this.sending || this.botPlays || (this.planned?.complete ?? false);
  }

  /** What may be chosen now; nothing once the plan is complete. */
  get legal(): LegalAction[] {
    if (this.#isClosed) return [];
    return taughtOf(this.view?.lesson ?? null, this.position?.legal ?? [], this.draft.length);
  }

  /** What may not be chosen now, with the reasons. */
  get refused(): RefusedAction[] {
    return this.#isClosed || isTaught(this.view?.lesson ?? null) ? [] : (this.position?.refused ?? []);
  }

  /** The planned actions. */
  get draft(): ActionInfo[] {
    return this.planned?.actions ?? [];
  }

  /** The refused action that is explained, with its reason. */
  get explained(): RefusedAction | null {
    return this.refused.find((each) => each.id === this.explaining) ?? null;
  }

  /** A bot plays for my seat: nothing is asked of me. */
  get botPlays(): boolean {
    return this.view?.seats[this.session.seat ?? -1]?.bot_plays ?? false;
  }

  get myTurn(): boolean {
    const { seat } = this.session;
    if (seat === null || this.playing || this.botPlays || this.view?.seat !== seat) return false;
    return (this.now?.to_act.includes(seat) || this.now?.reporting) ?? false;
  }

  /** Several seats choose at the same time. */
  get simultaneous(): boolean {
    return this.#simultaneous.now;
  }

  get over(): boolean {
    return this.view?.status === "over";
  }
}
