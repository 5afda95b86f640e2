import { expect, test } from "vitest";
import type { ActionInfo, LegalAction } from "../../lib/protocol";
import type { View } from "../../lib/views/riverside";
import { firePaid, hintStep, onBoard, shortLabel, summary } from "./words";

const change = (id: string, before: number, after: number) => ({ what: { id, args: {}, text: "" }, before, after });

test("a die's button tells the fire it costs", () => {
  const hot = { changes: [change("preview-fire", 20, 14), change("preview-crosses", 0, 6)] } as unknown as LegalAction;
  const free = { changes: [change("preview-crosses", 0, 3)] } as unknown as LegalAction;
  expect(firePaid(hot)).toBe(6);
  expect(firePaid(free)).toBe(0);
});

test("the buttons of the green die tell how many crosses they make, where that is known", () => {
  const words = (id: string, args = {}) => [id, ...Object.values(args)].join(" ");
  const add = { name: "green", args: ["add"], changes: [change("preview-crosses", 0, 11)] } as unknown as LegalAction;
  const refused = { name: "green", args: ["warm_night"] } as unknown as ActionInfo;
  expect(shortLabel(add, {} as View, words)).toBe("button-crosses button-green-add 11");
  expect(shortLabel(refused, {} as View, words)).toBe("button-green-warm_night");
});

test("only villages that cannot be visited leave the bar", () => {
  expect(onBoard({ name: "village", args: ["north", 2] } as unknown as ActionInfo)).toBe(true);
  expect(onBoard({ name: "village", args: ["north", 3], changes: [] } as unknown as LegalAction)).toBe(false);
  expect(onBoard({ name: "plus_one", args: [1] } as unknown as ActionInfo)).toBe(false);
});

test("a hint tells a row by colour and number, whatever is crossed there", () => {
  const args = { boat: { id: "colour-brown", args: {} }, number: 2, crossed: 3 };
  const row = {
    name: "seat_row",
    args: [1],
    label: { id: "action-seat_row", args, text: "" },
  } as unknown as ActionInfo;
  const words = (id: string, given = {}) => [id, ...Object.values(given)].join(" ");
  expect(hintStep(row, words)).toBe("hint-seat_row colour-brown 2");
});

test("a planned turn is named by its dice or its village, once it is decided to the end", () => {
  const words = (id: string, args = {}) => [id, ...Object.values(args)].join(" ");
  const village = [{ colour: "blue", value: 2 }];
  const view = (step: string) =>
    ({
      turn: { step },
      dice: [{ colour: "brown", value: 4 }],
      green: 2,
      tiles: [{ bank: "north", column: 3, village }],
    }) as unknown as View;
  const told = (step: string, ...plan: [string, ...(string | number)[]][]) => {
    const draft = plan.map(([name, ...args]) => ({ name, args }) as unknown as ActionInfo);
    return summary(view(step), view(step), 0, draft, words);
  };
  expect(told("row", ["choose_die", "brown"])).toBe(null);
  expect(told("done", ["choose_die", "brown"], ["green", "add"])?.title).toBe("plan-green Colour-brown 4 2");
  expect(told("done", ["village", "north", 3])?.title).toBe("plan-visit activity-blue");
  expect(told("done", ["village", "none"])?.title).toBe("plan-stay");
  expect(told("done", ["seat_row", 2])).toBe(null); // the die was sent before, as in a lesson
});
