/** Landscape drawn by numbers: smooth outlines, firs, huts and ripples, the same on every visit. */
export type Point = readonly [number, number];

/** A small repeatable generator: the same landscape for the same seed. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const r1 = (value: number) => value.toFixed(1);

/** A smooth line through the points. */
export function smooth(points: readonly Point[], closed = false, tension = 0.5): string {
  const n = points.length;
  const at = (i: number): Point => points[closed ? (i + n) % n : Math.min(Math.max(i, 0), n - 1)] ?? [0, 0];
  let path = `M${r1(at(0)[0])} ${r1(at(0)[1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const first = [b[0] + ((c[0] - a[0]) * tension) / 3, b[1] + ((c[1] - a[1]) * tension) / 3] as const;
    const second = [c[0] - ((d[0] - b[0]) * tension) / 3, c[1] - ((d[1] - b[1]) * tension) / 3] as const;
    path += `C${[...first, ...second, ...c].map(r1).join(" ")}`;
  }
  return path + (closed ? "z" : "");
}

/** A rounded, slightly wobbling shape: islands, lakes. */
export function blob(x: number, y: number, width: number, height: number, seed: number, power = 2.6): string {
  const random = chance(seed);
  const points = Array.from({ length: 12 }, (_, i): Point => {
    const [cos, sin] = [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)];
    const reach = (Math.abs(cos) ** power + Math.abs(sin) ** power) ** (-1 / power) * (0.95 + random() * 0.1);
    return [x + width * cos * reach, y + height * sin * reach];
  });
  return smooth(points, true);
}

/** The two halves of a fir, light and dark. */
export function fir(x: number, y: number, height: number): [string, string] {
  const w = height * 0.46;
  const right = `${r1(x + w * 0.62)} ${r1(y - height * 0.5)}H${r1(x + w * 0.3)}L${r1(x + w)} ${y}`;
  return [
    `M${x} ${y - height} ${right}H${r1(x - w)}L${r1(x - w * 0.3)} ${r1(y - height * 0.5)}H${r1(x - w * 0.62)}z`,
    `M${x} ${y - height} ${right}H${x}z`,
  ];
}

export function ripple(x: number, y: number, width = 18): string {
  return `M${x} ${y}q${width / 4} -5 ${width / 2} 0t${width / 2} 0`;
}
