/** The planned turn: what is chosen, the drafts sent to the server and their answers, until the turn is sent. */
import type { BoardHooks } from "../../boards/contract";
import type { FromServer } from "../connection.svelte";
import type { Choice, ErrorMessage, LegalAction, Position } from "../protocol";
import { settings } from "../settings.svelte";
import { t } from "../texts";
import { answerAlways, autoAnswer } from "./auto_answers";
import { Hints } from "./hints.svelte";
import { isTaught, taughtOf } from "./lesson.svelte";
import { PendingReply } from "./pending_reply.svelte";
import { questionKey } from "./question";
import { isUnfit } from "./refused_reply";
import { OVERDUE_MS } from "./requests";
import type { Session } from "./session.svelte";
import type { Shown } from "./shown.svelte";
import { storedPlan, storePlan } from "./stored_plan";

/** An action as it is sent: by id, by text, or with a payload. */
type Planned = number | string | Choice;

/** A choice that waits until the draft before it is answered. */
interface Queued {
  action: LegalAction;
  /** What it meant when it was chosen: it is added only if the same is offered then. */
  meaning: string;
  payload: unknown;
  /** The text of the action that answers the question after it. */
  answer: string | null;
}

export class Plan {
  /** What the game's board wants to decide itself; set when it is loaded. */
  hooks: BoardHooks = {};
  readonly hints: Hints;
  /** The chosen actions in order, as they are sent. A new list with every change. */
  #actions: Planned[] = [];
  /** The texts of `#actions`, by which they are stored. */
  #texts: string[] = [];
  /** The places in `#actions` of answers that were filled in unasked. */
  #filledIn = new Set<number>();
  /** Choices made while a draft is with the server, oldest first. */
  #queue = $state.raw<Queued[]>([]);
  /** The choice that is with the server. */
  #asked = $state.raw<LegalAction | null>(null);
  /** The draft that is with the server was planned before the page was loaded. */
  #restoring = false;
  /** The board is known, so that a plan from before a reload can be taken up. */
  #hasBoard = false;
  #reply: PendingReply;
  #sendWhenComplete = false;
  /** The text of the action that answers the question after the last choice; chosen together with it. */
  #answerNext: string | null = null;
  /** Something was taken back: automatic answers wait until a person has chosen again. */
  #autoAnswersPaused = false;
  /** The number of the view whose question I have let end by itself. */
  #letEndAt: number | null = null;
  /** What is planned is only shown for a moment; called when it is gone. */
  #shownFor = $state.raw<{ ms: number; done: () => void } | null>(null);
  /** The number of the view from which on the sent turn is part of the game. */
  #keptFrom: number | null = null;

  constructor(
    private readonly session: Session,
    private readonly shown: Shown,
  ) {
    const giveUp = () => session.connection.giveUp();
    this.hints = new Hints(giveUp);
    this.#reply = new PendingReply(giveUp, OVERDUE_MS);
  }

  /** A draft is with the server; what is offered now belongs to the plan before it. */
  get asking(): boolean {
    return this.#reply.waiting;
  }

  /** What was chosen and is not part of the shown position yet, oldest first. */
  get pending(): LegalAction[] {
    return [...(this.#asked ? [this.#asked] : []), ...this.#queue.map(({ action }) => action)];
  }

  /** The game's board is loaded: it may decide some things, and what was planned before a reload is planned again. */
  useBoard(hooks: BoardHooks): void {
    this.hooks = hooks;
    this.#hasBoard = true;
    this.#restore();
    this.letEnd();
  }

  // ------------------------------------------------------------ what a person does

  /**
   * Adds a legal action to the plan; while a draft is with the server, as soon as it is answered, if it is legal then.
   * `payload` says how it is done, where the game's physics needs to know.
   */
  choose(action: number, payload?: unknown): void {
    const chosen = this.#offered(action);
    if (chosen) this.#addOrQueue(chosen, payload, null);
  }

  /** Adds an action, and answers the question that follows it with the action of that text, if it is offered then. */
  chooseThen(action: number, answer: string): void {
    const chosen = this.#offered(action);
    if (chosen) this.#addOrQueue(chosen, undefined, answer);
  }

  /** Plans these actions for a moment, to show what is meant, and forgets them. */
  demonstrate(texts: string[], ms: number, done: () => void): void {
    this.drop();
    this.#plan([...texts], [...texts]);
    this.#shownFor = { ms, done };
    this.#sendDraft();
  }

  /** A demonstration is over, or could not be shown. */
  #endDemonstration(): void {
    const shownFor = this.#shownFor;
    this.#shownFor = null;
    if (!shownFor) return;
    this.drop();
    shownFor.done();
  }

  /** Adds an action now, and whenever the same question comes again. */
  chooseAlways(action: number): void {
    const chosen = this.#offered(action);
    if (!chosen) return;
    answerAlways(this.session.info.game, chosen);
    this.choose(action);
  }

  /** My time is almost over: chooses what the board wants to be done then. */
  outOfTime(): void {
    const last = this.shown.myTurn ? this.hooks.lastMoment?.(this.shown.legal) : undefined;
    if (last) this.choose(last.id);
  }

  /** Takes back the last chosen actions, those that wait first; false if nothing is planned. */
  stepBack(count = 1): boolean {
    if (!this.#actions.length || this.shown.sending) return false;
    const waiting = Math.min(count, this.#queue.length);
    this.#queue = this.#queue.slice(0, this.#queue.length - waiting);
    this.hints.chosen(null);
    this.shown.explaining = null;
    this.pauseAutoAnswers();
    if (waiting < count) this.#shorten(this.#chosenBefore(this.#actions.length - (count - waiting)));
    return true;
  }

  /** Where the plan ends if it is to end here or earlier, but before something that was chosen, not before what was filled in. */
  #chosenBefore(length: number): number {
    while (length > 0 && this.#filledIn.has(length)) length--;
    return length;
  }

  /** Forgets the plan, unless it is being sent. */
  drop(): void {
    if (this.shown.sending) return;
    this.#plan([], []);
    this.#queue = [];
    this.shown.planned = null;
    this.#endAsking();
  }

  /** Keeps so many of the planned actions. */
  #shorten(length: number): void {
    this.#plan(this.#actions.slice(0, Math.max(0, length)), this.#texts.slice(0, Math.max(0, length)));
    this.#answerNext = null;
    this.#asked = null;
    if (this.#actions.length) this.#sendDraft();
    else this.drop();
  }

  /** These actions are planned from now on. They are stored too, for the case that the page is loaded again. */
  #plan(actions: Planned[], texts: string[]): void {
    this.#actions = actions;
    this.#texts = texts;
    this.#filledIn = new Set([...this.#filledIn].filter((place) => place < actions.length));
    this.#store(null);
  }

  #store(sentOn: number | null): void {
    const { id, seat } = this.session;
    if (seat === null) return;
    const actions = this.#actions.map((each, i) => {
      const action = this.#texts[i] ?? "";
      return typeof each === "object" ? { action, payload: each.payload } : action;
    });
    storePlan(id, seat, { actions, question: questionKey(this.shown.now), sentOn });
  }

  /** The answer that *Confirm* gives besides what is planned (`BoardHooks`); null where the rest is to be chosen. */
  get closing(): LegalAction | null {
    if (this.shown.sending || !this.shown.myTurn) return null;
    return this.shown.planned ? (this.shown.planned.closing ?? null) : this.#closingOf(this.shown.now);
  }

  /** Something can be sent as it is. */
  get canConfirm(): boolean {
    if (this.shown.sending || this.#shownFor) return false;
    return this.closing ? !this.asking : this.shown.draft.length > 0 && !!this.shown.planned?.complete;
  }

  /** Sends the planned turn. After a lost connection it is sent again; the server carries it out once. */
  confirm(): void {
    if (this.canConfirm) this.#send(this.closing);
  }

  /** A question that would end by itself waits for my answer. */
  hold(): void {
    this.session.ask({ type: "let_end", on: false });
  }

  /**
   * Lets a question end by itself that came while I did nothing, if I want it so, as soon as I look at it. That I have another
   * answer makes no difference: the others must not be able to tell.
   */
  letEnd(): void {
    const { view } = this.shown;
    if (view?.ending !== false || settings.ending !== "itself" || !this.hooks.closing) return;
    if (this.session.covered !== null || document.hidden || this.shown.sending || this.#letEndAt === view.seq) return;
    this.#letEndAt = view.seq;
    this.session.ask({ type: "let_end", on: true });
  }

  get canAskHint(): boolean {
    return this.shown.myTurn && !this.hints.thinking && !this.shown.sending && !this.shown.planned?.complete;
  }

  /** Asks for a hint on what to add to the plan. */
  askHint(): void {
    if (!this.canAskHint) return;
    this.shown.explaining = null;
    this.session.problem = null;
    if (this.session.send({ type: "hint", actions: this.#actions })) this.hints.asked(this.#actions);
  }

  #offered(action: number): LegalAction | undefined {
    return this.shown.legal.find((each) => each.id === action);
  }

  /** What a choice means: the same action about the same things, as an answer to the same question. */
  #meaning(action: LegalAction): string {
    const things = Object.entries(action.label.args).filter(([, value]) => typeof value === "object");
    return JSON.stringify([this.shown.position?.decision?.id, action.text, action.label.id, things]);
  }

  #addOrQueue(action: LegalAction, payload: unknown, answer: string | null): void {
    const how = payload ?? this.hooks.payload?.(action);
    if (!this.asking) return this.#add(action, how, answer);
    this.#queue = [...this.#queue, { action, meaning: this.#meaning(action), payload: how, answer }];
  }

  #add(chosen: LegalAction, how: unknown, answer: string | null): void {
    const action = chosen.id;
    this.#plan(
      [...this.#actions, how === undefined ? action : { action, payload: how }],
      [...this.#texts, chosen.text],
    );
    this.#answerNext = answer;
    this.#asked = chosen;
    this.hints.chosen(action);
    this.shown.explaining = null;
    this.shown.pointed = null;
    this.#autoAnswersPaused = false;
    this.#sendWhenComplete = this.hooks.sendsAtOnce?.(chosen, this.shown.position?.view) ?? false;
    if (this.shown.now?.reporting) this.#send();
    else this.#sendDraft();
  }

  /** Adds the first choice that has waited and means something now; those before it are forgotten. False: there is none. */
  #addQueued(): boolean {
    for (const [i, { meaning, payload, answer }] of this.#queue.entries()) {
      const action = this.shown.legal.find((each) => this.#meaning(each) === meaning);
      if (!action) continue;
      this.#queue = this.#queue.slice(i + 1);
      this.#add(action, payload, answer);
      return true;
    }
    this.#queue = [];
    return false;
  }

  /** Plans again what this seat had planned when the page was loaded anew. Nobody sees it before a cover is lifted. */
  #restore(): void {
    const { id, seat, covered } = this.session;
    const { view } = this.shown;
    if (!this.#hasBoard || seat === null || covered !== null || view?.seat !== seat) return;
    if (this.#actions.length || this.shown.sending) return;
    const stored = storedPlan(id, seat);
    if (!stored) return;
    const fits = stored.question === questionKey(view.position) && (stored.sentOn ?? view.seq) === view.seq;
    if (!fits) return this.drop();
    const texts = stored.actions.map((each) => (typeof each === "string" ? each : String(each.action)));
    this.#plan(stored.actions, texts);
    this.#restoring = true;
    this.pauseAutoAnswers();
    this.#sendDraft();
  }

  #sendDraft(): void {
    if (this.session.seat === null) return; // it was given back
    this.session.problem = null;
    this.#reply.begin();
    this.session.send({ type: "draft", actions: this.#actions });
  }

  #send(closing: LegalAction | null = null): void {
    if (this.session.seat === null) return; // it was given back
    this.shown.sending = true;
    this.#queue = [];
    const seq = this.shown.view?.seq ?? 0;
    this.#store(seq);
    const actions = closing ? [...this.#actions, closing.id] : this.#actions;
    const ends = this.hooks.closing !== undefined && settings.ending === "itself";
    this.session.ask({ type: "act", seq, actions, ends });
  }

  // ------------------------------------------------------------ answers of the server

  /** Sends the draft again: the connection is new, or the position has changed. */
  sendAgain(): void {
    if (this.#actions.length && !this.shown.sending) this.#sendDraft();
  }

  /** A draft was accepted. The answer to an older draft, of other actions, is left aside. */
  drafted(answer: FromServer<"drafted">): void {
    if (answer.actions.map(({ text }) => text).join("\n") !== this.#texts.join("\n")) return;
    this.#endAsking();
    if (!this.#actions.length || this.shown.sending) return;
    this.#store(null);
    const complete = answer.complete || this.#endsTurn(answer) || this.#isTaughtAll(answer);
    const closing = complete ? null : this.#closingOf(answer.position);
    const nothingElse = closing !== null && answer.position.legal.length === 1;
    this.shown.planned = { ...answer, complete: complete || nothingElse, closing };
    if (this.#shownFor) {
      setTimeout(() => this.#endDemonstration(), this.#shownFor.ms);
      return;
    }
    // What is sent unasked must not tell that an answer was the only one.
    const atOnce = settings.confirm === "at_once" && !this.#filledIn.size;
    if (complete && (atOnce || this.#sendWhenComplete)) this.confirm();
    else if (!this.#giveNextAnswer() && !this.#addQueued()) this.answerAutomatically();
    if (this.hints.wasFollowed() && !this.asking) this.askHint();
  }

  /** A draft was refused: what was accepted before stays planned, unless it does not fit the position any more. */
  draftRefused(error: ErrorMessage): void {
    const accepted = this.shown.draft.length;
    const fittedBefore = this.#restoring || (accepted > 0 && accepted >= this.#actions.length);
    this.#endAsking();
    if (this.#shownFor) return this.#endDemonstration();
    if (this.shown.sending) return;
    if (isUnfit(error) && fittedBefore) this.session.report(error.code, t("plan-outdated"));
    this.#answerNext = null;
    if (isUnfit(error)) return this.drop();
    this.#plan(this.#actions.slice(0, accepted), this.#texts.slice(0, accepted));
    this.#queue = []; // they were to follow what was refused
  }

  /** The sent turn is stored. It is shown as planned until the view with that number, which holds it, has come. */
  sent(seq: number): void {
    this.#keptFrom = seq;
    if ((this.shown.view?.seq ?? -1) >= seq) this.#dropSent();
  }

  /** The sent turn was refused: it can be sent once more, unless it does not fit the position. */
  sendRefused(error: ErrorMessage): void {
    if (isUnfit(error) || !this.shown.planned) this.#dropSent();
    else this.shown.sending = false;
  }

  /** A new view is shown: a turn that it holds is not planned any more, another plan is tried on it. */
  viewShown(seq: number): void {
    if (this.shown.over || (this.#keptFrom !== null && seq >= this.#keptFrom)) this.#dropSent();
    this.sendAgain();
    this.#restore();
  }

  /** A hint has come. It is shown even if the pointer rests on something. */
  hinted(hint: FromServer<"hint">): void {
    this.hints.take(hint, this.#actions);
    this.shown.pointed = null;
  }

  #endAsking(): void {
    this.#reply.end();
    this.#asked = null;
    this.#restoring = false;
  }

  #endsTurn(answer: FromServer<"drafted">): boolean {
    return answer.actions.length > 0 && (this.hooks.turnEnds?.(answer.position.view, this.shown.now?.view) ?? false);
  }

  /** All that the step of a lesson teaches is planned, though more could be. */
  #isTaughtAll(answer: FromServer<"drafted">): boolean {
    const lesson = this.shown.view?.lesson ?? null;
    return isTaught(lesson) && answer.actions.length === lesson.open.length;
  }

  #closingOf(position: Position | null): LegalAction | null {
    const lesson = this.shown.view?.lesson ?? null;
    const legal = taughtOf(lesson, position?.legal ?? [], this.#actions.length);
    return (position && this.hooks.closing?.(legal, position.view)) ?? null;
  }

  #dropSent(): void {
    this.#keptFrom = null;
    this.shown.sending = false;
    this.drop();
  }

  // ------------------------------------------------------------ answers given without asking

  /** Automatic answers wait until a person has chosen again: something was taken back. */
  pauseAutoAnswers(): void {
    this.#autoAnswersPaused = true;
  }

  resumeAutoAnswers(): void {
    this.#autoAnswersPaused = false;
  }

  /** Answers the question that is asked now, if there is only one answer, or a person wants it to be answered unasked. */
  answerAutomatically(): void {
    if (this.#autoAnswersPaused || this.asking || isTaught(this.shown.view?.lesson ?? null)) return;
    const { legal, position } = this.shown;
    const only = this.hooks.filledIn?.(legal, position?.view);
    if (only) {
      this.#add(only, undefined, null);
      this.#filledIn.add(this.#actions.length - 1);
    } else if (!this.closing) {
      const wanted = autoAnswer(this.session.info.game, legal);
      if (wanted) this.choose(wanted.id);
    }
  }

  /** Gives the answer that was chosen together with the action before; false if there is none. */
  #giveNextAnswer(): boolean {
    const answer = this.shown.legal.find((each) => each.text === this.#answerNext);
    this.#answerNext = null;
    if (answer) this.#add(answer, this.hooks.payload?.(answer), null);
    return answer !== undefined;
  }
}
