/** The outline of points in a plane, as the points of an SVG polygon: the shadow of a stone straight below it. */
export type Point = readonly [number, number];

function turnsLeft(o: Point, a: Point, b: Point): boolean {
  return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]) > 0;
}

function half(points: Point[]): Point[] {
  const hull: Point[] = [];
  for (const point of points) {
    for (;;) {
      const [before, last] = [hull.at(-2), hull.at(-1)];
      if (!before || !last || turnsLeft(before, last, point)) break;
      hull.pop();
    }
    hull.push(point);
  }
  return hull.slice(0, -1);
}

export function outline(points: Point[]): string {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...half(sorted), ...half(sorted.reverse())].map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).join(" ");
}
