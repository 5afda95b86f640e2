/** The small picture that stands before a sentence about a turn: which part of the sentence it shows. */
import type { Message } from "../lib/protocol";

/** A message and all messages inside it, in the order in which they are said. */
function* partsOf(message: Message): Generator<Message> {
  yield message;
  for (const value of Object.values(message.args)) if (typeof value === "object") yield* partsOf(value);
}

/** The first message of a sentence with one of these ids. */
export function part(sentence: Message, ...ids: string[]): Message | undefined {
  for (const each of partsOf(sentence)) if (ids.includes(each.id)) return each;
}

/** What a sentence is shown by: the part that stands first in `signs`, where the most telling ids come first. */
export function signOf(sentence: Message, signs: readonly string[]): Message | null {
  for (const id of signs) {
    const found = part(sentence, id);
    if (found) return found;
  }
  return null;
}

/** The name inside the first message of such a kind: "stone" for `resource-stone`. */
export function named(sentence: Message, kind: string): string | null {
  for (const { id } of partsOf(sentence)) if (id.startsWith(`${kind}-`)) return id.slice(kind.length + 1);
  return null;
}
