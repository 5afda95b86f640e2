import { expect, test } from "vitest";
import type { Reveal, RevealedBid } from "./reveal";
import { howPaid, openIcons, outcome, pawnWay, placing } from "./story_words";

const words = (id: string, args: Record<string, unknown> = {}) => `${id}(${Object.values(args).join(",")})`;
const bid = (of: Partial<RevealedBid>): RevealedBid => ({
  seat: 0,
  workers: 3,
  placed: 1,
  fish: 6,
  from: 65,
  to: 71,
  each: 2,
  late: false,
  ...of,
});
const reveal = (of: Partial<Reveal>) =>
  ({ lots: ["cairn"], materials: ["stones"], bids: [], waiting: [], gone: [], ...of }) as unknown as Reveal;

test("what a bid costs: for less than the rate, for fewer workers, or nothing", () => {
  expect(howPaid(bid({}), 3, words)).toBe("reveal-less(reveal-times(3,2),3)");
  expect(howPaid(bid({}), 2, words)).toBe("reveal-times(3,2)");
  expect(howPaid(bid({ fish: 4 }), 2, words)).toBe("reveal-free(reveal-times(2,2),1)");
  expect(howPaid(bid({ fish: 0 }), 2, words)).toBe("");
});

test("where the pawn goes and how many are placed", () => {
  expect([pawnWay(bid({}), words), pawnWay(bid({ to: null }), words)]).toEqual([
    "reveal-pawn(65,71)",
    "reveal-stays(65)",
  ]);
  expect(placing(bid({}), words)).toBe("reveal-places(1,3)");
  expect(placing(bid({ placed: 3 }), words)).toBe("reveal-places-all(3)");
  expect(placing(bid({ workers: 0 }), words)).toBe("reveal-none-bid()");
});

test("the sentence at the end", () => {
  const gone = [{ card: "cairn", to: 2, text: "", open: 3 }] as Reveal["gone"];
  expect(outcome(reveal({ bids: [bid({})], gone }), 0, [2, 3, 4, 5], words)).toBe(
    "reveal-you-place(1) reveal-drifts(3,units-stones(3),card-cairn(),2,3)",
  );
  const ashore = [{ card: "cairn", to: "ashore", text: "Cairn reaches the shoreline.", open: 0 }] as Reveal["gone"];
  expect(outcome(reveal({ gone: ashore }), null, [], words)).toBe("Cairn reaches the shoreline.");
  expect(outcome(reveal({ waiting: [1] }), 0, [], words)).toBe("reveal-waits(1)");
});

test("a card with two materials has icons", () => {
  expect(openIcons(2, reveal({ materials: ["clay", "mud"] }), words)).toBe("icons(2)");
});
