import { expect, test } from "vitest";
import type { ActionInfo } from "../../lib/protocol";
import { gameWords } from "../../lib/texts";
import type { SeatView, View } from "../../lib/views/the_river";
import { summary } from "./words";

const words = await gameWords("the_river");
const SEAT = {
  goods: { wood: 2, stone: 1, clay: 0, food: 0 },
  held: 3,
  warehouses: 3,
  production: {},
  points: { bonus_tokens: 0, buildings: 0, columns: 0, meadows: 0 },
  spots: [],
  buildings: [],
  extra_pioneer: true,
};
const table = (seat: object) =>
  ({ seats: [{ ...SEAT, ...seat } as unknown as SeatView], turn: null }) as unknown as View;
const action = (name: string, arg: string | number, text = "") =>
  ({ name, args: [arg], label: { text } }) as unknown as ActionInfo;
const planned = (draft: ActionInfo[], after: object = {}, before: object = {}) =>
  summary(table({ ...before, ...after }), table(before), 0, draft, words, true);

test("a planned turn that finds no room says so", () => {
  expect(planned([action("place", "wood")])?.detail).toBe("Your warehouses are full.");
  expect(planned([action("place", "first_player")])?.detail).toBe(undefined);
  expect(planned([action("place", "wood")], {}, { held: 2 })?.detail).toBe(undefined);
});

test("a building that was not asked for is named", () => {
  const [cabin, tower] = [
    { building: "b02", name: "Cabin", points: 3, cost: { wood: 1, stone: 1 } },
    { building: "b28", name: "Tower", points: 8, cost: { wood: 3 } },
  ];
  const title = "Construct: Cabin: 3 points for 1 wood, 1 stone";
  expect(planned([action("place", "construct")], { buildings: [cabin, tower] }, { buildings: [tower] })).toEqual({
    title,
  });
});

test("pioneers sent in a row are named each with its own answer", () => {
  const construct = [action("place", "construct"), action("pick_reserved", 0, "Sawmill")];
  expect(planned([...construct, action("place", "stone")])?.title).toBe("Construct: Sawmill · Stone");
  expect(planned([action("place", "stone")])?.title).toBe("Send a pioneer: stone");
});

test("a planned swap names its spots", () => {
  const swap = [action("place", "swap"), action("swap_first", 1), action("swap_second", 4)];
  expect(planned(swap)?.title).toBe("Swap: Spot 1 ↔ Spot 4");
  expect(planned(swap.slice(0, 2))?.title, "half of it says no spot yet").not.toContain("Spot");
});
