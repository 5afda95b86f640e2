/** The sign of a stone's size: its colour, its letter and how large it is drawn. */
import type { Size } from "./sizes";

export const PAINT: Record<Size, { fill: string; edge: string; ink: string; letter: string; r: number }> = {
  small: { fill: "#e8a33d", edge: "#a86a12", ink: "#4a2c00", letter: "S", r: 9 },
  medium: { fill: "#37828b", edge: "#205b63", ink: "#fff", letter: "M", r: 12 },
  large: { fill: "#8c5a7c", edge: "#5e3752", ink: "#fff", letter: "L", r: 15 },
};

/** The outline of a pebble round a point. */
export function pebble(x: number, y: number, r: number): string {
  const at = (dx: number, dy: number) => `${(x + dx * r).toFixed(1)} ${(y + dy * r).toFixed(1)}`;
  return (
    `M${at(-1.15, 0.1)}C${at(-1.15, -0.6)} ${at(-0.5, -0.8)} ${at(0, -0.78)}` +
    `C${at(0.7, -0.76)} ${at(1.2, -0.4)} ${at(1.15, 0.15)}C${at(1.1, 0.7)} ${at(0.4, 0.8)} ${at(-0.2, 0.78)}` +
    `C${at(-0.8, 0.76)} ${at(-1.15, 0.6)} ${at(-1.15, 0.1)}Z`
  );
}

/** Where the sizes of a tile are drawn, by how many it shows. */
export const SPREAD: Record<number, number[]> = { 1: [46], 2: [29, 65], 3: [18, 43, 73] };
