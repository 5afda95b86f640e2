import { expect, test } from "vitest";
import type { Position } from "../protocol";
import { questionKey } from "./question";

const at = (to_act: number[], legal: number[]) =>
  ({ round: 1, to_act, decision: { id: "a" }, legal: legal.map((id) => ({ id })) }) as unknown as Position;

test("a question is the same while the same may be answered, whoever else is asked", () => {
  expect(questionKey(at([0, 1], [3, 4]))).toBe(questionKey(at([0], [3, 4])));
  expect(questionKey(at([0], [3, 4]))).not.toBe(questionKey(at([0], [3])));
  expect(questionKey(null)).not.toBe(questionKey(at([0], [3])));
});
