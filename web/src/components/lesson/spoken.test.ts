import { expect, test } from "vitest";
import type { LessonInfo } from "../../lib/protocol";
import { howTo, sentences, spokenChoice, spokenStep } from "./spoken";

const say = (text: string) => ({ id: "t", args: {}, text });
const info: LessonInfo = {
  step: 8,
  of: 12,
  phase: "do",
  parts: [],
  minutes_left: 1,
  title: say("It falls!"),
  text: say("Your river shows 2 clay symbols [1]."),
  sum: say("wood symbols 2 → 3"),
  act: say("Take the forest"),
  then: null,
  otherwise: say("Later."),
  said: null,
  at: null,
  shows: [],
  marks: [],
  open: ["place(terrain)"],
  can_back: true,
};

test("every part is a sentence, without marks and arrows", () => {
  expect(sentences(["It falls!", null, "wood 2 → 3", "Stored [1]."])).toBe("It falls! wood 2 to 3. Stored.");
});

test("a step is announced with its words and the key that does it", () => {
  expect(spokenStep(info, howTo(info, "4", false))).toBe(
    "Step 8 of 12, It falls! Your river shows 2 clay symbols. wood symbols 2 to 3. Take the forest. Press 4, then Enter.",
  );
});

test("Enter is named only where it confirms", () => {
  expect(howTo({ ...info, phase: "read" }, "4", false)).toBe("Press Enter.");
  expect(howTo(info, "1", true)).toBe("Press 1.");
  expect(howTo({ ...info, open: ["place(wood)", "return_one(wood)"] }, "2", false)).toBe("Press 2.");
  expect(howTo({ ...info, phase: "free" }, "1", false)).toBe("");
});

test("each further choice has its number, so that the same one is heard again", () => {
  expect(spokenChoice(2, "Pay a shamisen card", "e")).toBe("Choice 2: Pay a shamisen card. Press E.");
  expect(spokenChoice(3, "Pay a shamisen card", null)).toBe("Choice 3: Pay a shamisen card. Press Enter.");
  expect(spokenChoice(4, null, null)).toBe("Press Enter.");
});

test("in the free turns the coach's sentence about the last turn is heard", () => {
  const free: LessonInfo = { ...info, phase: "free", step: 12, title: say("Two turns"), sum: null, open: [] };
  expect(spokenStep({ ...free, said: say("You fetched 2 stone.") }, "")).toBe(
    "Step 12 of 12, Two turns. You fetched 2 stone.",
  );
});
