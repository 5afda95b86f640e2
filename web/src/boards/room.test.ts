import { describe, expect, it } from "vitest";
import { growth } from "./room";

const NEEDED = { width: 1000, height: 500 };

describe("the growth of panels", () => {
  it("follows the narrower side", () => {
    expect(growth({ width: 1500, height: 1000 }, NEEDED, 16)).toBe(1.5);
  });
  it("is never below the usual size, and not without end", () => {
    expect(growth({ width: 300, height: 200 }, NEEDED, 16)).toBe(1);
    expect(growth({ width: 9000, height: 9000 }, NEEDED, 16)).toBe(2);
  });
  it("leaves larger text its room", () => {
    expect(growth({ width: 1500, height: 1000 }, NEEDED, 24)).toBe(1);
  });
});
