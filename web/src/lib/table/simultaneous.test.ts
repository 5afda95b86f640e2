import { expect, test } from "vitest";
import type { Position } from "../protocol";
import { questionKey, SimultaneousChoice } from "./simultaneous.svelte";

const at = (round: number, to_act: number[], id = "choose-die", legal: number[] = []) =>
  ({ round, to_act, decision: { id }, legal: legal.map((id) => ({ id })) }) as unknown as Position;

test("all choose at once until the last of them has chosen, then one after the other", () => {
  const together = new SimultaneousChoice();
  const seen = [at(1, [0, 1]), at(1, [1]), at(1, [2]), at(2, [0, 1])].map((position) => {
    together.look(position, 0, false);
    return together.now;
  });
  expect(seen).toEqual([true, true, false, true]);
});

test("nobody chooses when the match is over", () => {
  const together = new SimultaneousChoice();
  together.look(at(1, [0, 1]), 0, false);
  together.look(at(1, [0, 1]), 0, true);
  expect(together.now).toBe(false);
});

test("a question is the same while the same may be answered, whoever else is asked", () => {
  expect(questionKey(at(1, [0, 1], "a", [3, 4]))).toBe(questionKey(at(1, [0], "a", [3, 4])));
  expect(questionKey(at(1, [0], "a", [3, 4]))).not.toBe(questionKey(at(1, [0], "a", [3])));
});
