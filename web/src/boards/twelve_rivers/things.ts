/** What each drawn thing of 12 Rivers tells, by the sentences in its `facts/`. */
import { capital, type Words } from "../../lib/texts";
import type { SpotView, TileView } from "../../lib/views/twelve_rivers";
import { fact } from "../facts";
import { LAKE, VILLAGE } from "./layout";
import { paint } from "./pieces/colours";
import { colourName, tileName } from "./words";

type Told = Record<string, string>;

const priced = (camp: number) => (camp < 0 ? "pay" : camp > 0 ? "gain" : "free");

/** A slot, or the token that lies in it. */
export function slotFact(section: string, camp: number, taken: boolean, name: string): Told {
  const place = section === LAKE || section === VILLAGE ? section : "";
  if (taken) return fact(place ? `token-${place}` : "token", name);
  return fact(`slot-${place || priced(camp)}`, name, { cards: Math.abs(camp) });
}

/** What a token in a row costs or gives. */
export function costFact(camp: number): Told {
  return fact(`cost-${priced(camp)}`, "", { cards: Math.abs(camp) });
}

export type PearlPlace = "alpaca" | "lake" | "stored" | "top" | "waits";

export function pearlFact(colour: string, place: PearlPlace, words: Words): Told {
  return fact(`pearl-${place}`, capital(words("pearl-of", { colour: colourName(colour, words) })), {
    value: paint(colour).value,
  });
}

export function cardFact(card: string, words: Words): Told {
  return fact(`card-${card}`, capital(words(`card-${card}`)));
}

export function fairyFact(fairy: string, where: "board" | "own", words: Words): Told {
  return fact(`fairy-${fairy}`, capital(words("fairy-of", { fairy: words(`fairy-${fairy}`) })), { where });
}

/** A villager in the village, or one that somebody has: from the beginning, or brought by a token. */
export function villagerFact(tile: TileView, owned: boolean, words: Words): Told {
  const where = !owned ? "new" : tile.camp ? "own" : "start";
  return fact(`villager-${tile.ability}`, tileName(tile, words), {
    points: tile.points,
    spots: tile.spots.length,
    where,
  });
}

export function spotFact(spot: SpotView, words: Words): Told {
  if (spot.pearl) return pearlFact(spot.pearl, "stored", words);
  const name = capital(words(`spot-${spot.kind}`));
  if (spot.wild || spot.kind === "rainbow") return fact(spot.wild ? "spot-wild" : "spot-rainbow", name);
  return fact("spot-coloured", name, { colour: colourName(spot.kind, words), value: paint(spot.kind).value });
}
