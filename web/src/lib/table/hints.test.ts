import { expect, test, vi } from "vitest";
import type { FromServer } from "../connection.svelte";
import { Hints } from "./hints.svelte";

const hint = (id: number, more: object = {}) =>
  ({ type: "hint", about: null, advice: [{ action: { id } }], ...more }) as unknown as FromServer<"hint">;

test("a hint is shown for the plan it was asked for", () => {
  const hints = new Hints(() => undefined);
  const plan = [1];
  hints.asked(plan);
  expect(hints.thinking).toBe(true);
  hints.take(hint(7), plan);
  expect([hints.thinking, hints.hint?.advice[0]?.action.id]).toEqual([false, 7]);
});

test("a hint for another plan, or one that was given up, is not shown", () => {
  const hints = new Hints(() => undefined);
  hints.asked([1]);
  hints.take(hint(7), [1]); // an equal list, but another plan
  expect(hints.hint).toBeNull();
  const plan = [2];
  hints.asked(plan);
  hints.giveUp();
  hints.take(hint(7), plan);
  expect([hints.hint, hints.thinking]).toEqual([null, false]);
});

test("whether it was followed is told once, and not for something else", () => {
  const hints = new Hints(() => undefined);
  const choose = (action: number | null) => {
    hints.hint = hint(7);
    hints.chosen(action);
    return [hints.hint, hints.wasFollowed(), hints.wasFollowed()];
  };
  expect([choose(7), choose(8), choose(null)]).toEqual([
    [null, true, false],
    [null, false, false],
    [null, false, false],
  ]);
});

test("the connection is given up for a hint after a minute", () => {
  vi.useFakeTimers();
  const giveUp = vi.fn();
  new Hints(giveUp).asked([]);
  vi.advanceTimersByTime(59_999);
  expect(giveUp).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(giveUp).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test("the next best choice is shown, and after the last the best again", () => {
  const hints = new Hints(() => undefined);
  hints.hint = hint(7, { advice: [{ action: { id: 7 } }, { action: { id: 8 } }] });
  expect([hints.hasNext, hints.lit]).toEqual([true, 7]);
  hints.next();
  expect(hints.lit).toBe(8);
  hints.next();
  expect([hints.lit, hints.close(), hints.close(), hints.advice]).toEqual([7, true, false, null]);
});

test("what is about as good has a lamp too, and what was asked about has none", () => {
  const hints = new Hints(() => undefined);
  const advice = { action: { id: 7 }, as_good: true, alternative: [{ id: 9 }] };
  hints.hint = hint(7, { advice: [advice] });
  expect([hints.lit, hints.alsoLit]).toEqual([7, 9]);
  hints.hint = hint(7, { advice: [advice], about: 7 });
  expect([hints.lit, hints.alsoLit, hints.about]).toEqual([null, null, 7]);
  hints.chosen(7);
  expect(hints.wasFollowed()).toBe(false);
});
