import type { Paint } from "../../contract";

/** Riverside's colours, each with the ink that is readable on it; a glyph always goes with them. */

export const PAINT: Record<string, Paint> = {
  yellow: { fill: "#e9b93a", ink: "#5b4200" },
  blue: { fill: "#3673b3", ink: "#fff" },
  pink: { fill: "#c04d77", ink: "#fff" },
  brown: { fill: "#8d6240", ink: "#fff" },
  white: { fill: "#f4f1e8", ink: "#20303a" },
  green: { fill: "#2f8f6d", ink: "#fff" },
  stave: { fill: "#5b4a3a", ink: "#fff" },
};

export function paint(colour: string): Paint {
  return PAINT[colour] ?? { fill: "#8a949a", ink: "#fff" };
}
