/** What the cards of River Bankers tell of themselves: their printed text, and where such a card comes from. */
import type { Words } from "../../lib/texts";
import type { BuiltView, RiverCardView } from "../../lib/views/river_bankers";
import { fact } from "../facts";
import type { PlacedCard } from "./layout";
import { hasEffect, materialNames } from "./words";

type Told = ReturnType<typeof fact>;

export function materialFact(card: RiverCardView, where: PlacedCard["where"] | "deck", words: Words): Told {
  const args = { where, materials: materialNames(card, words), text: words(`text-${card.card}`) };
  return fact(hasEffect(card.card, words) ? "material-effect" : "material", words(`card-${card.card}`), args);
}

export function structureFact(card: string, words: Words): Told {
  return fact("structure", words(`card-${card}`), { text: words(`text-${card}`) });
}

export function builtFact(card: BuiltView, words: Words): Told {
  return fact(card.starter ? "starter" : "built", words(`card-${card.card}`), { text: words(`text-${card.card}`) });
}
