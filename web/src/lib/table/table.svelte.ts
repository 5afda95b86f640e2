/** A table as this browser sees it: the view, the planned turn, the log and the chat. It decides nothing. */
import type { BoardHooks } from "../../boards/contract";
import { Hints } from "./hints.svelte";
import { nonce } from "../api";
import { PendingReply } from "./pending_reply.svelte";
import { Connection } from "./connection.svelte";
import { Localiser } from "../localiser";
import type {
  Acknowledged,
  ActionInfo,
  Choice,
  Drafted,
  ErrorMessage,
  LegalAction,
  Position,
  RefusedAction,
  ServerMessage,
  TableInfo,
  ViewMessage,
} from "../protocol";
import { questionKey, SimultaneousChoice } from "./simultaneous.svelte";
import { isUnfit, refusedReply } from "./refused_reply";
import { OVERDUE_MS, Requests } from "./requests";
import { TurnLengths } from "./turn_lengths";
import { settings } from "../settings.svelte";
import { answerAlways, autoAnswer } from "./auto_answers";
import { EventLog } from "./event_log.svelte";
import { ChatLines } from "./chat_lines.svelte";
import { t, type Say } from "../texts";

type Planned = number | string | Choice;

export class Table {
  connection: Connection;
  info = $state.raw<TableInfo | null>(null);
  shown = $state.raw<ViewMessage | null>(null);
  log = new EventLog();
  chat: ChatLines;
  hints = new Hints(() => this.connection.giveUp());
  plan = $state.raw<Drafted | null>(null);
  sending = $state(false);
  problem = $state.raw<ErrorMessage | null>(null);
  /** The action pointed at, on the board or in the decision bar. */
  pointed = $state<number | null>(null);
  /** The refused action somebody asked about: why not? */
  asked = $state<number | null>(null);
  /** Hot-seat: the seat to hand the screen to, until the cover is lifted. */
  covered = $state<number | null>(null);
  seat = $state<number | null>(null);
  /** What the board asks of its table; set when it is loaded. */
  hooks: BoardHooks = {};
  #together = new SimultaneousChoice();
  #drafting = new PendingReply(() => this.connection.giveUp(), OVERDUE_MS);
  #say: Say | null = null;
  #sendWhenComplete = false;
  #planned: Planned[] = [];
  /** I took something back: standing answers wait until I have chosen again. */
  #tookBack = false;
  #turns = new TurnLengths();
  /** The next view is to tell everything once more, not only what happened since. */
  #retell = false;
  /** The view from which on a sent plan is part of the game. */
  #shownFrom: number | null = null;
  #requests: Requests;
  #stop: () => void;

  constructor(
    readonly id: string,
    private readonly invitation: string | null,
    info: TableInfo,
  ) {
    this.info = info;
    this.chat = new ChatLines(id);
    this.seat = info.to_act.find((seat) => info.your_seats.includes(seat)) ?? info.your_seats[0] ?? null;
    this.connection = new Connection(() => this.#join());
    this.#requests = new Requests(this.connection);
    this.#stop = this.connection.listen((message) => this.#receive(message));
  }

  close(): void {
    this.#stop();
    this.connection.close();
  }

  // ------------------------------------------------------------ what is shown

  /** The position as it is, and as it would be after what is planned. */
  get now(): Position | null {
    return this.shown?.position ?? null;
  }

  get position(): Position | null {
    return this.plan?.position ?? this.now;
  }

  get legal(): LegalAction[] {
    return this.sending || this.plan?.complete ? [] : (this.position?.legal ?? []);
  }

  get refused(): RefusedAction[] {
    return this.sending || this.plan?.complete ? [] : (this.position?.refused ?? []);
  }

  get draft(): ActionInfo[] {
    return this.plan?.actions ?? [];
  }

  /** Why the action that was asked about may not be chosen. */
  get explained(): RefusedAction | null {
    return this.refused.find((each) => each.id === this.asked) ?? null;
  }

  get myTurn(): boolean {
    if (this.seat === null || this.shown?.seat !== this.seat) return false;
    return (this.now?.to_act.includes(this.seat) || this.now?.reporting) ?? false;
  }

  /** A plan is with the server; what is offered now belongs to the one before. */
  get asking(): boolean {
    return this.#drafting.now;
  }

  get canAskHint(): boolean {
    return this.myTurn && !this.hints.thinking && !this.sending && !this.plan?.complete;
  }

  /** All choose at once. */
  get together(): boolean {
    return this.#together.now;
  }

  get over(): boolean {
    return this.shown?.status === "over";
  }

  /** Who "you" are when all is told: nobody, where several people share the screen. */
  get alone(): number | null {
    return (this.info?.your_seats.length ?? 0) > 1 ? null : this.seat;
  }

  // ------------------------------------------------------------ what a person does

  choose(action: number, payload?: unknown): void {
    const chosen = this.legal.find((each) => each.id === action);
    if (this.asking || !chosen) return;
    const how = payload ?? this.hooks.payload?.(chosen);
    this.#planned = [...this.#planned, how === undefined ? action : { action, payload: how }];
    this.hints.chosen(action);
    this.asked = null;
    this.#tookBack = false;
    this.#sendWhenComplete = this.hooks.sendsAtOnce?.(chosen, this.position?.view) ?? false;
    this.pointed = null;
    if (this.now?.reporting) this.#send();
    else this.#sendPlan();
  }

  /** My time is all but over. */
  outOfTime(): void {
    const last = this.myTurn ? this.hooks.lastMoment?.(this.legal) : undefined;
    if (last) this.choose(last.id);
  }

  /** Chooses it now and whenever the same question comes again. */
  chooseAlways(action: number): void {
    const chosen = this.legal.find((each) => each.id === action);
    const game = this.info?.game;
    if (!chosen || !game) return;
    answerAlways(game, chosen);
    this.choose(action);
  }

  /** Takes back the last planned decision. False if nothing is planned. */
  stepBack(): boolean {
    if (!this.#planned.length || this.sending) return false;
    this.#planned = this.#planned.slice(0, -1);
    this.hints.chosen(null);
    this.asked = null;
    this.#tookBack = true;
    if (this.#planned.length) this.#sendPlan();
    else this.dropPlan();
    return true;
  }

  dropPlan(): void {
    if (this.sending) return;
    this.#planned = [];
    this.plan = null;
    this.#drafting.end();
  }

  /** Sends what is planned. It may be sent again after a lost connection and is carried out once. */
  confirm(): void {
    if (this.plan?.actions.length && !this.sending) this.#send();
  }

  #send(): void {
    if (this.seat === null) return;
    const seq = this.shown?.seq ?? 0;
    this.sending = true;
    this.#ask({ type: "act", table: this.id, seat: this.seat, seq, actions: this.#planned, request: nonce() });
  }

  undo(): void {
    if (this.sending || this.stepBack() || this.seat === null) return;
    this.#tookBack = true;
    const request = nonce();
    const moves = this.#turns.last(this.seat);
    if (this.shown?.can_undo) this.#ask({ type: "undo", table: this.id, seat: this.seat, request, moves: null });
    else this.#ask({ type: "propose", table: this.id, seat: this.seat, what: "undo", request, moves });
  }

  propose(what: "end" | "bot", target: number | null = null): void {
    if (this.seat === null) return;
    this.#ask({ type: "propose", table: this.id, seat: this.seat, what, target, request: nonce() });
  }

  vote(proposal: number, agree: boolean): void {
    if (this.seat === null) return;
    this.#ask({ type: "vote", table: this.id, seat: this.seat, proposal, agree, request: nonce() });
  }

  playForMe(on: boolean): void {
    if (this.seat === null) return;
    this.#ask({ type: "play_for_me", table: this.id, seat: this.seat, on, request: nonce() });
  }

  /** False if it could not be said now. */
  say(text: string): boolean {
    return this.connection.send({ type: "chat", table: this.id, text });
  }

  askHint(): void {
    if (this.seat === null || !this.canAskHint) return;
    this.asked = null;
    this.problem = null;
    const sent = this.connection.send({ type: "hint", table: this.id, seat: this.seat, actions: this.#planned });
    if (sent) this.hints.asked(this.#planned);
  }

  /** I sat down: look from my seat now. */
  takeSeat(seat: number | null): void {
    if (seat === this.seat) return;
    this.seat = seat;
    this.shown = null;
    this.#join();
  }

  /** Several people share this screen: who begins, or goes on, takes it first. */
  cover(): void {
    const { your_seats, status } = this.info ?? {};
    if (your_seats && your_seats.length > 1 && status === "playing" && !this.hooks.open) this.covered = this.seat;
  }

  liftCover(): void {
    if (this.covered === null) return;
    if (this.covered !== this.seat) this.dropPlan(); // it was somebody else's
    this.seat = this.covered;
    this.covered = null;
    this.shown = null;
    this.#join();
  }

  /** Say what the server says in another language (null: its own), from now on and what is shown already. */
  speak(say: Say | null): void {
    if (!say && !this.#say) return;
    this.#say = say;
    this.log.lookAnew();
    this.#retell = true;
    this.#join();
  }

  #localiser(): Localiser | null {
    const names = (this.info?.seats ?? []).map((seat) => seat.name);
    return this.#say && new Localiser(this.#say, names);
  }

  // ------------------------------------------------------------ the line to the server

  #join(): void {
    this.hints.giveUp(); // a hint asked for on a lost line never comes
    const known = this.shown?.seat === this.seat && !this.#retell ? this.shown : null;
    this.connection.send({
      type: "join",
      table: this.id,
      seat: this.seat,
      after: known?.seq ?? null,
      invitation: this.invitation,
    });
    this.#requests.sendAgain();
    if (this.#planned.length && !this.sending) this.#sendPlan();
  }

  #ask(message: Parameters<Requests["ask"]>[0]): void {
    this.problem = null;
    this.#requests.ask(message);
  }

  #sendPlan(): void {
    if (this.seat === null) return;
    this.problem = null;
    this.#drafting.begin();
    this.connection.send({ type: "draft", table: this.id, seat: this.seat, actions: this.#planned });
  }

  #receive(message: ServerMessage): void {
    if ("table" in message && message.table !== null && message.table !== this.id) return;
    switch (message.type) {
      case "table":
        this.#seated(message.info);
        break;
      case "view":
        this.#show(message);
        break;
      case "drafted":
        this.#drafted(this.#endsHere(message) ? { ...message, complete: true } : message);
        break;
      case "ack":
        this.#acknowledged(message);
        break;
      case "error":
        this.#refusedBy(message);
        break;
      case "chat":
        this.chat.hear(message, message.seat !== null && (this.info?.your_seats.includes(message.seat) ?? false));
        break;
      case "presence":
        if (this.shown) this.shown = { ...this.shown, seats: message.seats };
        if (this.info) this.info = { ...this.info, watching: message.watching };
        break;
      case "hint":
        this.hints.take(this.#localiser()?.hint(message) ?? message, this.#planned);
        this.pointed = null; // the hint is read first, wherever the pointer rests
        break;
    }
  }

  #seated(info: TableInfo): void {
    this.info = info;
    if (this.seat !== null && info.your_seats.includes(this.seat)) return;
    const seat = info.your_seats[0] ?? null;
    if (seat !== this.seat) {
      this.seat = seat; // just taken, or given back: then the table is a watcher's
      this.#join();
    }
  }

  #show(said: ViewMessage): void {
    if (said.seat !== this.seat) return;
    const view = this.#localiser()?.view(said) ?? said;
    if (this.shown === null) this.log.lookAnew();
    if (said.events_from === 0) this.#retell = false;
    this.#answered(view, this.log.add(view));
    if (questionKey(this.now) !== questionKey(view.position)) this.hints.hint = null;
    this.shown = view;
    this.#together.look(view.position, this.seat, this.over);
    if (this.over || (this.#shownFrom !== null && view.seq >= this.#shownFrom)) this.#dropSent();
    if (this.#planned.length && !this.sending) this.#sendPlan();
    this.#passTheScreen();
    this.#standingAnswer();
  }

  /** The others have answered whether I may take something back: then the log is shorter. */
  #answered(view: ViewMessage, shorter: boolean): void {
    const asked = this.shown?.proposals.find(({ what, by }) => what === "undo" && by === this.seat);
    if (!asked || view.proposals.some(({ id }) => id === asked.id)) return;
    if (shorter) return this.#turns.drop(this.seat);
    this.#tookBack = false;
    this.problem = this.#found("undo_refused", t("undo-declined"));
  }

  #found(code: ErrorMessage["code"], message: string): ErrorMessage {
    return { type: "error", code, message, table: this.id, seat: this.seat, clause: null, request: null };
  }

  /** It is kept for good. The plan stays on the table until the view that holds it has come. */
  #acknowledged(ack: Acknowledged): void {
    const message = this.#requests.answered(ack.request);
    if (message?.type === "undo") this.#turns.drop(message.seat);
    if (message?.type !== "act") return;
    this.#turns.add(message.seat, message.actions.length);
    this.#shownFrom = ack.seq;
    if ((this.shown?.seq ?? -1) >= ack.seq) this.#dropSent();
  }

  #endsHere(message: Drafted): boolean {
    return message.actions.length > 0 && (this.hooks.turnEnds?.(message.position.view, this.now?.view) ?? false);
  }

  #drafted(message: Drafted): void {
    if (message.actions.length !== this.#planned.length) return; // an older plan's answer
    this.#drafting.end();
    if (!this.#planned.length || this.sending) return;
    this.plan = this.#localiser()?.drafted(message) ?? message;
    if (message.complete && (settings.confirm === "at_once" || this.#sendWhenComplete)) this.confirm();
    else this.#standingAnswer();
    if (this.hints.wasFollowed() && !this.asking) this.askHint();
  }

  #refusedBy(error: ErrorMessage): void {
    if (error.code !== "not_playing" || !this.over) this.problem = error; // that it is over is said anyway
    const answer = refusedReply(error, this.asking, this.hints.thinking);
    if (answer === "draft") this.#planRefused(error);
    if (answer === "hint") this.hints.giveUp();
    const refused = error.request ? this.#requests.answered(error.request)?.type : null;
    if (refused === "undo" || refused === "propose") this.#tookBack = false;
    if (refused !== "act") return;
    if (isUnfit(error) || !this.plan) this.#dropSent();
    else this.sending = false; // it can be sent once more
  }

  /** The last planned decision was refused: what was planned before it is kept, unless nothing fits any more. */
  #planRefused(error: ErrorMessage): void {
    this.#drafting.end();
    if (this.sending) return;
    const accepted = this.plan?.actions.length ?? 0;
    const outdated = isUnfit(error) && accepted > 0 && accepted >= this.#planned.length; // it fitted once
    if (outdated) this.problem = this.#found(error.code, t("plan-outdated"));
    if (isUnfit(error)) this.dropPlan();
    else this.#planned = this.#planned.slice(0, accepted);
  }

  #dropSent(): void {
    this.#shownFrom = null;
    this.sending = false;
    this.dropPlan();
  }

  /**
   * Several people at this browser: when the turn passes to another of its seats, the screen is covered first. Who may
   * still decide keeps it, unless the game says in which order people are asked.
   */
  #passTheScreen(): void {
    const [mine, toAct] = [this.info?.your_seats ?? [], this.now?.to_act ?? []];
    if (this.over) this.covered = null; // nobody is next
    if (mine.length < 2 || this.seat === null || this.over) return;
    if (toAct.includes(this.seat) && !this.now?.in_order) return;
    const seats = this.shown?.seats ?? [];
    const next = toAct.find((seat) => mine.includes(seat) && !seats[seat]?.bot_plays) ?? this.seat;
    if (next === this.seat) return;
    if (!this.hooks.open) this.covered = next;
    else {
      this.seat = next;
      this.log.lookAnew();
      this.#join();
    }
  }

  /** A question with a standing answer is answered unasked. */
  #standingAnswer(): void {
    const wanted = this.#tookBack ? undefined : autoAnswer(this.info?.game ?? "", this.legal);
    if (wanted) this.choose(wanted.id);
  }
}
