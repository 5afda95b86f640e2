/** Where things lie on Riverside's map: the route of spaces, the tiles, their villages and the passages. */
import type { Point } from "../../art/scenery";
import type { TileView, View } from "../../lib/views/riverside";

export const WIDTH = 794;
export const HEIGHT = 346;
export const NORTH = 128;
export const SOUTH = 222;
export const MIDDLE = (NORTH + SOUTH) / 2;
const WEST = 86;
const TILES_WIDTH = 620;

export interface Layout {
  columns: number;
  tileWidth: number;
  /** Left edge of a column, from 1; one past the last is the east tile's. */
  left: (column: number) => number;
  /** Places of the spaces by route index. */
  route: Point[];
  village: (tile: TileView) => Point;
  passages: [Point, Point][];
}

/** How large a village's items are drawn: two of them fit their column; three, which are rare, may reach over it. */
export function itemSize(items: number, tileWidth: number): number {
  return items > 2 ? Math.min(25, tileWidth / 4.7) : Math.min(29, (tileWidth - VILLAGE_FRAME - 2) / (2 * ITEM_STEP));
}

export const ITEM_STEP = 1.7;
export const VILLAGE_FRAME = 12;

export function layoutOf(view: View): Layout {
  const columns = Math.max(...view.tiles.map((tile) => tile.column));
  const tileWidth = TILES_WIDTH / columns;
  const left = (column: number) => WEST + tileWidth * (column - 1);
  const route = places(view, tileWidth, left);
  const at = (index: number): Point => route[index] ?? [46, NORTH];
  const passages: [Point, Point][] = [];
  for (let column = 1; column <= columns; column++) {
    const [north, south] = ["north", "south"].map((bank) =>
      view.tiles.find((tile) => tile.bank === bank && tile.column === column),
    );
    if (north?.passage != null && south?.passage != null) passages.push([at(north.passage), at(south.passage)]);
  }
  return {
    columns,
    tileWidth,
    left,
    route,
    passages,
    village: (tile) => [left(tile.column) + tileWidth / 2, tile.bank === "north" ? 60 : HEIGHT - 60],
  };
}

function places(view: View, tileWidth: number, left: (column: number) => number): Point[] {
  const route: Point[] = [];
  route[0] = [46, NORTH];
  route[view.anchor] = [46, SOUTH];
  for (const tile of view.tiles) {
    tile.spaces.forEach((space, i) => {
      const step = (tileWidth * (i + 0.5)) / tile.spaces.length;
      const north = tile.bank === "north";
      route[space] = [left(tile.column) + (north ? step : tileWidth - step), north ? NORTH : SOUTH];
    });
  }
  const east = Array.from({ length: view.anchor + 1 }, (_, i) => i).filter((i) => !route[i]);
  const edge = WEST + TILES_WIDTH;
  east.forEach((space, i) => {
    const angle = (Math.PI * (i + 0.5)) / east.length - Math.PI / 2;
    route[space] = [edge + 12 + 42 * Math.cos(angle), MIDDLE + 50 * Math.sin(angle)];
  });
  return route;
}

/** A place along the route between two spaces, for a ship under way. */
export function along(route: readonly Point[], index: number): Point {
  const from = route[Math.floor(index)] ?? [46, NORTH];
  const to = route[Math.ceil(index)] ?? from;
  const part = index - Math.floor(index);
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}
