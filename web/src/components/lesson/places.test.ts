import { afterEach, expect, test } from "vitest";
import type { Box } from "../../lib/boxes";
import { elementOf, isBehind, isSeen, linkPath, markAt, merged, selectorsOf, shadePath, tailOf } from "./places";

const frame: Box = { x: 0, y: 50, width: 1000, height: 600 };

afterEach(() => document.body.replaceChildren());

test("a place is named by the board, by a seat, or by the text of an action", () => {
  const board = {
    placed: (name: string, args: string[], me: number) => (name === "spot" ? [`#s${me}-${args[0]}`] : []),
  };
  expect(selectorsOf("spot(3)", board, 0)[0]).toBe("#s0-3");
  expect(selectorsOf("seat(1)", board, 0)[0]).toBe(".rail .seats > :nth-child(2)");
  expect(selectorsOf("bar", board, 0)[0]).toBe(".decide");
  expect(selectorsOf("choose_die(brown)", board, 0)).toContain('.play [data-action="choose_die(brown)"]');
});

test("what is not drawn is not found", () => {
  document.body.innerHTML = '<div class="decide"></div>';
  expect(elementOf("bar", {}, 0)).toBeNull();
  const bar = document.querySelector(".decide");
  if (bar) bar.getBoundingClientRect = () => new DOMRect(0, 0, 10, 10);
  expect(elementOf("bar", {}, 0)).toBe(bar);
});

test("a mark leaves the corner that the bubble is over, and what is behind the bubble has none", () => {
  const box = { x: 100, y: 100, width: 200, height: 40 };
  expect(markAt(box, null)).toEqual({ x: 102, y: 102 });
  expect(markAt(box, { x: 0, y: 0, width: 120, height: 300 })).toEqual({ x: 298, y: 102 });
  expect(isBehind(box, { x: 0, y: 0, width: 220, height: 300 })).toBe(true);
  expect(isBehind(box, { x: 0, y: 0, width: 120, height: 300 })).toBe(false);
});

test("holes that meet become one, and the shade has a hole for each", () => {
  const one = { x: 0, y: 60, width: 50, height: 50 };
  const far = { x: 300, y: 60, width: 50, height: 50 };
  const holes = merged([one, far, { x: 40, y: 60, width: 50, height: 50 }]);
  expect(holes).toHaveLength(2);
  expect(holes).toContainEqual({ x: 0, y: 60, width: 90, height: 50 });
  expect(shadePath(frame, holes).match(/M/g)).toHaveLength(3);
});

test("a sliver of a place is not lit, a half or a good piece of a large one is", () => {
  const row: Box = { x: 0, y: 0, width: 300, height: 40 };
  expect(isSeen({ ...row, width: 40 }, row)).toBe(false);
  expect(isSeen({ ...row, width: 200 }, row)).toBe(true);
  expect(isSeen({ x: 0, y: 0, width: 390, height: 250 }, { x: 0, y: 0, width: 1200, height: 400 })).toBe(true);
});

test("a dotted line goes from edge to edge, and not to what is near", () => {
  const at: Box = { x: 0, y: 0, width: 100, height: 100 };
  expect(linkPath(at, { x: 300, y: 0, width: 100, height: 100 })).toBe("M100 50Q200 70 300 50");
  expect(linkPath({ x: 150, y: 50 }, at)).toBe("M150 50Q125 45 100 50");
  expect(linkPath(at, { x: 110, y: 0, width: 100, height: 100 })).toBeNull();
});

test("the tail of a bubble is on the side of the place", () => {
  const bubble = { x: 100, y: 100, width: 300, height: 200, tail: 30 };
  expect(tailOf({ ...bubble, side: "right" })).toEqual({ x: 92, y: 130 });
  expect(tailOf({ ...bubble, side: "above" })).toEqual({ x: 130, y: 308 });
  expect(tailOf({ ...bubble, side: null })).toBeNull();
});
