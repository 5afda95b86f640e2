/** Standing answers: questions that are answered unasked, the way they were once. */
import type { LegalAction } from "../protocol";
import { settings } from "../settings.svelte";

/** From now on this is the answer whenever the same question comes. */
export function answerAlways(game: string, action: LegalAction): void {
  settings.standing[game] = { ...settings.standing[game], [action.name]: action.text };
}

/** The answer given once and for all, if nothing else is asked at the same time. */
export function autoAnswer(game: string, legal: LegalAction[]): LegalAction | undefined {
  const answers = settings.standing[game];
  const [first] = legal;
  if (!answers || !first || legal.some((each) => each.name !== first.name)) return undefined;
  return legal.find((each) => each.text === answers[first.name]);
}
