/** The hint for what is planned: asked for, waited for, and shown until something is chosen or taken back. */
import type { FromServer } from "../connection.svelte";
import { PendingReply } from "./pending_reply.svelte";

/** The server lets a bot think for so long at most. */
const OVERDUE_MS = 60_000;

export class Hints {
  hint = $state.raw<FromServer<"hint"> | null>(null);
  #reply: PendingReply;
  #askedFor: unknown[] | null = null;
  #followed = false;

  constructor(giveUp: () => void) {
    this.#reply = new PendingReply(giveUp, OVERDUE_MS);
  }

  /** A hint was asked for and has not come. */
  get thinking(): boolean {
    return this.#reply.waiting;
  }

  /** A hint was asked for this plan. */
  asked(plan: unknown[]): void {
    this.#askedFor = plan;
    this.#reply.begin();
  }

  /** The hint that was asked for will not come. */
  giveUp(): void {
    this.#askedFor = null;
    this.#reply.end();
  }

  /** Shows a hint, unless the plan is another one by now than the one it was asked for. */
  take(hint: FromServer<"hint">, plan: unknown[]): void {
    this.#reply.end();
    if (this.#askedFor === plan) this.hint = hint;
  }

  /** An action was chosen, or (null) one was taken back: the hint has served. */
  chosen(action: number | null): void {
    this.#followed = action !== null && action === this.hint?.advice[0]?.action.id;
    this.hint = null;
  }

  /** Whether the last choice was the hinted one, so that the next is to be hinted too. True only once per choice. */
  wasFollowed(): boolean {
    const followed = this.#followed;
    this.#followed = false;
    return followed;
  }
}
