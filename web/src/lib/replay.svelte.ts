/** A finished match, turn by turn or move by move, as one seat or a watcher saw it, or with all cards open. */
import type { Act, PlaybackHooks } from "../boards/contract";
import { api, Refused } from "./api";
import { Localiser } from "./localiser";
import type { EventInfo, MoveInfo, RecordMoves, ReplayPosition, SeatInfo, StoryLine, ViewMessage } from "./protocol";
import {
  landmarkFrom,
  landmarksOf,
  linesOfLabels,
  turnAt,
  turnFrom,
  turnsOf,
  type Landmark,
  type ReplayTurn,
} from "./replay_turns";
import { pace, settings } from "./settings.svelte";
import { t, type Say } from "./texts";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const TURN_MS = 1600;
const MOVE_MS = 900;
/** After pieces have moved, the position rests so long before the next step. */
const REST_MS = 700;
/** A board that does not say that its pieces have arrived is waited for this long. */
const GRACE_MS = 500;
/** Positions asked for before they are needed, so that stepping is quick. */
const AHEAD = 4;
/** Positions remembered; the oldest are forgotten. */
const REMEMBERED = 60;
/** A slider that is dragged asks for a position when it rests so long. */
const RESTS_MS = 80;

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
  /** What the board plays now, over the position before it. */
  act = $state.raw<Act | null>(null);
  /** What the game's board says about its motion. */
  hooks: PlaybackHooks = {};
  /** The move whose position is drawn: the one asked for, once it has come and its pieces have moved. */
  drawn = $state(0);
  /** That position has the cards of all seats. */
  drawnOpened = $state(false);
  /** The log as the seat has it, oldest line first. */
  story = $state.raw<StoryLine[]>([]);
  seat = $state<number | null>(null);
  /** The cards of all seats are shown. */
  opened = $state(false);
  /** One step is one move, not a whole turn. */
  single = $state(false);
  playing = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  /** The position asked for is on its way. */
  loading = $state(false);
  /** Why the position asked for last cannot be shown. */
  problem = $state.raw<Refused | null>(null);
  readonly moves: MoveInfo[];
  readonly turns: ReplayTurn[];
  readonly landmarks: Landmark[];
  readonly total: number;
  #positions = new Map<string, Promise<ReplayPosition>>();
  #stories = new Map<number | null, Promise<StoryLine[]>>();
  #localiser: Localiser | null;
  #coming: { position: ReplayPosition; story: StoryLine[]; done: () => void } | null = null;
  #acts = 0;
  #actTimer = 0;
  #timer = 0;
  #rest = 0;

  constructor(
    readonly id: string,
    readonly record: RecordMoves,
    say: Say | null = null,
  ) {
    this.#localiser = say && new Localiser(say, record.info.names);
    this.moves = record.moves.map((move) => ({ ...move, label: this.#localiser?.text(move.label) ?? move.label }));
    this.turns = turnsOf(this.moves, record.info.players);
    this.landmarks = landmarksOf(record.info.game, this.moves, this.turns);
    this.total = record.info.moves;
    this.seat = record.info.your_seats[0] ?? null;
  }

  get move(): MoveInfo | null {
    return this.moves[this.at - 1] ?? null;
  }

  get turn(): ReplayTurn | null {
    return turnAt(this.turns, this.at);
  }

  /** The position asked for is not drawn yet: it is on its way, or pieces still move. */
  get underWay(): boolean {
    return this.drawn !== this.at && this.problem === null;
  }

  /** The points every seat would have if the match had ended here. */
  get points(): number[] {
    return [...(this.moves[this.drawn - 1]?.points ?? this.record.info.names.map(() => 0))];
  }

  /** The lines of the log that tell the present turn. */
  get lines(): StoryLine[] {
    const { first = 0, last = 0 } = this.turn ?? {};
    return this.story.filter((line) => line.move >= first && line.move <= Math.min(last, this.at));
  }

  /** Shows the position after a move. If it cannot be loaded, what is shown stays and `problem` says why. */
  async show(number: number): Promise<void> {
    clearTimeout(this.#rest);
    this.#finish();
    const wanted = Math.max(0, Math.min(this.total, Math.round(number) || 0));
    const key = this.#key(wanted);
    const isOutdated = () => this.#key(this.at) !== key;
    this.at = wanted;
    this.problem = null;
    this.loading = true;
    try {
      const [position, story] = await Promise.all([this.#position(wanted), this.#story()]);
      if (isOutdated()) return;
      this.loading = false;
      await this.#play(position, story);
    } catch (error) {
      if (isOutdated()) return;
      this.pause();
      this.problem = error instanceof Refused ? error : new Refused("unavailable", t("error-server"));
    }
    this.loading = false;
  }

  /** Shows the turn that a line of the log tells, or a line by its number. */
  async showLine(line: StoryLine | number): Promise<void> {
    const told = typeof line === "number" ? (await this.#story().catch(() => []))[line] : line;
    await this.show(told?.move ? (turnAt(this.turns, told.move)?.last ?? told.move) : 0);
  }

  /** Whether a position follows the one that is drawn, inside a turn or with the next one. */
  #follows({ number, shown }: ReplayPosition): boolean {
    const first = turnAt(this.turns, number)?.first ?? 0;
    return this.shown?.seat === shown.seat && this.drawn >= first - 1 && this.drawn < number;
  }

  /** What happened since the position that is drawn, on the way to one that follows it. */
  #eventsOf({ shown }: ReplayPosition): EventInfo[] {
    const seen = (this.shown?.events_from ?? 0) + (this.shown?.events.length ?? 0);
    return shown.events.slice(Math.max(0, seen - shown.events_from));
  }

  /** Lets the board play what happened, then draws the position; at once, if nothing is to be played. */
  #play(position: ReplayPosition, story: StoryLine[]): Promise<void> | void {
    const { shown } = position;
    const [now, next] = [this.shown?.position, shown.position];
    const events = this.#follows(position) ? this.#eventsOf(position) : [];
    if (!now || !next || !events.length || !this.hooks.plays || document.hidden) return this.#draw(position, story);
    const happens = { events, after: next.view, scene: next.scene };
    const ms = ((this.hooks.actMs?.(happens, now) ?? TURN_MS) * pace()) / this.speed;
    if (!ms) return this.#draw(position, story);
    const number = ++this.#acts;
    return new Promise((done) => {
      this.#coming = { position, story, done };
      this.act = { ...happens, number, turn: shown.turns.at(-1) ?? null, ms };
      this.#actTimer = window.setTimeout(() => this.arrived(number), ms + GRACE_MS);
    });
  }

  /** The board has played the act of this number. */
  arrived(number: number): void {
    if (this.act?.number === number) this.#finish();
  }

  /** Draws the position that is being played. */
  #finish(): void {
    clearTimeout(this.#actTimer);
    const coming = this.#coming;
    this.#coming = null;
    this.act = null;
    if (!coming) return;
    this.#draw(coming.position, coming.story);
    coming.done();
  }

  #draw(position: ReplayPosition, story: StoryLine[]): void {
    this.shown = position.shown;
    this.story = story;
    this.drawn = position.number;
    this.drawnOpened = this.opened;
    this.#lookAhead();
  }

  /** One turn on or back, or one move where single steps are chosen or `single` says so. */
  step(by: 1 | -1, single = this.single): Promise<void> {
    return this.show(single ? this.at + by : turnFrom(this.turns, this.at, by));
  }

  /** The next round, or fall, in a direction; null if there is none. */
  landmark(by: 1 | -1): Landmark | null {
    return landmarkFrom(this.landmarks, this.at, by);
  }

  /** A slider is dragged to a move. */
  seek(number: number): void {
    this.pause();
    this.at = number;
    clearTimeout(this.#rest);
    this.#rest = window.setTimeout(() => void this.show(number), RESTS_MS);
  }

  seeAs(seat: number | null, opened = this.opened): void {
    this.seat = seat;
    this.opened = opened;
    void this.show(this.at);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    this.playing = true;
    if (this.at >= this.total) void this.show(0).then(() => this.#wait());
    else void this.#next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  async #next(): Promise<void> {
    if (!this.playing) return;
    if (this.at >= this.total) return this.pause();
    await this.step(1);
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer); // it may have been paused and started again meanwhile
    if (!this.playing) return;
    const quick = settings.motion === "fast" ? 0.4 : 1;
    const ms = this.hooks.plays && pace() ? REST_MS : this.single ? MOVE_MS : TURN_MS;
    this.#timer = window.setTimeout(() => void this.#next(), (ms * quick) / this.speed);
  }

  /** Asks for the positions of the next steps, one after the other. */
  #lookAhead(): void {
    let next = this.at;
    let asked: Promise<unknown> = Promise.resolve();
    for (let i = 0; i < AHEAD; i++) {
      next = this.single ? next + 1 : turnFrom(this.turns, next, 1);
      if (next > this.total) return;
      const wanted = next;
      asked = asked.then(() => this.#position(wanted)).catch(() => undefined);
    }
  }

  #key(number: number): string {
    return `${number}/${this.seat}/${this.opened}`;
  }

  #position(number: number): Promise<ReplayPosition> {
    const key = this.#key(number);
    const known = this.#positions.get(key) ?? this.#read(number);
    this.#positions.delete(key); // the one asked for last is at the end
    this.#positions.set(key, known);
    known.catch(() => this.#positions.delete(key));
    for (const oldest of this.#positions.keys()) {
      if (this.#positions.size <= REMEMBERED) break;
      this.#positions.delete(oldest);
    }
    return known;
  }

  async #read(number: number): Promise<ReplayPosition> {
    const position = await api.at(this.id, number, this.seat, this.opened);
    return { ...position, shown: this.#localiser?.view(position.shown) ?? position.shown };
  }

  #story(): Promise<StoryLine[]> {
    const { seat } = this;
    const known = this.#stories.get(seat) ?? this.#tell(seat);
    this.#stories.set(seat, known);
    known.catch(() => this.#stories.delete(seat));
    return known;
  }

  async #tell(seat: number | null): Promise<StoryLine[]> {
    const { lines } = await api.story(this.id, seat);
    if (!lines.length) return linesOfLabels(this.moves, this.turns, this.record.info.names);
    return lines.map((line) => ({ ...line, text: this.#localiser?.text(line.text) ?? line.text }));
  }
}
