/** An answer of the server that is waited for. If it takes too long, the connection is given up. */
export class PendingReply {
  waiting = $state(false);
  #timer = 0;

  constructor(
    private readonly giveUp: () => void,
    private readonly patienceMs: number,
  ) {}

  /** Starts to wait, from now on. */
  begin(): void {
    this.end();
    this.waiting = true;
    this.#timer = window.setTimeout(this.giveUp, this.patienceMs);
  }

  /** The answer came, or is not wanted any more. */
  end(): void {
    this.waiting = false;
    clearTimeout(this.#timer);
  }
}
