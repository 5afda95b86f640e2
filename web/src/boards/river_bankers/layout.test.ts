import { expect, test } from "vitest";
import type { PlayerView, RiverCardView, View } from "../../lib/views/river_bankers";
import { cardsOf, covers, grid, iconPlaces, LOOP, stackOn, trackPlace } from "./layout";

function card(name: string, icons = 7, workers: number[] = [0, 0], blanks = 0): RiverCardView {
  const open = icons - blanks - workers.reduce((sum, each) => sum + each, 0);
  return { card: name, materials: ["reeds"], icons, open, blanks, workers, rate: 2 };
}

test("the track runs clockwise in even steps, and a second lap lies on the first", () => {
  const places = Array.from({ length: LOOP }, (_, total) => trackPlace(total));
  places.forEach((place, i) => {
    const next = places[(i + 1) % LOOP] ?? place;
    const step = Math.hypot(next.x - place.x, next.y - place.y);
    expect(step).toBeGreaterThan(30);
    expect(step).toBeLessThan(45);
  });
  expect(places[0]?.y).toBe(22);
  expect(places[8]?.x ?? 0).toBeGreaterThan(places[2]?.x ?? 0);
  expect(trackPlace(71)).toEqual(trackPlace(11));
});

test("a pawn on its way from the last space to the first of the next lap is between them", () => {
  const [last, first] = [trackPlace(LOOP - 1), trackPlace(LOOP)];
  for (let part = 0.1; part < 1; part += 0.1) {
    const { x, y } = trackPlace(LOOP - 1 + part);
    expect(x).toBeGreaterThan(last.x - 1);
    expect(x).toBeLessThan(first.x + 1);
    expect(y).toBeGreaterThan(first.y - 1);
    expect(y).toBeLessThan(last.y + 1);
  }
});

test("a stack is auction from the bottom to the top, laps apart on one space", () => {
  const player = (seat: number, fish: number, order: number) => ({ seat, fish, order }) as PlayerView;
  const players = [player(0, 5, 1), player(1, 5, 0), player(2, 65, 2)];
  expect(stackOn(players, 5).map((each) => each.seat)).toEqual([0, 1, 2]);
  expect(stackOn(players, 6)).toEqual([]);
});

test("many cards in a column grow smaller and stay inside it", () => {
  expect(grid(4, "river")).toEqual({ columns: 1, scale: 1 });
  const river = [Array.from({ length: 9 }, (_, i) => card(`c${i}`)), [], [], []];
  const placed = cardsOf({ headwaters: [card("up"), null, null], river, shoreline: [] as RiverCardView[] } as View);
  expect(placed).toHaveLength(10);
  for (const each of placed) expect(each.y + 82 * each.scale).toBeLessThan(486);
  const columns = new Set(placed.filter((each) => each.where === "river").map((each) => each.x));
  expect(Math.max(...columns)).toBeLessThan(206 + 106);
});

test("icons are covered by workers, then blanks, then nothing", () => {
  expect(covers(card("a", 5, [1, 2], 1))).toEqual([0, 1, 1, "blank", null]);
  const places = iconPlaces(8);
  expect(new Set(places.map((each) => each.join())).size).toBe(8);
  for (const [x, y] of places) expect(x > 10 && x < 96 && y > 30 && y < 75).toBe(true);
});
