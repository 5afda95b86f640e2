import { wordsIn } from "../../lib/guide";

/** A text cut into what is looked for and what is not. */
export function marked(text: string, looked: string): { text: string; hit: boolean }[] {
  const words = wordsIn(looked).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (!words.length) return [{ text, hit: false }];
  return text
    .split(new RegExp(`(${words.join("|")})`, "gi"))
    .map((part, i) => ({ text: part, hit: i % 2 === 1 }))
    .filter((part) => part.text);
}
