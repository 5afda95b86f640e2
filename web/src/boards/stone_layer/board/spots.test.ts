import { OrthographicCamera } from "three";
import { expect, it } from "vitest";
import { baseOf } from "./stones";
import { markerSpot, riverSpot, stackSpot } from "./spots";

/** Looks down on 400 × 400 millimetres, a pixel each. */
function fromAbove(): OrthographicCamera {
  const camera = new OrthographicCamera(-200, 200, 200, -200, 1, 1000);
  camera.position.set(0, 0, 500);
  camera.lookAt(0, 0, 0);
  camera.updateMatrixWorld();
  return camera;
}

it("a stack is where its base stone lies, and the river is in the middle between them", () => {
  const river = riverSpot(fromAbove(), 400, 400);
  expect(river.x + river.width / 2).toBeCloseTo(200);
  for (const stack of [0, 1, 2, 3, 4, 5]) {
    const spot = stackSpot(stack, 20, fromAbove(), 400, 400);
    expect(spot.x + spot.width / 2).toBeCloseTo(200 + baseOf(stack).x);
    expect(spot.y + spot.height / 2).toBeCloseTo(200 - baseOf(stack).y);
    const marker = markerSpot(stack, fromAbove(), 400, 400);
    expect(Math.hypot(marker.x + marker.width / 2 - 200, marker.y + marker.height / 2 - 200)).toBeCloseTo(204);
  }
});
