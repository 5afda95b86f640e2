/** Where things lie in The River: the islands of the main board, wide or tall, and the course over a river board. */
import { chance, smooth, type Point } from "../../art/scenery";

export const CARD_WIDTH = 104;
export const CARD_HEIGHT = 132;

export interface Isle {
  x: number;
  y: number;
  rx: number;
  ry: number;
  seed: number;
  /** Large islands are squarer and wobble less. */
  large?: boolean;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Layout {
  width: number;
  height: number;
  isles: Record<"terrain" | "buildings" | "town" | "wood" | "stone" | "clay" | "food", Isle>;
  /** Where the terrain tiles lie, and where the pioneers who claim them stand. */
  tiles: Box;
  claims: Box;
  cards: Point;
  cardWidth: number;
  cardStep: number;
  boxes: Record<"reserve" | "construct" | "first_player" | "swap", Box>;
  ripples: Point[];
}

/** For a table: two rows of islands. */
export const WIDE: Layout = {
  width: 1096,
  height: 422,
  isles: {
    terrain: { x: 238, y: 115, rx: 220, ry: 99, seed: 4, large: true },
    buildings: { x: 779, y: 115, rx: 300, ry: 99, seed: 11, large: true },
    wood: { x: 98, y: 324, rx: 78, ry: 81, seed: 21 },
    stone: { x: 278, y: 324, rx: 78, ry: 81, seed: 22 },
    clay: { x: 458, y: 324, rx: 78, ry: 81, seed: 23 },
    food: { x: 638, y: 324, rx: 78, ry: 81, seed: 24 },
    town: { x: 908, y: 324, rx: 172, ry: 86, seed: 31, large: true },
  },
  tiles: { x: 43, y: 54, width: 356, height: 142 },
  claims: { x: 402, y: 56, width: 50, height: 120 },
  cards: [500, 50],
  cardWidth: 104,
  cardStep: 111,
  boxes: {
    reserve: { x: 950, y: 48, width: 116, height: 136 },
    construct: { x: 744, y: 247, width: 142, height: 152 },
    first_player: { x: 898, y: 247, width: 166, height: 71 },
    swap: { x: 898, y: 328, width: 166, height: 71 },
  },
  ripples: [
    [462, 150],
    [468, 196],
    [1046, 222],
    [188, 224],
    [366, 226],
    [548, 224],
    [700, 222],
    [716, 330],
    [724, 396],
    [14, 222],
    [178, 410],
    [358, 412],
    [540, 408],
    [455, 28],
  ],
};

/** For a phone: one column to scroll. */
export const TALL: Layout = {
  width: 390,
  height: 1046,
  isles: {
    terrain: { x: 195, y: 108, rx: 177, ry: 94, seed: 4, large: true },
    wood: { x: 100, y: 294, rx: 78, ry: 76, seed: 21 },
    stone: { x: 290, y: 294, rx: 78, ry: 76, seed: 22 },
    clay: { x: 100, y: 464, rx: 78, ry: 76, seed: 23 },
    food: { x: 290, y: 464, rx: 78, ry: 76, seed: 24 },
    buildings: { x: 195, y: 678, rx: 180, ry: 122, seed: 11, large: true },
    town: { x: 195, y: 920, rx: 180, ry: 104, seed: 31, large: true },
  },
  tiles: { x: 32, y: 58, width: 326, height: 128 },
  claims: { x: 232, y: 22, width: 126, height: 34 },
  cards: [22, 588],
  cardWidth: 83,
  cardStep: 87,
  boxes: {
    reserve: { x: 24, y: 704, width: 342, height: 78 },
    construct: { x: 22, y: 832, width: 168, height: 176 },
    first_player: { x: 202, y: 832, width: 166, height: 82 },
    swap: { x: 202, y: 926, width: 166, height: 82 },
  },
  ripples: [
    [180, 204],
    [18, 380],
    [344, 378],
    [184, 306],
    [182, 472],
    [20, 546],
    [350, 550],
    [170, 806],
    [330, 1036],
  ],
};

/** The shore of an island, so far outside of its land. */
export function shore(isle: Isle, grow = 0): string {
  const random = chance(isle.seed);
  const [count, wobble, power] = isle.large ? [18, 0.02, 5] : [14, 0.05, 3.2];
  const points = Array.from({ length: count }, (_, i): Point => {
    const [cos, sin] = [Math.cos((2 * Math.PI * i) / count), Math.sin((2 * Math.PI * i) / count)];
    const reach = (Math.abs(cos) ** power + Math.abs(sin) ** power) ** (-1 / power);
    const far = reach * (1 - wobble + 2 * wobble * random());
    return [isle.x + (isle.rx + grow) * cos * far, isle.y + (isle.ry + grow) * sin * far];
  });
  return smooth(points, true);
}

/** So many squares in a box, in one row, or in two if that makes them clearly larger: their size and corners. */
export function squares(count: number, box: Box, largest: number, gap = 5): { size: number; at: Point[] } {
  const across = (rows: number) => Math.max(1, Math.ceil(count / rows));
  const fitting = (rows: number) =>
    Math.min(largest, (box.width + gap) / across(rows) - gap, (box.height + gap) / rows - gap);
  const rows = fitting(2) > 1.1 * fitting(1) ? 2 : 1;
  const [columns, size] = [across(rows), fitting(rows)];
  const left = box.x + (box.width - columns * (size + gap) + gap) / 2;
  const top = box.y + (box.height - rows * (size + gap) + gap) / 2;
  const at = Array.from({ length: count }, (_, i): Point => [
    left + (i % columns) * (size + gap),
    top + Math.floor(i / columns) * (size + gap),
  ]);
  return { size, at };
}

/** Places side by side around a middle, closer together the more there are. */
export function row(count: number, middle: number, step: number, width: number): number[] {
  const between = count > 1 ? Math.min(step, width / (count - 1)) : step;
  return Array.from({ length: count }, (_, i) => middle + (i - (count - 1) / 2) * between);
}

/** The symbols of a cost side by side on a card, smaller the more there are: their size and left edges. */
export function costRow(count: number): { size: number; at: number[] } {
  const step = Math.min(19, (CARD_WIDTH - 8) / Math.max(1, count));
  const size = Math.min(18, step);
  return { size, at: row(count, CARD_WIDTH / 2, step, CARD_WIDTH).map((middle) => middle - size / 2) };
}

export const BOARD = { width: 388, height: 306, tile: 82, gap: 8, margin: 18 };

/** The corner of a spot of the river board by its row and column, from 1. */
export function spotAt(
  place: { row: number; column: number },
  tile = BOARD.tile,
  gap = BOARD.gap,
  margin = BOARD.margin,
): Point {
  return [margin + (place.column - 1) * (tile + gap), margin + (place.row - 1) * (tile + gap)];
}

/** The river's course through the spots in their order: along a row, around a bend, back along the next. */
export function course(spots: readonly { row: number; column: number }[]): string {
  const half = BOARD.tile / 2;
  const BEND = 26;
  const rows = new Map<number, number[]>();
  for (const spot of spots) rows.set(spot.row, [...(rows.get(spot.row) ?? []), spotAt(spot)[0] + half]);
  const lines = [...rows].map(([row, xs]) => ({ y: spotAt({ row, column: 1 })[1] + half, xs }));
  let path = "";
  let [x, y] = [-20, lines[0]?.y ?? 0];
  lines.forEach((line, i) => {
    const east = (line.xs[0] ?? 0) <= (line.xs.at(-1) ?? 0);
    const turn = line.xs.at(-1) ?? 0;
    const last = i === lines.length - 1;
    const way = east ? 1 : -1;
    const end = last ? (east ? BOARD.width + 20 : -20) : turn - way * BEND;
    if (i === 0) path = `M${x} ${y}`;
    path += waves(end - x);
    if (last) return;
    const below = lines[i + 1]?.y ?? line.y;
    path += `Q${turn} ${line.y} ${turn} ${line.y + BEND}V${below - BEND}Q${turn} ${below} ${turn - way * BEND} ${below}`;
    [x, y] = [turn - way * BEND, below];
  });
  return path;
}

function waves(length: number): string {
  const count = Math.max(1, Math.round(Math.abs(length) / 62));
  const step = length / count;
  return Array.from(
    { length: count },
    (_, i) => `q${(step / 2).toFixed(1)} ${i % 2 ? -6 : 6} ${step.toFixed(1)} 0`,
  ).join("");
}

/** The points of a star with five rays. */
export function star(x: number, y: number, r: number): string {
  return Array.from({ length: 10 }, (_, i) => {
    const reach = i % 2 ? r * 0.45 : r;
    const angle = (i * Math.PI) / 5;
    return `${(x + reach * Math.sin(angle)).toFixed(1)},${(y - reach * Math.cos(angle)).toFixed(1)}`;
  }).join(" ");
}
