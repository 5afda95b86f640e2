import { expect, test } from "vitest";
import { qrPath } from "./qr";

test("a code has a quiet zone of four modules and dark corners inside it", () => {
  const { size, path } = qrPath("http://192.168.1.23:8000/t/K7QM2P");
  expect(size).toBe(29 + 8);
  const drawn = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)].map((run) => run.slice(1).map(Number));
  expect(drawn.length).toBeGreaterThan(100);
  expect(drawn[0]).toEqual([4, 4, 7, 7]); // the upper edge of the first corner
  for (const [x = 0, y = 0, width = 0] of drawn) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(4);
    expect(Math.max(x + width, y + 1)).toBeLessThanOrEqual(size - 4);
  }
});
