/**
 * A table as this browser sees it, put together from its parts. `Session` is the connection with its seats, `Shown` what is
 * drawn, `Playback` plays what happened before it is drawn, `Plan` is the turn that is being planned; each knows only those named before it. Here every message of the server is
 * given to the parts it concerns. Nothing here knows the rules of a game.
 */
import type { BoardHooks } from "../../boards/contract";
import type { FromServer } from "../connection.svelte";
import { Localiser } from "../localiser";
import type { ChatLine, ErrorMessage, ServerMessage, TableInfo, ViewMessage } from "../protocol";
import { sound } from "../sounds";
import type { Say } from "../texts";
import { ChatLines } from "./chat_lines.svelte";
import { Plan } from "./plan.svelte";
import { Playback } from "./playback.svelte";
import { Lesson } from "./lesson.svelte";
import { questionKey } from "./question";
import { refusedReply } from "./refused_reply";
import { Session } from "./session.svelte";
import { Shown } from "./shown.svelte";
import { Takeback } from "./takeback";

const JUST_NOW_MS = 10_000;

export class Table {
  readonly session: Session;
  readonly shown: Shown;
  readonly playback: Playback;
  readonly plan: Plan;
  readonly takeback: Takeback;
  readonly lesson: Lesson;
  readonly chat: ChatLines;
  #say: Say | null = null;

  constructor(id: string, invitation: string | null, info: TableInfo) {
    this.session = new Session(id, invitation, info, {
      received: (message) => this.#receive(message),
      joined: () => this.#joined(),
    });
    this.shown = new Shown(this.session);
    this.playback = new Playback(this.session, this.shown, {
      draw: (view) => this.#show(view),
      atNow: () => this.#atNow(),
    });
    this.plan = new Plan(this.session, this.shown);
    this.takeback = new Takeback(this.session, this.shown, this.plan);
    this.lesson = new Lesson(this.session, this.shown, this.plan);
    this.chat = new ChatLines(id);
  }

  /** The game's board is loaded. A shared screen is covered before it is drawn. */
  useBoard(hooks: BoardHooks): void {
    this.session.nothingHidden = hooks.open ?? false;
    this.session.cover();
    this.playback.hooks = hooks;
    this.plan.useBoard(hooks);
  }

  close(): void {
    this.shown.notices.stop();
    this.session.close();
  }

  /** Looks from a seat just taken. */
  takeSeat(seat: number | null): void {
    if (seat === this.session.seat) return;
    this.playback.clear();
    this.shown.clear();
    this.session.lookFrom(seat);
  }

  /** The person whose turn it is has taken the shared screen. What another person planned is forgotten. */
  liftCover(): void {
    const { covered, seat } = this.session;
    if (covered === null) return;
    if (covered !== seat) this.plan.drop();
    this.session.covered = null;
    this.playback.clear();
    this.shown.clear();
    this.session.lookFrom(covered);
  }

  /** Says the server's texts in another language (null: its own): what is shown already, and what comes. */
  speak(say: Say | null): void {
    if (!say && !this.#say) return;
    this.#say = say;
    this.playback.clear();
    this.shown.log.expectKnown();
    this.session.joinFromStart();
  }

  // ------------------------------------------------------------ messages of the server

  #joined(): void {
    this.plan.hints.giveUp(); // one that was asked for on a lost connection never comes
    this.plan.sendAgain();
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        return this.session.update(message.info);
      case "presence":
        this.session.info = { ...this.session.info, watching: message.watching };
        this.playback.showSeats(message.seats);
        return this.shown.showSeats(message.seats);
      case "view":
        if (message.seat === this.session.seat) this.playback.take(this.#localiser()?.view(message) ?? message);
        return;
      case "drafted":
        return this.plan.drafted(this.#localiser()?.drafted(message) ?? message);
      case "hint":
        return this.plan.hinted(this.#localiser()?.hint(message) ?? message);
      case "ack":
        return this.#acknowledged(message);
      case "error":
        return this.#refused(message);
      case "chat":
        return this.#heard(message);
    }
  }

  /** A line of chat: one that somebody else has just said is heard. */
  #heard(line: ChatLine): void {
    const isUnread = this.chat.add(line, this.session.isMine(line.seat));
    if (isUnread && Date.now() + this.session.connection.ahead - line.at < JUST_NOW_MS) sound("chat");
  }

  #localiser(): Localiser | null {
    const names = this.session.info.seats.map((seat) => seat.name);
    return this.#say && new Localiser(this.#say, names);
  }

  /** Draws a view: what happened before it has been played, or is skipped. */
  #show(view: ViewMessage): void {
    const before = this.shown.view;
    const isLogShorter = this.shown.show(view);
    this.takeback.checkProposal(before, view, isLogShorter);
    this.takeback.checkEnded(before, view);
    if (questionKey(before?.position ?? null) !== questionKey(view.position)) this.plan.hints.hint = null;
    if (this.shown.botPlays) this.plan.drop();
    this.plan.viewShown(view.seq);
  }

  /** Nothing is left to play: the question of now is asked, on a shared screen perhaps of another person. */
  #atNow(): void {
    if (this.shown.view) this.session.passScreen(this.shown.view);
    this.plan.letEnd();
    this.plan.answerAutomatically();
  }

  /** A request was carried out and stored. */
  #acknowledged(ack: FromServer<"ack">): void {
    const request = this.session.answered(ack.request);
    if (request?.type === "undo") this.takeback.undone(request.seat);
    if (request?.type !== "act") return;
    this.takeback.turnSent(request.seat, request.actions.length);
    this.plan.sent(ack.seq);
  }

  /** A request, a draft or a hint was refused; that the match is over, or a question has ended, is seen without being said. */
  #refused(error: ErrorMessage): void {
    const request = error.request ? this.session.answered(error.request)?.type : null;
    const isSeen = request === "let_end" || (error.code === "not_playing" && this.shown.over);
    if (!isSeen) this.session.problem = error;
    const reply = refusedReply(error, this.plan.asking, this.plan.hints.thinking);
    if (reply === "draft") this.plan.draftRefused(error);
    if (reply === "hint") this.plan.hints.giveUp();
    if (request === "undo" || request === "propose") this.takeback.refused();
    if (request === "act") this.plan.sendRefused(error);
  }
}
