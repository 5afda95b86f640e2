import { expect, test } from "vitest";
import type { Position } from "../protocol";
import { SimultaneousChoice } from "./simultaneous_choice.svelte";

const at = (round: number, to_act: number[], id = "choose-die", legal: number[] = []) =>
  ({ round, to_act, decision: { id }, legal: legal.map((id) => ({ id })) }) as unknown as Position;

test("all choose at once until the last of them has chosen, then one after the other", () => {
  const choice = new SimultaneousChoice();
  const seen = [at(1, [0, 1]), at(1, [1]), at(1, [2]), at(2, [0, 1])].map((position) => {
    choice.update(position, 0, false);
    return choice.now;
  });
  expect(seen).toEqual([true, true, false, true]);
});

test("nobody chooses when the match is over", () => {
  const choice = new SimultaneousChoice();
  choice.update(at(1, [0, 1]), 0, false);
  choice.update(at(1, [0, 1]), 0, true);
  expect(choice.now).toBe(false);
});
