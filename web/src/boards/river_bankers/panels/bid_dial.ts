/** The dial for a bid. Its numbers lie from the lower left over the top to the lower right. */
import type { Point } from "../../../art/scenery";

const [CX, CY, RADIUS] = [130, 128, 98];
const [START, SWEEP] = [-210, 240];
const [HUB, EDGE] = [46, 118]; // radii between which a slice lies
const MOST_SLICES = 12; // no slice is wider than one of so many

export function dialPlace(value: number, most: number, radius = RADIUS): Point {
  const angle = ((START + (most ? (SWEEP * value) / most : SWEEP / 2)) * Math.PI) / 180;
  return [Math.round((CX + radius * Math.cos(angle)) * 10) / 10, Math.round((CY + radius * Math.sin(angle)) * 10) / 10];
}

export function dialArc(from: number, to: number, most: number): string {
  const [a, b] = [dialPlace(from, most), dialPlace(to, most)];
  const large = most && ((to - from) / most) * SWEEP > 180 ? 1 : 0;
  return `M${a.join(" ")}A${RADIUS} ${RADIUS} 0 ${large} 1 ${b.join(" ")}`;
}

/** The slice of the dial that means a number: all of it can be tapped. */
export function dialSlice(value: number, most: number): string {
  if (!most) return dialSlice(MOST_SLICES / 2, MOST_SLICES);
  const half = Math.min(0.5, most / MOST_SLICES);
  const corner = (by: number, radius: number) => dialPlace(value + by, most, radius).join(" ");
  return `M${corner(-half, HUB)}L${corner(-half, EDGE)}A${EDGE} ${EDGE} 0 0 1 ${corner(half, EDGE)}L${corner(half, HUB)}z`;
}

/** A bid's outcomes as columns: how many the others may bid together for each number placed. */
export interface Outcome {
  /** The others' bids from .. to; `to` is null for "or more". */
  from: number;
  to: number | null;
  placed: number;
}

/** A cell of the table of outcomes. */
export interface OutcomeCell {
  label: string;
  bid: number;
  placed: number;
  chosen?: boolean;
}

const range = ({ from, to }: Outcome) => (to === null ? `${from}+` : from === to ? String(from) : `${from}–${to}`);

/** What a bid places, by what the others bid together; `least` of that they have bid already. */
export function outcomeCells(outcomes: readonly number[], least: number, bid: number): OutcomeCell[] {
  return outcomeColumns(outcomes, least).map((column) => ({ label: range(column), bid, placed: column.placed }));
}

/** `least`: so many the others have bid already. */
export function outcomeColumns(outcomes: readonly number[], least = 0): Outcome[] {
  const columns: Outcome[] = [];
  outcomes.forEach((placed, others) => {
    if (others < Math.min(least, outcomes.length - 1)) return;
    const last = columns.at(-1);
    if (last?.placed === placed) last.to = others;
    else columns.push({ from: others, to: others, placed });
  });
  const last = columns.at(-1);
  if (last) last.to = null;
  return columns;
}
