import { beforeEach, expect, test } from "vitest";
import { settings } from "../settings.svelte";
import { answerAlways, askAgain, autoAnswer, isRepeated } from "./auto_answers";
import { actionOf } from "./table_for_tests";

const [pass, bid, other] = [actionOf(1, "bid"), actionOf(2, "bid"), actionOf(3, "build")];

beforeEach(() => (settings.standing = settings.standingWords = {}));

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

test("an answer is listed in words, and given no more when the person wants to be asked again", () => {
  answerAlways("g", { ...bid, label: { ...bid.label, text: "Bid two" } });
  expect(settings.standingWords.g).toEqual({ bid: "Bid two" });
  askAgain("g", "bid");
  expect([settings.standing.g, settings.standingWords.g]).toEqual([{}, {}]);
});

test("what can be declined and is asked in the same way each time may be answered always", () => {
  const answer = (name = "fan_base") => actionOf(1, name);
  const no = { ...answer(), declines: true };
  expect(isRepeated([no, answer()])).toBe(true);
  expect(isRepeated([no, answer(), answer()])).toBe(true);
  expect(isRepeated([no, answer(), answer(), answer()])).toBe(false);
  expect(isRepeated([answer(), answer()])).toBe(false);
  expect(isRepeated([no, answer("other")])).toBe(false);
  expect(isRepeated([no]), "a lone answer says something about its player").toBe(false);
});
