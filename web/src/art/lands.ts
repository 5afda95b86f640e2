/** The land beside every game's picture: its own hills, river and sky go on to both sides. */
import { chance, fir, smooth, type Point } from "./scenery";

/** The width of every picture. */
const PICTURE = 272;
export const HEIGHT = 160;
/** The width of the land: enough for any page, which cuts it off on both sides. */
export const WIDTH = 10 * PICTURE;
/** The left and right edge of the picture on the land. */
const [LEFT, RIGHT] = [(WIDTH - PICTURE) / 2, (WIDTH + PICTURE) / 2];
/** Where the river enters and leaves every picture. */
const RIVER = 124;

/** Heights at the left and at the right edge of the picture. */
type Edges = [number, number];

interface Palette {
  sky: [string, string];
  /** The farthest first. */
  hills: [colour: string, edges: Edges, sway: number][];
  /** Mountains behind them. */
  peaks?: [colour: string, height: number];
  /** Northern lights. */
  aurora?: string;
  firs: [string, string];
  water: number;
  bank: [colour: string, edges: Edges];
}

const PALETTES: Record<string, Palette> = {
  the_river: {
    sky: ["#e7f1ea", "#e7f1ea"],
    peaks: ["#b8c3c6", 34],
    hills: [
      ["#b9d48d", [78, 68], 9],
      ["#9cc463", [92, 80], 6],
    ],
    firs: ["#3f7a4a", "#31653c"],
    water: 34,
    bank: ["#84b04c", [150, 144]],
  },
  riverside: {
    sky: ["#1d3a57", "#5d8fab"],
    peaks: ["#b7c6cd", 52],
    aurora: "#7fe0b4",
    hills: [["#e9f0ea", [104, 104], 3]],
    firs: ["#55826a", "#43705a"],
    water: 32,
    bank: ["#f3f6f4", [148, 144]],
  },
  twelve_rivers: {
    sky: ["#f3ead9", "#f3ead9"],
    hills: [
      ["#e3e6c6", [22, 16], 9],
      ["#d8dfb8", [56, 46], 8],
      ["#c3d29b", [74, 58], 8],
    ],
    firs: ["#6f9a45", "#5d8739"],
    water: 34,
    bank: ["#aec07f", [152, 148]],
  },
  river_bankers: {
    sky: ["#f4e7cf", "#f4e7cf"],
    hills: [
      ["#c9cf96", [64, 48], 10],
      ["#a8b976", [84, 76], 5],
    ],
    firs: ["#55824c", "#456f3e"],
    water: 40,
    bank: ["#8fa35c", [152, 148]],
  },
  stone_layer: {
    sky: ["#e9edef", "#e9edef"],
    hills: [
      ["#c9d3c2", [84, 70], 8],
      ["#b7c4ad", [98, 90], 4],
    ],
    firs: ["#8ea489", "#7c937a"],
    water: 46,
    bank: ["#9fb08f", [153, 150]],
  },
};

export interface Land {
  sky: [string, string];
  aurora: [colour: string, path: string] | null;
  /** Filled outlines, the farthest first. */
  fills: [colour: string, path: string][];
  river: string;
  water: number;
  bank: [colour: string, path: string];
}

const STEP = PICTURE / 2;

/** A gentle line across the whole width that meets the picture at its edges. */
function ridge([left, right]: Edges, sway: number, random: () => number): Point[] {
  return Array.from({ length: WIDTH / STEP + 1 }, (_, i): Point => {
    const x = i * STEP;
    const atEdge = x === LEFT || x === RIGHT;
    return [x, (x < WIDTH / 2 ? left : right) + (atEdge ? 0 : (random() * 2 - 1) * sway)];
  });
}

const filled = (points: readonly Point[]) => `${smooth(points, false, 1)}V${HEIGHT}H0z`;

export function landOf(game: string): Land {
  const { sky, hills, peaks, aurora, firs, water, bank } = PALETTES[game] ?? (PALETTES.the_river as Palette);
  const random = chance(7);
  const beside = (x: number, reach: number) => x + reach < LEFT || x - reach > RIGHT;
  const fills: [string, string][] = [];
  for (let x = -40; peaks && x < WIDTH; x += 90 + random() * 90) {
    const [top, half] = [peaks[1] + random() * 16, 50 + random() * 24];
    if (beside(x, half)) fills.push(...mountain(peaks[0], Math.round(x), Math.round(top), Math.round(half)));
  }
  for (const [colour, edges, sway] of hills) fills.push([colour, filled(ridge(edges, sway, random))]);
  for (let x = 30; x < WIDTH; x += 50 + random() * 130) {
    const ground = hills.at(-1)?.[1][x < LEFT ? 0 : 1] ?? 0;
    const [whole, shade] = fir(Math.round(x), Math.round(ground + 4 + random() * 6), Math.round(22 + random() * 12));
    if (beside(x, 20)) fills.push([firs[0], whole], [firs[1], shade]);
  }
  const lights = aurora && `${smooth(ridge([20, 20], 10, random), false, 1)}V64H0z`;
  return {
    sky,
    aurora: aurora && lights ? [aurora, lights] : null,
    fills,
    river: smooth(ridge([RIVER, RIVER], 3, random), false, 1),
    water,
    bank: [bank[0], filled(ridge(bank[1], 3, random))],
  };
}

/** A mountain and the snow on its top. */
function mountain(colour: string, x: number, top: number, half: number): [string, string][] {
  const foot = 108;
  const snow = 12;
  const side = Math.round((snow * half) / (foot - top));
  return [
    [colour, `M${x - half} ${foot} ${x} ${top} ${x + half} ${foot}z`],
    [
      "#fff",
      `M${x} ${top} ${x + side} ${top + snow} ${x + 3} ${top + snow + 2} ${x - 2} ${top + snow - 2} ${x - side} ${top + snow}z`,
    ],
  ];
}
