import { describe, expect, it } from "vitest";
import { Vector3 } from "three";
import { BASE_TOP, baseOf, extent, turned, type Pose } from "../board/stones";
import { contactHeight } from "./falling";

const lyingOn = (stone: string, face: number): number => extent(stone, turned(stone, face, 0.3)).low;

describe("lowering", () => {
  it("ends on the base stone, or on the stone below", () => {
    const base = baseOf(2);
    const held: Pose = { place: new Vector3(base.x, base.y, 0), turn: turned("l01", 0, 0.3) };
    const bare = contactHeight("l01", held, 2, []);
    expect(bare).toBeCloseTo(BASE_TOP - lyingOn("l01", 0), 1);
    const standing: Pose = { place: new Vector3(base.x, base.y, bare), turn: held.turn };
    const second = contactHeight("s01", { ...held, turn: turned("s01", 0, 0) }, 2, [["l01", standing]]);
    expect(second).toBeGreaterThan(bare + extent("l01", held.turn).high * 0.5);
  });

  it("meets the table beside the base stone", () => {
    const base = baseOf(0);
    const held: Pose = { place: new Vector3(base.x + 150, base.y, 0), turn: turned("s02", 0, 0) };
    expect(contactHeight("s02", held, 0, [])).toBeCloseTo(-extent("s02", held.turn).low, 1);
  });
});
