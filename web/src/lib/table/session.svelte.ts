/** This browser at a table: its connection, its seats, what it asked the server, and the cover of a shared screen. */
import { nonce } from "../api";
import { Connection } from "../connection.svelte";
import type { ClientMessage, ErrorCode, ErrorMessage, ServerMessage, TableInfo, ViewMessage } from "../protocol";
import { Requests, type Request } from "./requests";

/** A message without what the session adds to it: the table, my seat, the id of the request. */
type Bare<M> = M extends unknown ? Omit<M, "table" | "seat" | "request"> : never;
type SeatMessage = Exclude<Extract<ClientMessage, { seat: number }>, Request>;

/** What a session calls: `received` with each message about its table, `joined` when it has joined, also anew. */
export interface SessionEvents {
  received(message: ServerMessage): void;
  joined(): void;
}

export class Session {
  readonly connection: Connection;
  info: TableInfo;
  /** The seat whose view is asked for; null for a watcher. */
  seat = $state<number | null>(null);
  /** Several people share the screen: the seat that is to take it, until that person lifts the cover. */
  covered = $state<number | null>(null);
  /** What went wrong last, until something is asked anew. */
  problem = $state.raw<ErrorMessage | null>(null);
  /** The game hides nothing, so a shared screen needs no cover. */
  nothingHidden = false;
  /** The seat and number of the last view: after a lost connection only what is later is asked for. */
  #seen: { seat: number | null; seq: number } | null = null;
  /** The next view is to bring all events, not only those since the last. */
  #fromStart = true;
  #requests: Requests;
  #stopListening: () => void;

  constructor(
    readonly id: string,
    readonly invitation: string | null,
    info: TableInfo,
    private readonly events: SessionEvents,
  ) {
    this.info = $state.raw(info);
    this.seat = info.to_act.find((seat) => info.your_seats.includes(seat)) ?? info.your_seats[0] ?? null;
    this.connection = new Connection(() => this.#join());
    this.#requests = new Requests(this.connection);
    this.#stopListening = this.connection.listen((message) => this.#receive(message));
  }

  /** Says goodbye, so that the others see at once that nobody looks any more, and closes the connection. */
  close(): void {
    this.connection.send({ type: "leave", table: this.id });
    this.#stopListening();
    this.connection.close();
  }

  // ------------------------------------------------------------ messages

  /** Sends a message from my seat; false if it could not be sent, or I am a watcher. */
  send(message: Bare<SeatMessage>): boolean {
    return this.seat !== null && this.connection.send({ ...message, table: this.id, seat: this.seat } as SeatMessage);
  }

  /** Sends a request from my seat, and again after a lost connection until it is answered. A watcher asks nothing. */
  ask(request: Bare<Request>): void {
    if (this.seat === null) return;
    this.problem = null;
    this.#requests.ask({ ...request, table: this.id, seat: this.seat, request: nonce() } as Request);
  }

  /** The request that an answer belongs to, the first time the answer comes. */
  answered(request: string): Request | undefined {
    return this.#requests.answered(request);
  }

  propose(what: "end" | "bot", target: number | null = null): void {
    this.ask({ type: "propose", what, target });
  }

  vote(proposal: number, agree: boolean): void {
    this.ask({ type: "vote", proposal, agree });
  }

  playForMe(on: boolean): void {
    this.ask({ type: "play_for_me", on });
  }

  /** Sends a line of chat; false if it could not be sent now. */
  chat(text: string): boolean {
    return this.connection.send({ type: "chat", table: this.id, text });
  }

  /** Shows a problem that was found here, not by the server. */
  report(code: ErrorCode, message: string): void {
    this.problem = { type: "error", code, message, table: this.id, seat: this.seat, clause: null, request: null };
  }

  #receive(message: ServerMessage): void {
    if ("table" in message && message.table !== null && message.table !== this.id) return;
    if (message.type === "view" && message.seat === this.seat) {
      this.#seen = message;
      if (message.events_from === 0) this.#fromStart = false;
    }
    this.events.received(message);
  }

  #join(): void {
    const after = !this.#fromStart && this.#seen?.seat === this.seat ? this.#seen.seq : null;
    const { id: table, seat, invitation } = this;
    this.connection.send({ type: "join", table, seat, after, invitation });
    this.#requests.sendAgain();
    this.events.joined();
  }

  /** Asks for the whole view with all its events again. */
  joinFromStart(): void {
    this.#fromStart = true;
    this.#join();
  }

  // ------------------------------------------------------------ seats

  /** Who "you" are in sentences about all seats: nobody, where several people share the screen. */
  get you(): number | null {
    return this.info.your_seats.length > 1 ? null : this.seat;
  }

  isMine(seat: number | null): boolean {
    return seat !== null && this.info.your_seats.includes(seat);
  }

  /**
   * The table has changed. A seat just taken is looked from; without a seat any more I am a watcher. When the match begins
   * a shared screen is covered for whoever is asked first.
   */
  update(info: TableInfo): void {
    const begins = this.info.status === "open" && info.status === "playing";
    this.info = info;
    const asked = begins ? info.to_act.find((seat) => this.isMine(seat)) : undefined;
    const seat = asked ?? (this.isMine(this.seat) ? this.seat : (info.your_seats[0] ?? null));
    if (begins && seat !== null && info.your_seats.length > 1 && !this.nothingHidden) this.covered = seat;
    if (seat === this.seat) return;
    this.seat = seat;
    this.#join();
  }

  /** Looks from another seat, with all its events from the start. */
  lookFrom(seat: number | null): void {
    this.seat = seat;
    this.joinFromStart();
  }

  /** Covers a shared screen before the first view is seen: the person whose turn it is takes it. */
  cover(): void {
    if (this.info.your_seats.length > 1 && this.info.status === "playing" && !this.nothingHidden)
      this.covered = this.seat;
  }

  /**
   * Hands a shared screen on when the turn passes to another seat of this browser: it is covered first. A person who may
   * still decide keeps it, unless the game says in which order people are asked.
   */
  passScreen({ position, seats, status }: ViewMessage): void {
    const [mine, toAct, over] = [this.info.your_seats, position?.to_act ?? [], status === "over"];
    if (over) this.covered = null; // nobody is next
    if (mine.length < 2 || this.seat === null || over) return;
    if (toAct.includes(this.seat) && !position?.in_order) return;
    const next = toAct.find((seat) => mine.includes(seat) && !seats[seat]?.bot_plays) ?? this.seat;
    if (next === this.seat) return;
    if (!this.nothingHidden) this.covered = next;
    else {
      this.seat = next;
      this.#join();
    }
  }
}
