import { beforeEach, expect, test } from "vitest";
import { settings } from "../settings.svelte";
import { answerAlways, autoAnswer } from "./auto_answers";
import { actionOf } from "./table_for_tests";

const [pass, bid, other] = [actionOf(1, "bid"), actionOf(2, "bid"), actionOf(3, "build")];

beforeEach(() => (settings.standing = {}));

test("a question is answered as it was once, in the same game", () => {
  expect(autoAnswer("g", [pass, bid])).toBeUndefined();
  answerAlways("g", bid);
  expect(autoAnswer("g", [pass, bid])).toBe(bid);
  expect(autoAnswer("h", [pass, bid])).toBeUndefined();
});

test("it is left to the person if something else is asked too, or the answer is not offered", () => {
  answerAlways("g", bid);
  expect(autoAnswer("g", [pass, bid, other])).toBeUndefined();
  expect(autoAnswer("g", [pass])).toBeUndefined();
});

test("the last answer given for all times counts, question by question", () => {
  for (const action of [bid, other, pass]) answerAlways("g", action);
  expect(settings.standing.g).toEqual({ bid: "bid1", build: "build3" });
});
