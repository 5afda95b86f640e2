/** Where the material cards lie while they move, and which workers lie on them. */
import type { RiverCardView, View } from "../../../lib/views/river_bankers";
import { cardsOf, DECK_PLACE, type PlacedCard } from "../layout";
import { eased, partOf, type Script } from "./motion";

export interface MovingCard extends PlacedCard {
  opacity: number;
}

/** All cards at a moment, those that move last, so that they are drawn above the others. */
export function cardsAt(script: Script, moment: number, now: View, after: View): MovingCard[] {
  const [before, then] = [cardsOf(now), cardsOf(after)];
  const names = new Set(before.map(({ card }) => card.card));
  const moves = new Map(script.cards.map((move) => [move.card, move]));
  const fresh = then.filter(({ card }) => !names.has(card.card) && moves.has(card.card));
  const cards = [...before, ...fresh].flatMap((placed): MovingCard[] => {
    const name = placed.card.card;
    const move = moves.get(name);
    const card = withWorkers(placed.card, script, moment);
    if (!move) return [{ ...placed, card, opacity: 1 }];
    const part = eased(partOf(move, moment));
    const isNew = !names.has(name);
    if (isNew && moment < move.start) return [];
    const from = isNew ? DECK_PLACE : placed;
    const to = then.find((each) => each.card.card === name);
    return [{ ...placed, card, ...between(from, to ?? placed, part), opacity: to ? 1 : 1 - part }];
  });
  return cards.toSorted((a, b) => Number(moves.has(a.card.card)) - Number(moves.has(b.card.card)));
}

type Place = Pick<PlacedCard, "x" | "y" | "scale">;

function between(from: Place, to: Place, part: number): Place {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) };
}

/** The card with the workers that have arrived on it so far, and without those that have left. */
function withWorkers(card: RiverCardView, { workers }: Script, moment: number): RiverCardView {
  const changes = workers.filter((change) => change.card === card.card && change.at <= moment);
  if (!changes.length) return card;
  const by = (seat: number) => changes.filter((change) => change.seat === seat).reduce((sum, { by }) => sum + by, 0);
  return { ...card, workers: card.workers.map((count, seat) => Math.max(0, count + by(seat))) };
}
