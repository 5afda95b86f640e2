import { expect, test } from "vitest";
import type { ActionInfo, LegalAction } from "../../lib/protocol";
import type { View } from "../../lib/views/riverside";
import { firePaid, hintStep, onBoard, shortLabel } from "./words";

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
