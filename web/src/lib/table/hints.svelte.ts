/** The hint for what is planned: asked for, waited for, and shown until something is chosen or taken back. */
import type { FromServer } from "../connection.svelte";
import type { Advice } from "../protocol";
import { PendingReply } from "./pending_reply.svelte";

/** The server lets a bot think for so long at most. */
const OVERDUE_MS = 60_000;

export class Hints {
  hint = $state.raw<FromServer<"hint"> | null>(null);
  /** Which of the hint's choices is shown: the best, or one after it. */
  #place = $state(0);
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

  /** The choice that is shown, and why; null while there is no hint. */
  get advice(): Advice | null {
    return this.hint?.advice[this.#place] ?? null;
  }

  /** The action that is asked about ("why not?"), if it is not a hint. */
  get about(): number | null {
    return this.hint?.about ?? null;
  }

  /** The action that the lamp is on: what is shown, unless it was asked why not to take it. */
  get lit(): number | null {
    return this.about === null ? (this.advice?.action.id ?? null) : null;
  }

  /** Another action that is about as good: it has a lamp too. */
  get alsoLit(): number | null {
    return this.about === null && this.advice?.as_good ? (this.advice.alternative[0]?.id ?? null) : null;
  }

  get hasNext(): boolean {
    return (this.hint?.advice.length ?? 0) > 1;
  }

  /** Shows the next best choice; after the last one the best again. */
  next(): void {
    this.#place = (this.#place + 1) % (this.hint?.advice.length ?? 1);
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
    if (this.#askedFor !== plan) return;
    this.#place = 0;
    this.hint = hint;
  }

  /** Somebody has read it; false if there was none. */
  close(): boolean {
    const open = this.hint !== null;
    this.hint = null;
    return open;
  }

  /** An action was chosen, or (null) one was taken back: the hint has served. */
  chosen(action: number | null): void {
    this.#followed = action !== null && action === this.lit;
    this.hint = null;
  }

  /** Whether the last choice was the hinted one, so that the next is to be hinted too. True only once per choice. */
  wasFollowed(): boolean {
    const followed = this.#followed;
    this.#followed = false;
    return followed;
  }
}
