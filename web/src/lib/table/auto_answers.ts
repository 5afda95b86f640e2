/** Questions that a person wants to be answered the same way from now on, without being asked. Kept in the settings. */
import type { LegalAction } from "../protocol";
import { settings } from "../settings.svelte";

/** From now on this action is the answer whenever the same question comes. */
export function answerAlways(game: string, action: LegalAction): void {
  settings.standing[game] = { ...settings.standing[game], [action.name]: action.text };
  settings.standingWords[game] = { ...settings.standingWords[game], [action.name]: action.label.text };
}

/** The question is asked again from now on. */
export function askAgain(game: string, question: string): void {
  delete settings.standing[game]?.[question];
  delete settings.standingWords[game]?.[question];
}

/** A person may want to answer this question always in the same way: it can be declined, and little else. */
export function isRepeated(legal: LegalAction[]): boolean {
  const [first] = legal;
  const declined = legal.some(({ declines }) => declines);
  return legal.length > 1 && legal.length <= 3 && declined && legal.every(({ name }) => name === first?.name);
}

/** The answer to give unasked, if there is one and every offered action answers the same question. */
export function autoAnswer(game: string, legal: LegalAction[]): LegalAction | undefined {
  const answers = settings.standing[game];
  const [first] = legal;
  if (!answers || !first || legal.some((each) => each.name !== first.name)) return undefined;
  return legal.find((each) => each.text === answers[first.name]);
}
