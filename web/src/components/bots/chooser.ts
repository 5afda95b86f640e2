/** How the chooser of opponents is walked by keys, what it says, and whom it takes by surprise. */
import { fishOf } from "../../lib/fish";
import type { CharacterInfo } from "../../lib/protocol";
import { t } from "../../lib/texts";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Where an arrow leads: a place among the free characters or the fish, or to the other group, where the chosen one stays chosen. */
export function walk(key: string, place: number, count: number): { place: number } | "before" | "after" | null {
  const step = STEPS[key];
  if (!step) return null;
  const next = place + step;
  return next < 0 ? "before" : next >= count ? "after" : { place: next };
}

/** Name and level together: "Hedda, the patient one, perch, normal". */
export function spoken(character: CharacterInfo | undefined, level: string): string {
  const who = character ? [character.name, t(`character-${character.id}-title`)] : [];
  return [...who, fishOf(level), level].join(", ");
}

/** Somebody else who is free. */
export function surprise(characters: CharacterInfo[], now: string, taken: string[], chance = Math.random()): string {
  const others = characters.filter(({ id }) => id !== now && !taken.includes(id));
  return others[Math.floor(chance * others.length)]?.id ?? now;
}

/** A character for each seat of a bot, no two the same while there are others: the first as wished, then in order. */
export function oneEach(characters: CharacterInfo[], seats: number, first: string): string[] {
  const ids = [first, ...characters.map(({ id }) => id).filter((id) => id !== first)];
  return Array.from({ length: seats }, (_, i) => ids[i % ids.length] ?? first);
}
