/** Requests without an answer yet: sent again on every new line, and a line is new when an answer is long overdue. */
import type { ClientMessage } from "../protocol";

export const OVERDUE_MS = 15_000;

type Asking = ClientMessage & { request: string };

interface Line {
  send(message: ClientMessage): boolean;
  giveUp(): void;
}

export class Requests {
  #unanswered = new Map<string, Asking>();

  constructor(private readonly line: Line) {}

  ask(message: Asking): void {
    this.#unanswered.set(message.request, message);
    this.#send(message);
  }

  sendAgain(): void {
    for (const message of this.#unanswered.values()) this.#send(message);
  }

  /** What was asked, the first time its answer comes. */
  answered(request: string): Asking | undefined {
    const message = this.#unanswered.get(request);
    this.#unanswered.delete(request);
    return message;
  }

  #send(message: Asking): void {
    if (this.line.send(message))
      setTimeout(() => this.#unanswered.has(message.request) && this.line.giveUp(), OVERDUE_MS);
  }
}
