import { expect, test } from "vitest";
import type { ActionInfo, LegalAction } from "../../lib/protocol";
import { tabFor } from "./phone_tabs";

const actions = (...names: string[]) => names.map((name) => ({ name })) as LegalAction[] & ActionInfo[];

test("a phone shows where the question can be answered", () => {
  expect(tabFor([], actions("place", "trade"))).toBe("board");
  expect(tabFor(actions("place"), actions("swap_first"))).toBe("river");
  expect(tabFor(actions("place"), actions("pick_building", "pick_reserved"))).toBe("board");
  expect(tabFor(actions("place"), actions("pick_reserved"))).toBe("river");
});

test("a planned tile is shown on the river, a sent pioneer on the board", () => {
  expect(tabFor(actions("place", "pick_tile"), [])).toBe("river");
  expect(tabFor(actions("place"), [])).toBe(null);
});
