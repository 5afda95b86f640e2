import { expect, test } from "vitest";
import type { EventInfo } from "../../../lib/protocol";
import { cellOf, piecesOf } from "./places";

const pieces = (name: string, args: EventInfo["args"]) => piecesOf({ name, args } as EventInfo);

test("what an event has touched can be ringed", () => {
  expect(pieces("pawn_forward", { seat: 2, fish: 1, to: 3 })).toEqual(['[data-pawn="2"]']);
  expect(pieces("workers_placed", { seat: 2, workers: 1, card: "cairn" })).toEqual(['.river [data-card="cairn"]']);
  expect(pieces("worker_moved", { seat: 0, card: "cairn", to: "logjam" })).toHaveLength(2);
  expect(pieces("built_up", { seat: 1, structure: "pier" })[0]).toContain('[data-structure="pier"]');
  expect(pieces("card_discarded", { seat: 1, structure: "pier" })).toEqual(['[data-pile="discards"]']);
  expect(pieces("turn_begun", { seat: 1, fish: 3 })).toEqual([]);
});

test("an icon that is not there is its card", () => {
  expect(cellOf("cairn", -1)).toBe('.river [data-card="cairn"]');
  expect(cellOf("cairn", 2)).toContain('[data-cell="2"]');
});
