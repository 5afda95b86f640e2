import { expect, test, vi } from "vitest";
import type { LegalAction, RefusedAction } from "../lib/protocol";
import { choosable, target } from "./targets";

const label = { id: "draw", args: {}, text: "Draw" };
const changes = [{ what: { id: "preview-cards", args: {}, text: "Cards" }, before: 1, after: 2 }];
const legal = { id: 4, name: "draw", args: [], text: "draw", label, changes } as unknown as LegalAction;
const reason = { id: "reason-none", args: {}, text: "The deck is empty." };
const refused = { ...legal, id: 5, reason, short: "none", clause: "TW-1" } as unknown as RefusedAction;
const board = {
  legal: [],
  refused: [],
  choose: vi.fn(),
  explain: vi.fn(),
  point: vi.fn(),
  preview: null,
  hinted: null,
};

test("an element keeps its own classes beside those of what may be done with it", () => {
  expect(choosable(board, "pile").class).toBe("pile");
  expect(choosable(board, "pile", legal).class).toBe("pile can-choose");
  expect(choosable({ ...board, preview: legal, hinted: 4 }, "pile", legal).class).toBe(
    "pile can-choose pointed hinted",
  );
  expect(choosable(board, "pile", undefined, refused).class).toBe("pile cannot-choose");
});

test("a target tells its consequence and is chosen; a refused one tells its reason and is explained", () => {
  const [can, cannot] = [target(board, legal), target(board, undefined, refused, "The deck")];
  expect(can["aria-label"]).toBe("Draw. Cards 1 → 2");
  expect(cannot["aria-label"]).toBe("The deck. The deck is empty.");
  (can.onclick as () => void)();
  (cannot.onclick as () => void)();
  expect([board.choose.mock.calls, board.explain.mock.calls]).toEqual([[[4]], [[5]]]);
});
