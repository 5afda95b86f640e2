import { expect, test } from "vitest";
import type { View } from "../../lib/views/twelve_rivers";
import { turnEnds } from "./turn_end";

const at = (phase: string, step: string, section: string | null, slot: number | null) =>
  ({ phase, turn: { step, section, slot } }) as View;

test("a turn ends where the next token is placed or resolved", () => {
  const placing = at("exploration", "place", null, null);
  expect(turnEnds(at("exploration", "pay", null, null), placing)).toBe(false);
  expect(turnEnds(at("exploration", "place", null, null), placing)).toBe(true);
  expect(turnEnds(at("rivers", "collect", "r4_a", 1), placing)).toBe(true);
  const collecting = at("rivers", "collect", "r4_a", 1);
  expect(turnEnds(at("rivers", "extra", "r4_a", 1), collecting)).toBe(false);
  expect(turnEnds(at("rivers", "collect", "r4_a", 2), collecting)).toBe(true);
  expect(turnEnds({ phase: "moving", turn: null } as View, collecting)).toBe(false);
});
