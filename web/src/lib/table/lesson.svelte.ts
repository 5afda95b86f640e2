/** A lesson at the table: what it allows, and going on in it, back, showing what is meant, and leaving. */
import type { ActionInfo, LessonInfo } from "../protocol";
import type { Plan } from "./plan.svelte";
import type { Session } from "./session.svelte";
import type { Shown } from "./shown.svelte";

/** So long what is meant is shown as a plan, then it is taken back. */
export const GHOST_MS = 640;

/** True while only what the step teaches may be done. */
export function isTaught(lesson: LessonInfo | null): lesson is LessonInfo {
  return lesson !== null && lesson.phase !== "free";
}

/** What a lesson leaves of the offered actions, after so many of the step's actions are planned. */
export function taughtOf<A extends ActionInfo>(lesson: LessonInfo | null, offered: A[], planned: number): A[] {
  return isTaught(lesson) ? offered.filter((action) => action.text === lesson.open[planned]) : offered;
}

export class Lesson {
  /** Something else was tried: the step's answer to it is said. It grows, so that the same words are said again. */
  tried = $state(0);
  /** What is meant is being shown. */
  showing = $state(false);
  /** The step that was shown: what comes of it is said from then on. */
  #shownStep = $state(0);
  /** The learner was asked whether to leave. */
  leaving = $state(false);

  constructor(
    private readonly session: Session,
    private readonly shown: Shown,
    private readonly plan: Plan,
  ) {}

  get info(): LessonInfo | null {
    return this.shown.view?.lesson ?? null;
  }

  /** The bubble and the shade are there: something is to be read or done, and nothing is played. */
  get speaks(): boolean {
    const phase = this.info?.phase;
    return !this.shown.playing && !this.shown.sending && (phase === "read" || phase === "do" || phase === "end");
  }

  /** What comes of the step, where that cannot be shown before it is done; said once the step was shown. */
  get then(): string | null {
    return (this.info?.step === this.#shownStep && this.info.then?.text) || null;
  }

  /** The place to look at: that of the step, and once something is planned, the action that is next. */
  get aims(): string[] {
    const { info } = this;
    if (!info || info.phase === "end") return [];
    const planned = this.showing ? 0 : this.shown.draft.length;
    const next = planned > 0 ? info.open[planned] : undefined;
    return [next, info.at].flatMap((place) => place ?? []);
  }

  /** The learner has read the step. */
  readOn(): void {
    if (this.info?.phase === "read") this.#ask("on");
  }

  back(): void {
    if (this.shown.draft.length && !this.showing) this.plan.drop();
    else if (this.info?.can_back) this.#ask("back");
  }

  playOn(): void {
    this.#ask("play_on");
  }

  leave(): void {
    this.#ask("leave");
  }

  /** Plans the step's actions, and takes them back after a moment. */
  show(): void {
    const { info } = this;
    if (info?.phase !== "do" || this.showing || !this.shown.myTurn) return;
    this.showing = true;
    this.#shownStep = info.step;
    this.plan.demonstrate(info.open, GHOST_MS, () => (this.showing = false));
  }

  /** Plans the next action that is taught. */
  chooseNext(): void {
    const [next] = this.shown.legal;
    if (this.info?.phase === "do" && next) this.plan.choose(next.id);
  }

  /** Something else was tried. */
  nudge(): void {
    this.tried++;
  }

  #ask(what: "on" | "back" | "play_on" | "leave"): void {
    if (!this.info) return;
    this.tried = 0;
    this.#shownStep = 0;
    this.plan.drop();
    this.session.ask({ type: "learn", what, step: this.info.step });
  }
}
