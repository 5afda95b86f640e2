import { expect, test } from "vitest";
import type { TileView, View } from "../../lib/views/riverside";
import { along, ITEM_STEP, itemSize, layoutOf, NORTH, SOUTH, VILLAGE_FRAME } from "./layout";

function tile(bank: string, column: number, first: number, passage: number | null): TileView {
  return {
    tile: "T",
    bank,
    column,
    spaces: [first, first + 1, first + 2],
    docks: [first],
    passage,
    village: [],
    distance: 1,
  };
}

const north = [1, 2, 3, 4, 5].map((column) => tile("north", column, 3 * column - 2, 3 * column - 1));
const south = [1, 2, 3, 4, 5].map((column) =>
  tile("south", column, 34 - 3 * column, column === 2 ? null : 35 - 3 * column),
);
const view = { anchor: 34, tiles: [...north, ...south] } as View;

test("the route runs east along the north bank, around, and back along the south bank", () => {
  const { route } = layoutOf(view);
  expect(route).toHaveLength(35);
  const xs = (from: number, to: number) => route.slice(from, to).map(([x]) => x);
  expect(xs(0, 16)).toEqual(xs(0, 16).toSorted((a, b) => a - b));
  expect(xs(19, 35)).toEqual(xs(19, 35).toSorted((a, b) => b - a));
  expect(route[15]?.[1]).toBe(NORTH);
  expect(route[19]?.[1]).toBe(SOUTH);
});

test("a passage is drawn where both banks have one", () => {
  expect(layoutOf(view).passages).toHaveLength(4);
});

test("a ship under way lies between two spaces", () => {
  expect(
    along(
      [
        [0, 0],
        [10, 20],
      ],
      0.5,
    ),
  ).toEqual([5, 10]);
});

test("villages of two stand beside each other without touching, with six columns too", () => {
  for (const tileWidth of [124, 103.3])
    expect(itemSize(2, tileWidth) * ITEM_STEP * 2 + VILLAGE_FRAME).toBeLessThan(tileWidth);
});
