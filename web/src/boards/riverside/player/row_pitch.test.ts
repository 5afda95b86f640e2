import { expect, test } from "vitest";
import { ROW_PITCH, rowPitch } from "./row_pitch";

test("under a finger the rows of a boat are 44 pixels apart, whatever its size", () => {
  for (const width of [120, 140, 212, 281]) expect((rowPitch(width, true) * width) / 212).toBeGreaterThanOrEqual(44);
  expect(rowPitch(400, true)).toBe(ROW_PITCH);
  expect(rowPitch(0, true)).toBe(ROW_PITCH);
  expect(rowPitch(120, false)).toBe(ROW_PITCH);
});
