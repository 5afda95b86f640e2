/** Takes back what was planned or sent: freely, or with the consent of the others. */
import type { ViewMessage } from "../protocol";
import { t } from "../texts";
import type { Plan } from "./plan.svelte";
import type { Session } from "./session.svelte";
import type { Shown } from "./shown.svelte";
import { TurnLengths } from "./turn_lengths";

export class Takeback {
  #turns = new TurnLengths();

  constructor(
    private readonly session: Session,
    private readonly shown: Shown,
    private readonly plan: Plan,
  ) {}

  /** Takes back the last planned action, or the last sent turn; asks the others where that is not free. */
  undo(): void {
    const { seat } = this.session;
    if (this.shown.sending || this.plan.stepBack() || seat === null) return;
    this.plan.pauseAutoAnswers();
    if (this.shown.view?.can_undo) this.session.ask({ type: "undo", moves: null });
    else this.session.ask({ type: "propose", what: "undo", moves: this.#turns.last(seat) });
  }

  /** A turn of so many decisions was sent and stored. */
  turnSent(seat: number, decisions: number): void {
    this.#turns.add(seat, decisions);
  }

  /** My question may have ended by itself: the answer can be taken back as a turn of one decision. */
  checkEnded(before: ViewMessage | null, view: ViewMessage): void {
    const { seat } = this.session;
    if (seat === null || !before?.ending || before.seat !== seat || this.shown.sending) return;
    if (!view.position?.to_act.includes(seat)) this.turnSent(seat, 1);
  }

  /** A seat has taken back its last turn. */
  undone(seat: number | null): void {
    this.#turns.drop(seat);
  }

  /** The server refused to take back, or to ask the others. */
  refused(): void {
    this.plan.resumeAutoAnswers();
  }

  /**
   * Looks whether the others have answered a proposal of mine to take something back: then it was in the view before and is
   * not in the new one. They have agreed if the log is shorter.
   */
  checkProposal(before: ViewMessage | null, view: ViewMessage, isLogShorter: boolean): void {
    const { seat } = this.session;
    const mine = before?.proposals.find(({ what, by }) => what === "undo" && by === seat);
    if (!mine || view.proposals.some(({ id }) => id === mine.id)) return;
    if (isLogShorter) return this.undone(seat);
    this.plan.resumeAutoAnswers();
    this.session.report("undo_refused", t("undo-declined"));
  }
}
