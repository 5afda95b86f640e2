/** Where the stacks and the river are on the picture: what is drawn in 3D has no elements of its own to point at. */
import { Vector3, type Camera } from "three";
import { project } from "./three_scene";
import { baseOf, RING } from "./stones";

export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

const BASE_RADIUS = 34; // millimetres
const RIVER_RADIUS = 92;
const PAWN = { from: 204, radius: 13, height: 46 }; // the location marker, outside its stack

/** The box round some points of the table, in pixels of a picture of this size. */
function around(points: Vector3[], camera: Camera, width: number, height: number): Spot {
  const seen = points.map((point) => project(point, camera));
  const [xs, ys] = [seen.map((at) => at.x * width), seen.map((at) => at.y * height)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function ring(middle: Vector3, radius: number): Vector3[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].map((k) =>
    middle.clone().add(new Vector3(radius, 0, 0).applyAxisAngle(new Vector3(0, 0, 1), (k * Math.PI) / 4)),
  );
}

/** The stack with its base stone, as high as its top. */
export function stackSpot(stack: number, top: number, camera: Camera, width: number, height: number): Spot {
  const base = baseOf(stack);
  return around([...ring(base, BASE_RADIUS), ...ring(base.clone().setZ(top), BASE_RADIUS / 2)], camera, width, height);
}

export function markerSpot(stack: number, camera: Camera, width: number, height: number): Spot {
  const foot = baseOf(stack)
    .multiplyScalar(PAWN.from / RING)
    .setZ(0);
  const head = foot.clone().setZ(PAWN.height);
  return around([...ring(foot, PAWN.radius), ...ring(head, PAWN.radius)], camera, width, height);
}

export function riverSpot(camera: Camera, width: number, height: number): Spot {
  return around(ring(new Vector3(), RIVER_RADIUS), camera, width, height);
}
