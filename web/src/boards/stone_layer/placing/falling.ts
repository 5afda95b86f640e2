/** How far a held stone can be lowered: straight down to first contact, a little coarser than the rules' physics. */
import { Mesh, MeshBasicMaterial, Raycaster, Vector3 } from "three";
import { BASE_TOP, baseOf, cornersOf, meshOf, type Pose } from "../board/stones";

const FAR = 1000;
const BASE_RADIUS = 33.5;
const material = new MeshBasicMaterial();
const [up, down] = [new Vector3(0, 0, 1), new Vector3(0, 0, -1)];

function solid(stone: string, pose: Pose): Mesh {
  const mesh = new Mesh(meshOf(stone), material);
  mesh.position.copy(pose.place);
  mesh.quaternion.copy(pose.turn);
  mesh.updateMatrixWorld();
  return mesh;
}

function world(stone: string, pose: Pose): Vector3[] {
  return cornersOf(stone).map((corner) => corner.clone().applyQuaternion(pose.turn).add(pose.place));
}

function groundBelow(corner: Vector3, stack: number): number {
  const base = baseOf(stack);
  return Math.hypot(corner.x - base.x, corner.y - base.y) <= BASE_RADIUS ? BASE_TOP : 0;
}

/** The height of the stone's centre at first contact with a stack; `held.place.z` does not matter. */
export function contactHeight(stone: string, held: Pose, stack: number, standing: [string, Pose][]): number {
  const above: Pose = { place: new Vector3(held.place.x, held.place.y, FAR), turn: held.turn };
  const corners = world(stone, above);
  let fall = Infinity;
  for (const corner of corners) fall = Math.min(fall, corner.z - groundBelow(corner, stack));
  const ray = new Raycaster();
  const obstacles = standing.map(([id, pose]) => solid(id, pose));
  for (const corner of corners) {
    ray.set(corner, down);
    const hit = ray.intersectObjects(obstacles)[0];
    if (hit) fall = Math.min(fall, hit.distance);
  }
  const mine = solid(stone, above);
  for (const [id, pose] of standing) {
    for (const corner of world(id, pose)) {
      ray.set(corner, up);
      const hit = ray.intersectObject(mine)[0];
      if (hit) fall = Math.min(fall, hit.distance);
    }
  }
  return FAR - fall;
}
