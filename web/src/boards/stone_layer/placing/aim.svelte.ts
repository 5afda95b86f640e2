/** How a person holds a stone: resting face, turn, tilt, place over the stack, and how high. One hand for one browser. */
import { Vector3 } from "three";
import { baseOf, faceCount, MOST_OFFSET, MOST_TILT, turned, type Pose } from "../board/stones";

const START_GAP = 26; // millimetres above first contact
const LEAST_GAP = 1;
const WHOLE = 2 * Math.PI;

export interface Release {
  face: number;
  yaw: number;
  tilt: [number, number];
  x: number;
  y: number;
}

const round = (number: number, digits: number) => Math.round(number * 10 ** digits) / 10 ** digits;

export class Aim {
  stone = $state<string | null>(null);
  stack = $state(0);
  face = $state(0);
  yaw = $state(0);
  tilt = $state<[number, number]>([0, 0]);
  /** Millimetres from the middle of the base stone. */
  x = $state(0);
  y = $state(0);
  gap = $state(START_GAP);

  /** Take a stone in the hand, over the middle of what it is to stand on. */
  take(stone: string, stack: number, over: { x: number; y: number }): void {
    if (this.stone === stone && this.stack === stack) return;
    this.stone = stone;
    this.stack = stack;
    [this.face, this.yaw, this.tilt, this.gap] = [0, 0, [0, 0], START_GAP];
    this.moveTo(over.x, over.y);
  }

  drop(): void {
    this.stone = null;
  }

  moveTo(x: number, y: number): void {
    const near = Math.min(1, MOST_OFFSET / Math.max(1e-9, Math.hypot(x, y)));
    [this.x, this.y] = [round(x * near, 2), round(y * near, 2)];
  }

  nudge(right: number, away: number): void {
    this.moveTo(this.x + right, this.y + away);
  }

  turnBy(degrees: number): void {
    this.yaw = (this.yaw + (degrees * Math.PI) / 180 + WHOLE) % WHOLE;
  }

  /** Tilts in degrees about the axis to the right and the one pointing away; together no more than the rules allow. */
  tiltTo(about: 0 | 1, degrees: number): void {
    const tilt: [number, number] = [...this.tilt];
    tilt[about] = (degrees * Math.PI) / 180;
    const upright = Math.min(1, MOST_TILT / Math.max(1e-9, Math.hypot(...tilt)));
    this.tilt = [tilt[0] * upright, tilt[1] * upright];
  }

  showFace(face: number): void {
    const count = this.stone ? faceCount(this.stone) : 1;
    this.face = (face + count) % count;
  }

  lower(millimetres: number): void {
    this.gap = Math.max(LEAST_GAP, Math.min(60, this.gap - millimetres));
  }

  /** What the server is told: radians and metres. */
  get release(): Release {
    const tilt: [number, number] = [round(this.tilt[0], 5), round(this.tilt[1], 5)];
    return { face: this.face, yaw: round(this.yaw, 5), tilt, x: round(this.x / 1000, 6), y: round(this.y / 1000, 6) };
  }

  /** Where the stone is held, its height left open. */
  get pose(): Pose {
    const base = baseOf(this.stack);
    const turn = turned(this.stone ?? "", this.face, this.yaw, this.tilt);
    return { place: new Vector3(base.x + this.x, base.y + this.y, 0), turn };
  }
}

export const aim = new Aim();
