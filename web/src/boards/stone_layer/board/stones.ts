/** The stones as the rules' physics has them, in millimetres: their meshes, resting faces and turns. */
import { Quaternion, Vector3, type BufferGeometry } from "three";
import { ConvexGeometry } from "three/examples/jsm/geometries/ConvexGeometry.js";
import { toCreasedNormals } from "three/examples/jsm/utils/BufferGeometryUtils.js";
import shapes from "../stones.json";

export { sizeOf } from "../pieces/sizes";

interface Shape {
  corners: number[];
  rests: number[][];
}

export type Numbers = readonly [number, number, number, number, number, number, number];
export interface Pose {
  place: Vector3;
  turn: Quaternion;
  /** Stones in the river are drawn smaller, so that they do not hide the stacks. */
  scale?: number;
}

const SHAPES = shapes as Record<string, Shape>;
export const STONE_IDS = Object.keys(SHAPES);
const CREASE = 0.62; // radians: edges flatter than this are drawn round
const UP = new Vector3(0, 0, 1);
const DOWN = new Vector3(0, 0, -1);

export const RING = 150;
export const BASE_TOP = 8;
export const MOST_OFFSET = 60;
export const MOST_TILT = 0.6;

const corners = new Map<string, Vector3[]>();
const meshes = new Map<string, BufferGeometry>();

export function cornersOf(stone: string): Vector3[] {
  let found = corners.get(stone);
  if (!found) {
    const numbers = SHAPES[stone]?.corners ?? [];
    found = Array.from({ length: numbers.length / 3 }, (_, i) =>
      new Vector3().fromArray(numbers, 3 * i).multiplyScalar(0.01),
    );
    corners.set(stone, found);
  }
  return found;
}

export function meshOf(stone: string): BufferGeometry {
  let found = meshes.get(stone);
  if (!found) {
    found = toCreasedNormals(new ConvexGeometry(cornersOf(stone)), CREASE);
    meshes.set(stone, found);
  }
  return found;
}

export function faceCount(stone: string): number {
  return SHAPES[stone]?.rests.length ?? 0;
}

/** A stone's turn: a resting face down, turned about the vertical, then tilted about x and y, like the rules' physics. */
export function turned(stone: string, face: number, yaw: number, tilt: readonly [number, number] = [0, 0]): Quaternion {
  const rest = new Vector3().fromArray(SHAPES[stone]?.rests[face] ?? [0, 0, -1]).normalize();
  const flat = new Quaternion().setFromUnitVectors(rest, DOWN);
  const about = new Quaternion().setFromAxisAngle(UP, yaw);
  const lean = Math.hypot(...tilt);
  const axis = new Vector3(tilt[0], tilt[1], 0).normalize();
  const tilted = lean > 1e-9 ? new Quaternion().setFromAxisAngle(axis, lean) : new Quaternion();
  return tilted.multiply(about).multiply(flat);
}

export function poseOf([x, y, z, w, a, b, c]: Numbers): Pose {
  return { place: new Vector3(1000 * x, 1000 * y, 1000 * z), turn: new Quaternion(a, b, c, w) };
}

/** The middle of a base stone; stacks count from 0 and go clockwise. */
export function baseOf(stack: number): Vector3 {
  const angle = ((90 - 60 * stack) * Math.PI) / 180;
  return new Vector3(RING * Math.cos(angle), RING * Math.sin(angle), 0);
}

/** How far the lowest and the highest corner are from the centre. */
export function extent(stone: string, turn: Quaternion): { low: number; high: number; radius: number } {
  let [low, high, radius] = [Infinity, -Infinity, 0];
  for (const corner of cornersOf(stone)) {
    const at = corner.clone().applyQuaternion(turn);
    low = Math.min(low, at.z);
    high = Math.max(high, at.z);
    radius = Math.max(radius, Math.hypot(at.x, at.y));
  }
  return { low, high, radius };
}
