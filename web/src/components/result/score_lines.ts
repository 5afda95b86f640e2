/** The categories of the rulebook with their points and colours, for bars. */
import type { Paint } from "../../boards/contract";
import type { OutcomeInfo, ScoreLine, SeatInfo } from "../../lib/protocol";

export type PaintedLine = ScoreLine & Paint;

const DARK = "#20303a";
const LIGHT = "#ffffff";
const PAINTS: Paint[] = [
  { fill: "#d9a638", ink: DARK },
  { fill: "#8a5a34", ink: LIGHT },
  { fill: "#3f7a4a", ink: LIGHT },
  { fill: "#5f6c75", ink: LIGHT },
  { fill: "#9cc463", ink: DARK },
  { fill: "#2a7595", ink: LIGHT },
  { fill: "#a3521f", ink: LIGHT },
  { fill: "#6d4aa0", ink: LIGHT },
  { fill: "#b3392f", ink: LIGHT },
  { fill: "#237a80", ink: LIGHT },
  { fill: "#8c3a73", ink: LIGHT },
  { fill: "#43539b", ink: LIGHT },
];

/** The lines in the order of the rulebook; `paints` are the colours of categories that have one in the game. */
export function paintedLines(outcome: OutcomeInfo, paints: Record<string, Paint> = {}): PaintedLine[] {
  return outcome.breakdown.map((line, i) => ({
    ...line,
    ...(paints[line.category] ?? PAINTS[i % PAINTS.length] ?? { fill: DARK, ink: LIGHT }),
  }));
}

/** The seats by rank. */
export function byRank(outcome: OutcomeInfo, seats: SeatInfo[]): SeatInfo[] {
  return seats.toSorted((a, b) => (outcome.ranks[a.seat] ?? 0) - (outcome.ranks[b.seat] ?? 0));
}

/** The length of the longest bar, in points. */
export function longestBar(outcome: OutcomeInfo, seats: SeatInfo[]): number {
  const lengths = seats.map(({ seat }) =>
    outcome.breakdown.reduce((sum, line) => sum + Math.max(0, line.points[seat] ?? 0), 0),
  );
  return Math.max(1, ...lengths);
}
