import { expect, test } from "vitest";
import { distance, lengthOf, walk } from "./board/curves";
import { catchment, CHANNELS, FLOW, jam, PLACES, PEARL, routeOf, shortened, slotAt, top } from "./layout";

test("all water ends in the lake", () => {
  for (const place of Object.keys(FLOW)) {
    let here: string | undefined = place;
    for (let i = 0; i < 10 && here !== "lake"; i++) here = FLOW[here ?? ""];
    expect(here).toBe("lake");
  }
});

test("water runs from every place to the first slot of the next", () => {
  for (const [from, to] of Object.entries(FLOW)) {
    const line = CHANNELS[from]?.line ?? [];
    expect(line[0]).toEqual(PLACES[from]?.[0]);
    if (to !== "lake") expect(distance(line.at(-1) ?? [0, 0], slotAt(to, 1))).toBeLessThan(0.01);
  }
});

test("slots are far enough apart to be touched", () => {
  const slots = Object.entries(PLACES).flatMap(([place, points]) => (place.startsWith("top") ? [] : points));
  expect(slots).toHaveLength(44);
  const gaps = slots.flatMap((a, i) => slots.slice(i + 1).map((b) => distance(a, b)));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(46);
});

test("pearls in a jam do not lie on each other, nor on the token", () => {
  for (const [section, slot] of [
    ["r1_01", 1],
    ["r2_1a", 1],
    ["r3_2", 2],
    ["r4_a", 1],
    ["r5", 3],
  ] as const) {
    const count = catchment(section).filter((place) => place.startsWith("top")).length;
    const waiting = jam(section, slot, count, () => false);
    expect(waiting).toHaveLength(count);
    for (const [i, place] of waiting.entries()) {
      expect(distance(place, slotAt(section, slot))).toBeGreaterThan(2 * PEARL - 2);
      for (const other of waiting.slice(i + 1)) expect(distance(place, other)).toBeGreaterThan(2 * PEARL - 2);
    }
  }
});

test("no pearl waits on an arm that a token blocks", () => {
  const left = jam("r4_a", 1, 3, (section) => section === "r3_2");
  expect(Math.max(...left.map(([x]) => x))).toBeLessThanOrEqual(slotAt("r4_a", 1)[0] + 1);
});

test("a pearl rolls from its spring through its sections to the slot", () => {
  const line = routeOf([top(1), "r1_01", "r2_1a", "r3_1"], 2);
  expect(line[0]).toEqual(PLACES.top01?.[0]);
  expect(line.at(-1)).toEqual(slotAt("r3_1", 2));
  const ys = line.map(([, y]) => y);
  expect(ys).toEqual(ys.toSorted((a, b) => a - b));
});

test("a way is cut where the pearl finds its place", () => {
  const line = routeOf([top(1), "r1_01", "r2_1a"], 1);
  const end = walk(line, lengthOf(line) - 40);
  const cut = shortened(line, end);
  expect(cut.at(-1)).toEqual(end);
  expect(lengthOf(cut)).toBeLessThan(lengthOf(line) - 20);
});

test("twelve springs feed the last section, three the third row", () => {
  const springs = (section: string) => catchment(section).filter((place) => place.startsWith("top"));
  expect(springs("r5")).toHaveLength(12);
  expect(springs("r3_4")).toEqual([top(10), top(11), top(12)]);
});
