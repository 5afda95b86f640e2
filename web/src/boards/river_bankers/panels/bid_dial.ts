/** The dial for a bid. Its numbers lie from the lower left over the top to the lower right. */
import type { Point } from "../../../art/scenery";

const [CX, CY, RADIUS] = [130, 128, 98];
const [START, SWEEP] = [-210, 240];

export function dialPlace(value: number, most: number, radius = RADIUS): Point {
  const angle = ((START + (most ? (SWEEP * value) / most : SWEEP / 2)) * Math.PI) / 180;
  return [Math.round((CX + radius * Math.cos(angle)) * 10) / 10, Math.round((CY + radius * Math.sin(angle)) * 10) / 10];
}

export function dialArc(from: number, to: number, most: number): string {
  const [a, b] = [dialPlace(from, most), dialPlace(to, most)];
  const large = most && ((to - from) / most) * SWEEP > 180 ? 1 : 0;
  return `M${a.join(" ")}A${RADIUS} ${RADIUS} 0 ${large} 1 ${b.join(" ")}`;
}

/** A bid's outcomes as columns: how many the others may bid together for each number placed. */
export interface Outcome {
  /** The others' bids from .. to; `to` is null for "or more". */
  from: number;
  to: number | null;
  placed: number;
}

export function outcomeColumns(outcomes: readonly number[]): Outcome[] {
  const columns: Outcome[] = [];
  outcomes.forEach((placed, others) => {
    const last = columns.at(-1);
    if (last?.placed === placed) last.to = others;
    else columns.push({ from: others, to: others, placed });
  });
  const last = columns.at(-1);
  if (last) last.to = null;
  return columns;
}
