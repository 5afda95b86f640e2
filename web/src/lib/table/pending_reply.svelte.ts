/** An answer that is waited for; the line is given up when it is long overdue. */
export class PendingReply {
  now = $state(false);
  #timer = 0;

  constructor(
    private readonly giveUp: () => void,
    private readonly patienceMs: number,
  ) {}

  begin(): void {
    this.end();
    this.now = true;
    this.#timer = window.setTimeout(this.giveUp, this.patienceMs);
  }

  end(): void {
    this.now = false;
    clearTimeout(this.#timer);
  }
}
