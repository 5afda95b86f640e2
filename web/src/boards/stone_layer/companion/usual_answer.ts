/** SL-6.30  The usual answer to each of the referee's questions, for a large button. */
import type { LegalAction } from "../../../lib/protocol";

const USUAL = ["report_no_fall", "report_event", "report_on_top", "report_done", "report_set"];

export function usualAnswer(answers: LegalAction[]): LegalAction | undefined {
  return answers.find((action) => USUAL.includes(action.name));
}
