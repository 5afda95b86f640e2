/** Where loose stones lie in the river: a heap, the large ones below. No stone of the river is in anybody's way. */
import { Vector3 } from "three";
import { extent, sizeOf, STONE_IDS, turned, type Pose } from "./stones";

const POOL = 88; // millimetres from the middle to the outermost stone
const PLACES = 160;
const GOLDEN = Math.PI * (3 - Math.sqrt(5));
const SUNK = 3; // below the water
const SCALE = 0.64;
const ORDER = { large: 0, medium: 1, small: 2 };

interface Lying {
  stone: string;
  x: number;
  y: number;
  low: number;
  high: number;
  radius: number;
  pose: Pose;
}

/** Any stone of the heap that is below another carries it at this share of its height. */
const CARRIES = 0.86;

function heightOver(below: Lying[], x: number, y: number, radius: number): number {
  let height = -SUNK;
  for (const other of below) {
    const near = (Math.hypot(other.x - x, other.y - y) * 1.3) / (radius + other.radius);
    if (near < 1) height = Math.max(height, other.pose.place.z + other.high * CARRIES * Math.sqrt(1 - near * near));
  }
  return height;
}

function heap(): Lying[] {
  const lying: Lying[] = [];
  const order = [...STONE_IDS].sort((a, b) => ORDER[sizeOf(a)] - ORDER[sizeOf(b)] || a.localeCompare(b));
  order.forEach((stone, i) => {
    const turn = turned(stone, 0, i * GOLDEN * 1.7);
    const whole = extent(stone, turn);
    const [low, high, radius] = [whole.low * SCALE, whole.high * SCALE, whole.radius * SCALE];
    let [best, bestX, bestY] = [Infinity, 0, 0];
    for (let k = 0; k < PLACES; k++) {
      const [away, angle] = [(POOL - radius * 0.45) * Math.sqrt((k + 0.5) / PLACES), k * GOLDEN + i];
      const [x, y] = [away * Math.cos(angle) * 1.08, away * Math.sin(angle) * 0.96];
      const cost = heightOver(lying, x, y, radius) + away * 0.03;
      if (cost < best) [best, bestX, bestY] = [cost, x, y];
    }
    const z = heightOver(lying, bestX, bestY, radius) - low;
    const pose = { place: new Vector3(bestX, bestY, z), turn, scale: SCALE };
    lying.push({ stone, x: bestX, y: bestY, low, high, radius, pose });
  });
  return lying;
}

let whole: Lying[] | null = null;

/** The poses of the stones that are in the river: each in its own place, lower if what lay below is gone. */
export function riverPoses(present: ReadonlySet<string>): Map<string, Pose> {
  whole ??= heap();
  const lying: Lying[] = [];
  for (const each of whole) {
    if (!present.has(each.stone)) continue;
    const z = heightOver(lying, each.x, each.y, each.radius) - each.low;
    lying.push({ ...each, pose: { ...each.pose, place: new Vector3(each.x, each.y, z) } });
  }
  return new Map(lying.map((each) => [each.stone, each.pose]));
}
