/** The sizes of stones, by their ids: s01, m01, l01. */
export type Size = "small" | "medium" | "large";
const SIZES: Record<string, Size> = { s: "small", m: "medium", l: "large" };

export function sizeOf(stone: string): Size {
  return SIZES[stone.charAt(0)] ?? "small";
}
