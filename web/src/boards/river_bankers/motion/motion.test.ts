import { expect, test } from "vitest";
import type { EventInfo } from "../../../lib/protocol";
import { script, totalAt } from "./motion";

function event(name: string, args: EventInfo["args"]): EventInfo {
  return { name, args, message: { id: name, args }, text: "" };
}

test("pawns move one after another, then the card", () => {
  const events = [
    event("pawn_forward", { seat: 0, fish: 6, to: 71 }),
    event("pawn_back", { seat: 1, fish: 2, to: 8 }),
    event("card_drifts", { card: "marsh_edge", space: 3 }),
  ];
  const { pawns, cards, duration } = script(events, 1);
  expect(pawns.map((move) => [move.from, move.to])).toEqual([
    [65, 71],
    [10, 8],
  ]);
  expect(pawns[1]?.start).toBe(pawns[0]?.duration);
  expect(cards.get("marsh_edge")).toBe((pawns[1]?.start ?? 0) + (pawns[1]?.duration ?? 0));
  expect(totalAt(pawns, 0, 0)).toBe(65);
  expect(totalAt(pawns, 1, 0)).toBe(10);
  expect(totalAt(pawns, 0, duration)).toBeNull();
  expect(script(events, 0)).toEqual({ pawns: [], cards: new Map(), duration: 0 });
});
