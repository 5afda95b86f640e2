/** What is spoken in a lesson: the step with all its words and the key that does it, then each further choice. */
import type { LessonInfo } from "../../lib/protocol";
import { t } from "../../lib/texts";

/** The texts as sentences, one after the other: a heading or a sum has no full stop of its own. */
export function sentences(texts: (string | null | undefined)[]): string {
  return texts
    .flatMap((text) =>
      text
        ? [
            text
              .replace(/ ?\[\d\]/g, "")
              .replaceAll("→", t("lesson-becomes"))
              .trim(),
          ]
        : [],
    )
    .map((text) => (/[.!?…]["”]?$/.test(text) ? text : `${text}.`))
    .join(" ");
}

/** How a step is done with the keyboard. `key` chooses the next action; `sends` says that this is all. */
export function howTo(info: LessonInfo, key: string | null, sends: boolean): string {
  if (info.phase === "free") return "";
  if (info.phase !== "do" || !key) return t("lesson-press-enter");
  const keyName = key.toUpperCase();
  return sends || info.open.length > 1 ? t("lesson-press-key", { key: keyName }) : t("lesson-press", { key: keyName });
}

/** The step as it is announced once. In the free turns the coach's sentence about the last turn is in the place of the text. */
export function spokenStep(info: LessonInfo, how: string): string {
  const text = info.phase === "free" && info.said ? info.said.text : info.text.text;
  const step = t("lesson-spoken", { step: Math.min(info.step, info.of), of: info.of, title: info.title.text });
  return sentences([step, text, info.sum?.text, info.phase === "free" ? null : info.act?.text, how]);
}

/** A further choice of the step, or that all of it is chosen. */
export function spokenChoice(number: number, label: string | null, key: string | null): string {
  if (label === null) return t("lesson-press-enter");
  return t("lesson-choice", { number, label, key: key?.toUpperCase() ?? t("lesson-enter") });
}
