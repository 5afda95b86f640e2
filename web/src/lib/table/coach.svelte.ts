/**
 * The coach of somebody's first games: while a turn is planned the server looks at it, and before a clearly bad one is sent
 * one line says so. It never holds a turn for longer than a moment, and is there only among bots.
 */
import type { FromServer } from "../connection.svelte";
import { isFirstGame } from "../first_games";
import type { TableInfo } from "../protocol";
import { settings } from "../settings.svelte";
import type { Session } from "./session.svelte";

/** So long after it was asked the turn goes without an answer. */
export const PATIENCE_MS = 1500;

/** Whether a coach may look on at this table: only bots, nothing rated, hints allowed, and the person wants it. */
export function isCoached(info: TableInfo, seat: number | null): boolean {
  if (settings.coach === "never" || seat === null || info.rated || !info.hints) return false;
  const others = info.seats.filter((each) => each.seat !== seat);
  if (!others.length || others.some((each) => each.kind !== "bot")) return false;
  return settings.coach === "always" || isFirstGame(info.game, info.id);
}

export class Coach {
  /** What is said about the plan before it is sent; null: nothing. */
  warning = $state<string | null>(null);
  /** The number of the plan that is looked at; it goes up with every plan. */
  #plan = 0;
  #askedAt: number | null = null;
  #verdict: string | null = null;
  #held: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly session: Session) {}

  /** A whole turn is planned: the server looks at it. */
  look(actions: unknown[]): void {
    this.forget();
    const { info, seat } = this.session;
    if (!isCoached(info, seat)) return;
    if (this.session.send({ type: "judge", actions: actions as never, plan: this.#plan })) this.#askedAt = Date.now();
  }

  /** The plan is another one, or is sent. */
  forget(): void {
    this.#plan++;
    this.#askedAt = null;
    this.#verdict = null;
    this.#held = null;
    this.warning = null;
    clearTimeout(this.#timer);
  }

  /** The server has looked at a plan. */
  judged(answer: FromServer<"judged">): void {
    if (answer.plan !== this.#plan || this.#askedAt === null) return;
    this.#askedAt = null;
    this.#verdict = answer.warning?.text ?? null;
    const send = this.#held;
    if (!send) return;
    clearTimeout(this.#timer);
    if (this.#verdict === null) this.#go();
    else this.warning = this.#verdict;
  }

  /** Whether the turn waits: for the answer, a moment at most, or for the person, who has been told. `send` sends it. */
  holds(send: () => void): boolean {
    this.#held = send;
    if (this.#verdict !== null) this.warning = this.#verdict;
    const left = this.#askedAt === null ? 0 : PATIENCE_MS - (Date.now() - this.#askedAt);
    if (this.warning === null && left <= 0) return false;
    clearTimeout(this.#timer);
    if (this.warning === null) this.#timer = setTimeout(() => this.#go(), left);
    return true;
  }

  /** The person sends it all the same. */
  sendAnyway(): void {
    this.#go();
  }

  /** The person thinks again: the plan stays, and is not told of any more. */
  thinkAgain(): void {
    this.warning = null;
    this.#verdict = null;
    this.#held = null;
  }

  #go(): void {
    const send = this.#held;
    this.forget();
    send?.();
  }
}
