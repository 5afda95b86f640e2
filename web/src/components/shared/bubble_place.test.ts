import { afterEach, expect, test } from "vitest";
import { overlap, type Box } from "../../lib/boxes";
import { bubblePlace, dockedPlace, tableFrame } from "./bubble_place";

const frame: Box = { x: 0, y: 50, width: 1000, height: 600 };
const size = { width: 300, height: 200 };
afterEach(() => document.body.replaceChildren());

const wide = { width: 400, height: 200 };

test("a bubble is on the right of its place if there is room, and its tail points at the middle of the place", () => {
  const at = { x: 500, y: 300, width: 100, height: 80 };
  const placed = bubblePlace(size, at, frame);
  expect([placed.side, placed.x]).toEqual(["right", 618]);
  expect(placed.y + placed.tail).toBeCloseTo(340);
  expect(overlap(placed, at)).toBe(0);
});

test("else on the left, below or above; or on the side that is liked best", () => {
  const sideOf = (at: Box) => bubblePlace(wide, at, frame).side;
  expect(sideOf({ x: 800, y: 280, width: 100, height: 40 })).toBe("left");
  expect(sideOf({ x: 350, y: 70, width: 300, height: 40 })).toBe("below");
  expect(sideOf({ x: 350, y: 550, width: 300, height: 40 })).toBe("above");
  const liked = bubblePlace(size, { x: 500, y: 300, width: 100, height: 40 }, frame, {
    sides: ["below", "above"],
    gap: 9,
  });
  expect([liked.side, liked.y]).toEqual(["below", 349]);
});

test("it goes where it hides least of what is to be kept in sight", () => {
  const at = { x: 500, y: 300, width: 100, height: 80 };
  const keep = [{ x: 610, y: 250, width: 380, height: 200 }];
  expect(bubblePlace(size, at, frame, { keep }).side).toBe("left");
});

test("it stays inside the frame, and its tail away from its corners", () => {
  const corner = bubblePlace(size, { x: 950, y: 600, width: 40, height: 40 }, frame);
  expect(corner.x + corner.width).toBeLessThanOrEqual(1000);
  expect(corner.y + corner.height).toBeLessThanOrEqual(650);
  expect(corner.tail).toBe(200 - 26);
});

test("a bubble that cannot but cover its place, or has none, points at nothing", () => {
  expect(bubblePlace(size, frame, frame).side).toBeNull();
  expect(bubblePlace(size, null, frame)).toMatchObject({ x: 350, y: 250, side: null });
});

test("on a phone it is docked below its place, or above one that is low", () => {
  const phone = { x: 0, y: 50, width: 390, height: 500 };
  const small = { width: 370, height: 180 };
  expect(dockedPlace(small, { x: 10, y: 100, width: 60, height: 40 }, phone)).toMatchObject({
    x: 10,
    y: 362,
    side: "below",
    tail: 30,
  });
  expect(dockedPlace(small, { x: 10, y: 480, width: 60, height: 40 }, phone)).toMatchObject({ y: 58, side: "above" });
  expect(dockedPlace(small, null, phone)).toMatchObject({ y: 362, side: null });
});

test("bubbles are between the bars, or beside a decision bar that is a column", () => {
  document.body.innerHTML = `<header class="topbar"></header><section class="decide"></section>`;
  const boxed = (selector: string, box: DOMRect) => {
    const element = document.querySelector(selector);
    if (element) element.getBoundingClientRect = () => box;
  };
  const [wide, high] = [window.innerWidth, window.innerHeight];
  boxed(".topbar", new DOMRect(0, 0, wide, 40));
  boxed(".decide", new DOMRect(0, high - 100, wide, 100));
  expect(tableFrame()).toEqual({ frame: { x: 0, y: 40, width: wide, height: high - 140 }, beside: false });
  boxed(".decide", new DOMRect(wide - 200, 40, 200, high - 40));
  expect(tableFrame()).toEqual({ frame: { x: 0, y: 40, width: wide - 200, height: high - 40 }, beside: true });
});
