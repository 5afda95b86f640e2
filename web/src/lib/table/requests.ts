/** Requests that the server has not answered yet. */
import type { ClientMessage } from "../protocol";

/** So long an answer may take before the connection is given up and opened again. */
export const OVERDUE_MS = 15_000;

export type Request = Extract<ClientMessage, { request: string }>;

interface Line {
  send(message: ClientMessage): boolean;
  giveUp(): void;
}

/** Each request is sent again on every new connection until its answer comes. The server carries it out once. */
export class Requests {
  #unanswered = new Map<string, Request>();

  constructor(private readonly line: Line) {}

  ask(message: Request): void {
    this.#unanswered.set(message.request, message);
    this.#send(message);
  }

  sendAgain(): void {
    for (const message of this.#unanswered.values()) this.#send(message);
  }

  /** Returns the request with that id the first time its answer comes, and undefined after that. */
  answered(request: string): Request | undefined {
    const message = this.#unanswered.get(request);
    this.#unanswered.delete(request);
    return message;
  }

  #send(message: Request): void {
    if (this.line.send(message))
      setTimeout(() => this.#unanswered.has(message.request) && this.line.giveUp(), OVERDUE_MS);
  }
}
