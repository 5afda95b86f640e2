import { expect, test } from "vitest";
import type { View } from "../../lib/views/twelve_rivers";
import { actionOf } from "../../lib/table/table_for_tests";
import { closing, filledIn, turnEnds } from "./turn_end";

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
  expect(turnEnds(collecting, undefined), "nothing is known of the table yet").toBe(false);
});

test("confirm says that no pair is played, with a pair and without one", () => {
  const [done, pair] = [actionOf(70, "done"), actionOf(55, "pair")];
  for (const step of ["pairs", "extra", "shamisen"]) {
    expect(closing([pair, done], at("exploration", step, null, null))).toBe(done);
    expect(closing([done], at("exploration", step, null, null))).toBe(done);
  }
  for (const step of ["lake_collect", "move", "breeze_move"])
    expect(closing([done], at("lake", step, "lake", 1)), "here it is a choice of its own").toBeUndefined();
});

test("the only card that can pay is filled in", () => {
  const [banner, lantern] = [actionOf(44, "pay_card"), actionOf(45, "pay_card")];
  const paying = at("exploration", "pay", null, null);
  expect(filledIn([banner], paying)).toBe(banner);
  expect(filledIn([banner, lantern], paying)).toBeUndefined();
  expect(filledIn([banner], at("exploration", "place", null, null))).toBeUndefined();
});
