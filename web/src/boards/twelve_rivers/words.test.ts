import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import rules from "../../../../src/rivertable/games/twelve_rivers/locales/en.ftl?raw";
import type { ActionInfo, Text } from "../../lib/protocol";
import type { Words } from "../../lib/texts";
import type { View } from "../../lib/views/twelve_rivers";
import english from "./en.ftl?raw";
import { comingOf, question, sectionName, slotName, tokenSlot } from "./words";

const bundle = new FluentBundle("en", { useIsolating: false });
for (const source of [rules, english]) bundle.addResource(new FluentResource(source), { allowOverrides: true });
const words: Words = (id, args) => bundle.formatPattern(bundle.getMessage(id)?.value ?? `?${id}`, args);

const text = (id: string, args: Text["args"] = {}): Text => ({ id, args, text: "" });
const action = (name: string, args: Text["args"]) =>
  ({ name, args: [], label: text(name, args) }) as unknown as ActionInfo;

test("a section is named by its row and the rivers that feed it", () => {
  expect(sectionName("r1_07", words)).toBe("row 1, river 7");
  expect(sectionName("r2_3a", words)).toBe("row 2, rivers 7–8");
  expect(sectionName("r4_b", words)).toBe("row 4, rivers 7–12");
  expect(sectionName("lake", words)).toBe("the lake");
});

test("a slot says what it costs, or whose token lies there", () => {
  expect(slotName("r3_1", 2, -1, null, words)).toBe("Row 3, rivers 1–3, slot 2: pay 1");
  expect(slotName("r5", 1, 1, "Mara", words)).toBe("Row 5, rivers 1–12, slot 1: token of Mara");
});

test("what may come to a slot is read from the label of its action", () => {
  const pearls = text("pearls", { white: 2, purple: 0, pink: 1, blue: 0, green: 0 });
  const coming = comingOf(action("place", { above: text("above", { pearls, before: 3 }) }));
  expect(coming).toEqual({ pearls: { green: 0, blue: 0, pink: 1, purple: 0, white: 2 }, before: 3 });
  expect(comingOf(action("place", { above: "" })).before).toBe(0);
});

test("the token that provisions move is found by the label of its action", () => {
  expect(tokenSlot(action("move_token", { section: text("place-r4_a"), slot: 2 }))).toBe("r4_a.2");
});

test("a question about a pair says what the main button does, or that it ends by itself", () => {
  const area = { alpaca: {}, alpaca_spots: 6, cards: 2, villagers: [] };
  const asked = (step: string, playable: number, planned: boolean, ending: boolean) => {
    const view = { turn: { step, section: null }, areas: [area], sections: [] } as unknown as View;
    return question(text("a", { playable }), view, 0, words, { planned, ending });
  };
  expect(asked("pairs", 1, true, false)?.detail).toBe("Confirm ends your turn without one.");
  expect(asked("pairs", 1, false, true)?.detail).toContain("by itself");
  expect(asked("pairs", 0, false, true)?.title).toBe("Your turn ends by itself");
  expect(asked("pairs", 0, false, false)?.title).toBe("End your turn");
  expect(asked("shamisen", 0, false, true)?.title).toBe("Your token goes back by itself");
  expect(asked("extra", 2, true, false)?.title).toContain("or confirm");
});
