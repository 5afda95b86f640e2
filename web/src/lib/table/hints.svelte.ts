/** A hint: asked for a plan, waited for, and good until something is chosen or asked anew. */
import { PendingReply } from "./pending_reply.svelte";
import type { Hint } from "../protocol";

/** The server lets a bot think for so long at most. */
const OVERDUE_MS = 60_000;

export class Hints {
  hint = $state.raw<Hint | null>(null);
  #awaited: PendingReply;
  #askedFor: unknown[] | null = null;
  #followed = false;

  constructor(giveUp: () => void) {
    this.#awaited = new PendingReply(giveUp, OVERDUE_MS);
  }

  get thinking(): boolean {
    return this.#awaited.now;
  }

  asked(plan: unknown[]): void {
    this.#askedFor = plan;
    this.#awaited.begin();
  }

  /** No hint will come any more. */
  giveUp(): void {
    this.#askedFor = null;
    this.#awaited.end();
  }

  /** Left aside if something else is planned by now. */
  take(hint: Hint, plan: unknown[]): void {
    this.#awaited.end();
    if (this.#askedFor === plan) this.hint = hint;
  }

  /** An action was chosen; null: one was taken back. */
  chosen(action: number | null): void {
    this.#followed = action !== null && action === this.hint?.advice[0]?.action.id;
    this.hint = null;
  }

  /** Whether the hinted action was chosen, so that the next is to be hinted too. Told once. */
  wasFollowed(): boolean {
    const followed = this.#followed;
    this.#followed = false;
    return followed;
  }
}
