import { expect, test } from "vitest";
import { keepHand, seenHand } from "./seen_hand";

test("a hand is kept by seat", () => {
  keepHand(1, new Set(["dam", "lodge"]));
  expect(seenHand(1)).toEqual(new Set(["dam", "lodge"]));
  expect(seenHand(0)).toBeNull();
});

test("what cannot be read is no hand", () => {
  sessionStorage.setItem(`hand:${location.pathname}:2`, "{");
  expect(seenHand(2)).toBeNull();
});
