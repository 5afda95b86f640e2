// @vitest-environment node
// Node's streams do not take the Blob of a simulated page.
import { describe, expect, it } from "vitest";
import { unpack } from "./film";

describe("a film", () => {
  it("is unpacked as the world packed it", async () => {
    const steps = new Int16Array([100, 20, -10, 0, 0, 0, 200, 2, 3, 4096, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    const packed = new Response(
      new Blob([steps.buffer]).stream().pipeThrough(new CompressionStream("deflate")),
    ).arrayBuffer();
    const data = btoa(String.fromCharCode(...new Uint8Array(await packed)));
    const motion = await unpack({ stones: ["s01"], pictures: 3, data, hertz: 30, place: 5e-5 });
    expect(motion.seconds).toBeCloseTo(2 / 30);
    expect(motion.at(0, 0).place.toArray()).toEqual([5, 0, 10]);
    expect(motion.at(0, 1).place.x).toBeCloseTo(5.5);
    expect(motion.at(0, 1).place.z).toBeCloseTo(10.25);
    expect(motion.at(0, 0).turn.w).toBeCloseTo(1);
  });
});
