import { expect, test } from "vitest";
import type { RiverCardView, View } from "../../../lib/views/river_bankers";
import { DECK_PLACE, RIVER_X } from "../layout";
import { cardsAt } from "./cards_at";
import type { Script } from "./motion";

const card = (name: string): RiverCardView =>
  ({ card: name, materials: ["mud"], icons: 4, open: 4, blanks: 0, workers: [0, 1], rate: 2 }) as RiverCardView;
const view = (headwaters: (RiverCardView | null)[], space1: RiverCardView[], space2: RiverCardView[]) =>
  ({ headwaters, river: [space1, space2, [], []], shoreline: [] }) as unknown as View;
const NOW = view([], [card("cairn"), card("logjam")], []);
const AFTER = view([card("mud_flat")], [], [card("cairn")]);
const script = {
  cards: ["cairn", "logjam", "mud_flat"].map((name) => ({ card: name, start: 100, duration: 100 })),
  workers: [{ card: "cairn", seat: 0, by: 1, at: 50 }],
} as Script;
const at = (moment: number, name: string) =>
  cardsAt(script, moment, NOW, AFTER).find((placed) => placed.card.card === name);

test("a card drifts from where it was to where it will be", () => {
  const [from, half, to] = [at(0, "cairn")?.x, at(150, "cairn")?.x ?? 0, at(200, "cairn")?.x];
  expect([from, to]).toEqual([RIVER_X[0], RIVER_X[1]]);
  expect(half).toBeGreaterThan(RIVER_X[0]);
  expect(half).toBeLessThan(RIVER_X[1]);
});

test("a card that leaves the game fades, a new one comes from the deck", () => {
  expect([at(0, "logjam")?.opacity, at(200, "logjam")?.opacity]).toEqual([1, 0]);
  expect(at(99, "mud_flat")).toBeUndefined();
  expect(at(100, "mud_flat")).toMatchObject({ y: DECK_PLACE.y, opacity: 1 });
});

test("workers lie on the card when they have arrived", () => {
  expect([at(49, "cairn")?.card.workers, at(50, "cairn")?.card.workers]).toEqual([
    [0, 1],
    [1, 1],
  ]);
});
