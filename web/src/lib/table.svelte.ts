/** A table as this browser sees it: the view, the planned turn, the log and the chat. It decides nothing. */
import type { Manners } from "../boards/contract";
import { nonce } from "./api";
import { Connection } from "./connection.svelte";
import { Localiser } from "./localise";
import type {
  Acknowledged,
  Act,
  ActionInfo,
  ChatLine,
  Choice,
  Drafted,
  ErrorMessage,
  EventInfo,
  Hint,
  LegalAction,
  Position,
  RefusedAction,
  ServerMessage,
  TableInfo,
  ViewMessage,
} from "./protocol";
import { questionOf, Together } from "./question.svelte";
import { Requests } from "./requests";
import { settings } from "./settings.svelte";
import { t, type Say } from "./texts";

type Planned = number | string | Choice;

export class Table {
  connection: Connection;
  info = $state.raw<TableInfo | null>(null);
  shown = $state.raw<ViewMessage | null>(null);
  events = $state.raw<EventInfo[]>([]);
  /** What the last view brought, to be played as motion. */
  fresh = $state.raw<{ number: number; events: EventInfo[] }>({ number: 0, events: [] });
  chat = $state.raw<ChatLine[]>([]);
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  plan = $state.raw<Drafted | null>(null);
  sending = $state(false);
  /** A plan is with the server; what is offered now belongs to the one before. */
  asking = $state(false);
  problem = $state.raw<ErrorMessage | null>(null);
  /** The action pointed at, on the board or in the decision bar. */
  pointed = $state<number | null>(null);
  /** The refused action somebody asked about: why not? */
  asked = $state<number | null>(null);
  /** Hot-seat: the seat to hand the screen to, until the cover is lifted. */
  covered = $state<number | null>(null);
  seat = $state<number | null>(null);
  unreadChat = $state(0);
  /** What the board asks of its table; set when it is loaded. */
  manners: Manners = {};
  #together = new Together();
  #say: Say | null = null;
  /** The next view is the first from this seat: nothing in it is news. */
  #firstLook = true;
  #sendWhenComplete = false;
  #planned: Planned[] = [];
  /** The plan a hint was asked for; and whether the last decision was the hinted one, so that the next is hinted too. */
  #hintedAt: Planned[] | null = null;
  #hintFollowed = false;
  /** How many decisions each of my turns had that were sent from here. */
  #turns: number[] = [];
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
    this.seat = info.your_seats.find((seat) => info.to_act.includes(seat)) ?? info.your_seats[0] ?? null;
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
    const how = payload ?? this.manners.payload?.(chosen);
    this.#hintFollowed = action === this.hint?.advice[0]?.action.id;
    this.#planned = [...this.#planned, how === undefined ? action : { action, payload: how }];
    this.hint = null;
    this.asked = null;
    this.#sendWhenComplete = this.manners.sendsAtOnce?.(chosen, this.position?.view) ?? false;
    this.pointed = null;
    if (this.now?.reporting) this.#send();
    else this.#sendPlan();
  }

  /** My time is all but over. */
  outOfTime(): void {
    const last = this.myTurn ? this.manners.lastMoment?.(this.legal) : undefined;
    if (last) this.choose(last.id);
  }

  /** Chooses it now and whenever the same question comes again. */
  chooseAlways(action: number): void {
    const chosen = this.legal.find((each) => each.id === action);
    const game = this.info?.game;
    if (!chosen || !game) return;
    settings.standing[game] = { ...settings.standing[game], [chosen.name]: chosen.text };
    this.choose(action);
  }

  /** Takes back the last planned decision. False if nothing is planned. */
  stepBack(): boolean {
    if (!this.#planned.length || this.sending) return false;
    this.#planned = this.#planned.slice(0, -1);
    this.hint = null;
    this.asked = null;
    this.#hintFollowed = false;
    if (this.#planned.length) this.#sendPlan();
    else this.dropPlan();
    return true;
  }

  dropPlan(): void {
    if (this.sending) return;
    this.#planned = [];
    this.plan = null;
    this.asking = false;
  }

  /** Sends what is planned. It may be sent again after a lost connection and is carried out once. */
  confirm(): void {
    if (this.plan?.actions.length && !this.sending) this.#send();
  }

  #send(): void {
    if (this.seat === null) return;
    const message: Act = {
      type: "act",
      table: this.id,
      seat: this.seat,
      seq: this.shown?.seq ?? 0,
      actions: this.#planned,
      request: nonce(),
    };
    this.sending = true;
    this.#ask(message);
  }

  undo(): void {
    if (this.stepBack() || this.seat === null) return;
    const request = nonce();
    const moves = this.#turns.at(-1) ?? 1;
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
    if (this.seat === null || !this.myTurn || this.hinting || this.plan?.complete) return;
    this.asked = null;
    this.problem = null;
    this.#hintedAt = this.#planned;
    this.hinting = this.connection.send({ type: "hint", table: this.id, seat: this.seat, actions: this.#planned });
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
    if (your_seats && your_seats.length > 1 && status === "playing" && !this.manners.open) this.covered = this.seat;
  }

  liftCover(): void {
    if (this.covered === null) return;
    this.seat = this.covered;
    this.covered = null;
    this.shown = null;
    this.#join();
  }

  /** Say what the server says in another language, from now on and what is shown already. */
  speak(say: Say | null): void {
    this.#say = say;
    this.shown = null;
    this.#firstLook = true;
    this.#join();
  }

  #localiser(): Localiser | null {
    const names = (this.info?.seats ?? []).map((seat) => seat.name);
    return this.#say && new Localiser(this.#say, names);
  }

  // ------------------------------------------------------------ the line to the server

  #join(): void {
    this.hinting = false; // a hint asked for on a lost line never comes
    const known = this.shown?.seat === this.seat ? this.shown : null;
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
    this.asking = true;
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
        if (this.chat.every((line) => line.id !== message.id)) {
          this.chat = [...this.chat, message];
          if (message.seat === null || message.seat !== this.seat) this.unreadChat += 1;
        }
        break;
      case "presence":
        if (this.shown) this.shown = { ...this.shown, seats: message.seats };
        if (this.info) this.info = { ...this.info, watching: message.watching };
        break;
      case "hint":
        this.hinting = false;
        if (this.#hintedAt !== this.#planned) break;
        this.hint = this.#localiser()?.hint(message) ?? message;
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
    const kept = this.events.slice(0, view.events_from);
    this.#answered(view, kept.length < this.events.length);
    const firstView = this.shown === null || this.#firstLook;
    this.#firstLook = false;
    this.events = [...kept, ...view.events];
    if (!firstView) this.fresh = { number: this.fresh.number + 1, events: view.events };
    if (questionOf(this.now) !== questionOf(view.position)) this.hint = null;
    this.shown = view;
    this.#together.look(view.position, this.seat, this.over);
    if (this.#shownFrom !== null && view.seq >= this.#shownFrom) this.#dropSent();
    if (this.#planned.length && !this.sending) this.#sendPlan();
    this.#passTheScreen();
    this.#standingAnswer();
  }

  /** The others have answered whether I may take something back: then the log is shorter. */
  #answered(view: ViewMessage, shorter: boolean): void {
    const asked = this.shown?.proposals.find(({ what, by }) => what === "undo" && by === this.seat);
    if (!asked || view.proposals.some(({ id }) => id === asked.id)) return;
    if (shorter) this.#turns.pop();
    else this.problem = this.#found("undo_refused", t("undo-declined"));
  }

  #found(code: ErrorMessage["code"], message: string): ErrorMessage {
    return { type: "error", code, message, table: this.id, seat: this.seat, clause: null, request: null };
  }

  /** It is kept for good. The plan stays on the table until the view that holds it has come. */
  #acknowledged(ack: Acknowledged): void {
    const message = this.#requests.answered(ack.request);
    if (message?.type === "undo") this.#turns.pop();
    if (message?.type !== "act") return;
    this.#turns.push(message.actions.length);
    this.#shownFrom = ack.seq;
    if ((this.shown?.seq ?? -1) >= ack.seq) this.#dropSent();
  }

  #endsHere(message: Drafted): boolean {
    return message.actions.length > 0 && (this.manners.turnEnds?.(message.position.view, this.now?.view) ?? false);
  }

  #drafted(message: Drafted): void {
    if (message.actions.length !== this.#planned.length) return; // an older plan's answer
    this.asking = false;
    if (!this.#planned.length || this.sending) return;
    this.plan = this.#localiser()?.drafted(message) ?? message;
    if (message.complete && (settings.confirm === "at_once" || this.#sendWhenComplete)) this.confirm();
    else this.#standingAnswer();
    if (this.#hintFollowed && !this.asking) this.askHint();
    this.#hintFollowed = false;
  }

  #refusedBy(error: ErrorMessage): void {
    if (error.request) this.#requests.answered(error.request);
    this.hinting = false;
    const unfit = error.code === "illegal" || error.code === "stale" || error.code === "not_to_act";
    const accepted = this.plan && this.plan.actions.length >= this.#planned.length; // and sent once more since
    const outdated = unfit && this.asking && accepted;
    if (this.asking) this.#forgetLast();
    this.problem = outdated ? this.#found(error.code, t("plan-outdated")) : error;
    if (unfit) this.#dropSent();
    this.sending = false;
  }

  /** The last planned decision was refused: keep what was planned before it. */
  #forgetLast(): void {
    this.asking = false;
    this.#planned = this.#planned.slice(0, this.plan?.actions.length ?? 0);
  }

  #dropSent(): void {
    this.#shownFrom = null;
    this.sending = false;
    this.dropPlan();
  }

  /** Several people at this browser: when the turn passes to another of its seats, the screen is covered first. */
  #passTheScreen(): void {
    const mine = this.info?.your_seats ?? [];
    const toAct = this.now?.to_act ?? [];
    if (mine.length < 2 || this.seat === null || toAct.includes(this.seat) || this.over) return;
    const next = mine.find((seat) => toAct.includes(seat)) ?? null;
    if (next !== null && this.manners.open) {
      this.seat = next;
      this.#firstLook = true;
      this.#join();
    } else this.covered = next;
  }

  /** A question with a standing answer is answered unasked. */
  #standingAnswer(): void {
    const answers = settings.standing[this.info?.game ?? ""];
    const [first] = this.legal;
    if (!answers || !first || !this.legal.every((each) => each.name === first.name)) return;
    const wanted = this.legal.find((each) => each.text === answers[first.name]);
    if (wanted) this.choose(wanted.id);
  }
}
