/** A finished match, move by move, as one seat or a watcher saw it. */
import type { News } from "../boards/contract";
import { api, Refused } from "./api";
import type { MoveInfo, RecordMoves, ReplayPosition, SeatInfo, ViewMessage } from "./protocol";
import { Localiser } from "./localiser";
import { settings } from "./settings.svelte";
import { t, type Say } from "./texts";

const STEP_MS = 900;

/** The seats as they were during the match: everybody is here, and bots have their level. */
export function asTheyPlayed(seats: SeatInfo[]): SeatInfo[] {
  return seats.map((seat) => ({
    ...seat,
    presence: "here",
    bot_plays: false,
    level: seat.kind === "bot" ? seat.level : null,
  }));
}

export class Replay {
  at = $state(0);
  shown = $state.raw<ViewMessage | null>(null);
  news = $state.raw<News>({ number: 0, events: [] });
  seat = $state<number | null>(null);
  playing = $state(false);
  /** Why the position asked for last cannot be shown. */
  problem = $state.raw<Refused | null>(null);
  readonly moves: MoveInfo[];
  readonly total: number;
  #known = new Map<string, Promise<ReplayPosition>>();
  #localiser: Localiser | null;
  #timer = 0;

  constructor(
    readonly id: string,
    readonly record: RecordMoves,
    say: Say | null = null,
  ) {
    this.#localiser = say && new Localiser(say, record.info.names);
    this.moves = record.moves.map((move) => ({ ...move, label: this.#localiser?.text(move.label) ?? move.label }));
    this.total = record.info.moves;
    this.seat = record.info.your_seats[0] ?? null;
  }

  get move(): MoveInfo | null {
    return this.moves[this.at - 1] ?? null;
  }

  /** Shows the position after a move. If it cannot be loaded, what is shown stays and `problem` says why. */
  async show(number: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.total, Math.round(number) || 0));
    const seat = this.seat;
    const isOutdated = () => this.at !== wanted || this.seat !== seat;
    this.at = wanted;
    this.problem = null;
    let position: ReplayPosition;
    try {
      position = await this.#position(wanted);
    } catch (error) {
      if (isOutdated()) return;
      this.pause();
      this.problem = error instanceof Refused ? error : new Refused("unavailable", t("error-server"));
      return;
    }
    if (isOutdated()) return;
    this.shown = position.shown;
    this.news = { number: this.news.number + 1, events: position.shown.events.slice(position.first_new_event) };
    if (wanted < this.total) void this.#position(wanted + 1);
  }

  seeAs(seat: number | null): void {
    this.seat = seat;
    void this.show(this.at);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else {
      this.playing = true;
      void this.#next();
    }
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** The first move of each round, for the marks on the slider. */
  get rounds(): { round: number; move: number }[] {
    return this.moves.flatMap((move, i) =>
      i === 0 || move.round !== this.moves[i - 1]?.round ? [{ round: move.round, move: move.number }] : [],
    );
  }

  async #next(): Promise<void> {
    if (!this.playing) return;
    if (this.at >= this.total) return this.pause();
    await this.show(this.at + 1);
    clearTimeout(this.#timer); // it may have been paused and started again meanwhile
    this.#timer = window.setTimeout(() => void this.#next(), STEP_MS * (settings.motion === "fast" ? 0.4 : 1));
  }

  #position(number: number): Promise<ReplayPosition> {
    const key = `${number}/${this.seat}`;
    const known = this.#known.get(key) ?? this.#read(number);
    this.#known.set(key, known);
    known.catch(() => this.#known.delete(key));
    return known;
  }

  async #read(number: number): Promise<ReplayPosition> {
    const position = await api.at(this.id, number, this.seat);
    return { ...position, shown: this.#localiser?.view(position.shown) ?? position.shown };
  }
}
