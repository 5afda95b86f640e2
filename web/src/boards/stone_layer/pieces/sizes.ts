/** The sizes of stones, by their ids: s01, m01, l01. */
import type { View } from "../../../lib/views/stone_layer";

export const SIZES = ["small", "medium", "large"] as const;
export type Size = (typeof SIZES)[number];

export function sizeOf(stone: string): Size {
  return SIZES.find((size) => size.charAt(0) === stone.charAt(0)) ?? "small";
}

/** How many stones of a size are in the river. */
export function leftOf(size: Size, view: View): number {
  return view.river.filter((stone) => stone.size === size).length;
}
