/** The planned turn: what is chosen, the drafts sent to the server and their answers, until the turn is sent. */
import type { BoardHooks } from "../../boards/contract";
import type { FromServer } from "../connection.svelte";
import type { Choice, ErrorMessage, LegalAction } from "../protocol";
import { settings } from "../settings.svelte";
import { t } from "../texts";
import { answerAlways, autoAnswer } from "./auto_answers";
import { Hints } from "./hints.svelte";
import { PendingReply } from "./pending_reply.svelte";
import { isUnfit } from "./refused_reply";
import { OVERDUE_MS } from "./requests";
import type { Session } from "./session.svelte";
import type { Shown } from "./shown.svelte";

export class Plan {
  /** What the game's board wants to decide itself; set when it is loaded. */
  hooks: BoardHooks = {};
  readonly hints: Hints;
  /** The chosen actions in order, as they are sent. A new list with every change. */
  #actions: (number | Choice)[] = [];
  #reply: PendingReply;
  #sendWhenComplete = false;
  /** The text of the action that answers the question after the last choice; chosen together with it. */
  #answerNext: string | null = null;
  /** Something was taken back: automatic answers wait until a person has chosen again. */
  #autoAnswersPaused = false;
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

  // ------------------------------------------------------------ what a person does

  /** Adds a legal action to the plan. `payload` says how it is done, where the game's physics needs to know. */
  choose(action: number, payload?: unknown): void {
    this.#add(action, payload);
  }

  /** Adds an action, and answers the question that follows it with the action of that text, if it is offered then. */
  chooseThen(action: number, answer: string): void {
    if (this.#add(action)) this.#answerNext = answer;
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

  /** Takes back the last planned action; false if nothing is planned. */
  stepBack(): boolean {
    if (!this.#actions.length || this.shown.sending) return false;
    this.#actions = this.#actions.slice(0, -1);
    this.#answerNext = null;
    this.hints.chosen(null);
    this.shown.explaining = null;
    this.pauseAutoAnswers();
    if (this.#actions.length) this.#sendDraft();
    else this.drop();
    return true;
  }

  /** Forgets the plan, unless it is being sent. */
  drop(): void {
    if (this.shown.sending) return;
    this.#actions = [];
    this.shown.planned = null;
    this.#reply.end();
  }

  /** Sends the planned turn. After a lost connection it is sent again; the server carries it out once. */
  confirm(): void {
    if (this.shown.draft.length && !this.shown.sending) this.#send();
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

  #add(action: number, payload?: unknown): boolean {
    const chosen = this.#offered(action);
    if (this.asking || !chosen) return false;
    const how = payload ?? this.hooks.payload?.(chosen);
    this.#actions = [...this.#actions, how === undefined ? action : { action, payload: how }];
    this.#answerNext = null;
    this.hints.chosen(action);
    this.shown.explaining = null;
    this.shown.pointed = null;
    this.#autoAnswersPaused = false;
    this.#sendWhenComplete = this.hooks.sendsAtOnce?.(chosen, this.shown.position?.view) ?? false;
    if (this.shown.now?.reporting) this.#send();
    else this.#sendDraft();
    return true;
  }

  #sendDraft(): void {
    if (this.session.seat === null) return; // it was given back
    this.session.problem = null;
    this.#reply.begin();
    this.session.send({ type: "draft", actions: this.#actions });
  }

  #send(): void {
    if (this.session.seat === null) return; // it was given back
    this.shown.sending = true;
    this.session.ask({ type: "act", seq: this.shown.view?.seq ?? 0, actions: this.#actions });
  }

  // ------------------------------------------------------------ answers of the server

  /** Sends the draft again: the connection is new, or the position has changed. */
  sendAgain(): void {
    if (this.#actions.length && !this.shown.sending) this.#sendDraft();
  }

  /** A draft was accepted. The answer to an older draft, which had another length, is left aside. */
  drafted(answer: FromServer<"drafted">): void {
    if (answer.actions.length !== this.#actions.length) return;
    this.#reply.end();
    if (!this.#actions.length || this.shown.sending) return;
    const complete = answer.complete || this.#endsTurn(answer);
    this.shown.planned = { ...answer, complete };
    if (complete && (settings.confirm === "at_once" || this.#sendWhenComplete)) this.confirm();
    else if (!this.#giveNextAnswer()) this.answerAutomatically();
    if (this.hints.wasFollowed() && !this.asking) this.askHint();
  }

  /** A draft was refused: what was accepted before stays planned, unless it does not fit the position any more. */
  draftRefused(error: ErrorMessage): void {
    this.#reply.end();
    if (this.shown.sending) return;
    const accepted = this.shown.draft.length;
    const fittedBefore = accepted > 0 && accepted >= this.#actions.length;
    if (isUnfit(error) && fittedBefore) this.session.report(error.code, t("plan-outdated"));
    this.#answerNext = null;
    if (isUnfit(error)) this.drop();
    else this.#actions = this.#actions.slice(0, accepted);
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
  }

  /** A hint has come. It is shown even if the pointer rests on something. */
  hinted(hint: FromServer<"hint">): void {
    this.hints.take(hint, this.#actions);
    this.shown.pointed = null;
  }

  #endsTurn(answer: FromServer<"drafted">): boolean {
    return answer.actions.length > 0 && (this.hooks.turnEnds?.(answer.position.view, this.shown.now?.view) ?? false);
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

  /** Answers the question that is asked now, if a person wants it to be answered unasked. */
  answerAutomatically(): void {
    const wanted = this.#autoAnswersPaused ? undefined : autoAnswer(this.session.info.game, this.shown.legal);
    if (wanted) this.choose(wanted.id);
  }

  /** Gives the answer that was chosen together with the action before; false if there is none. */
  #giveNextAnswer(): boolean {
    const answer = this.shown.legal.find((each) => each.text === this.#answerNext);
    this.#answerNext = null;
    return answer !== undefined && this.#add(answer.id);
  }
}
