import { expect, test } from "vitest";
import { drift, hurry, lengthOf, placeOf, trailOf, type Leg } from "./flights";

const flight = { symbol: "wood", from: "#a", to: "#b" };
const leg = (count: number, ms: number): Leg => ({ flights: Array.from({ length: count }, () => flight), ms });

test("pieces of a leg begin one a little after the other", () => {
  expect(lengthOf(leg(1, 300))).toBe(300);
  expect(lengthOf(leg(3, 300))).toBe(420);
  expect(lengthOf(leg(0, 300))).toBe(0);
  expect(lengthOf({ ...leg(0, 300), begins: () => undefined })).toBe(300);
});

test("legs are shortened to the time there is, never stretched", () => {
  expect(hurry([leg(1, 400), leg(1, 400)], 400)).toBe(0.5);
  expect(hurry([leg(1, 400)], 1600)).toBe(1);
  expect(hurry([], 400)).toBe(1);
});

test("the first place that is drawn counts", () => {
  document.body.innerHTML = `<i id="a"></i><i id="b"></i>`;
  const box = { x: 5, y: 5, width: 10, height: 10 } as DOMRect;
  (document.querySelector("#b") as HTMLElement).getBoundingClientRect = () => box;
  expect(placeOf("#none, #a, #b")).toBe(box);
  expect(placeOf("#none, #a")).toBeNull();
});

test("what is scrolled out of sight is at the edge of its part of the page", () => {
  document.body.innerHTML = `<main class="play"><i></i></main>`;
  const boxes = { main: new DOMRect(0, 50, 100, 100), i: new DOMRect(40, 400, 20, 20) };
  for (const [name, box] of Object.entries(boxes))
    (document.querySelector(name) as HTMLElement).getBoundingClientRect = () => box;
  const place = placeOf("i");
  expect([place?.x, place?.y]).toEqual([40, 140]);
});

test("a way leads from middle to middle, bent as on water", () => {
  const at = (x: number) => ({ x, y: 0, width: 10, height: 10 }) as DOMRect;
  expect(drift(at(0), at(100))).toBe("M5 5Q55 -15 105 5");
});

test("a trail has dots along the way, passed one after the other; a short way has none", () => {
  const dots = trailOf(drift(new DOMRect(0, 100, 0, 0), new DOMRect(150, 100, 0, 0)));
  expect(dots.map(({ x }) => Math.round(x))).toEqual([15, 30, 45, 60, 75, 90, 105, 120, 135]);
  expect(dots[4]).toMatchObject({ y: 85, passed: 0.5 });
  expect(dots.map(({ passed }) => passed)).toEqual(dots.map(({ passed }) => passed).toSorted((a, b) => a - b));
  expect(trailOf(drift(new DOMRect(0, 0, 0, 0), new DOMRect(20, 0, 0, 0)))).toEqual([]);
});
