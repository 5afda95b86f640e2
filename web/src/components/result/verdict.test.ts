import { expect, test } from "vitest";
import type { OutcomeInfo, SeatInfo, ViewMessage } from "../../lib/protocol";
import { verdict } from "./verdict";

const seats = ["Mama", "Papa", "Lotta"].map((name, seat) => ({ seat, name }) as SeatInfo);
const outcome = { agreed: false, scores: [71, 30, 84], winners: [2], ranks: [2, 3, 1] } as unknown as OutcomeInfo;
const view = { outcome, seats } as ViewMessage;

test("the end is told to me, or by names where several people share the screen", () => {
  expect(verdict(view, 2)).toEqual({ title: "You win with 84 points", detail: "Mama: 71, Papa: 30." });
  expect(verdict(view, null)).toEqual({ title: "Lotta wins with 84 points", detail: "Mama: 71, Papa: 30." });
});

test("a lone player who falls short has not won", () => {
  const lost = { ...outcome, scores: [120], winners: [], ranks: [1] };
  const alone = { outcome: lost, seats: seats.slice(0, 1) } as unknown as ViewMessage;
  expect(verdict(alone, 0)).toEqual({ title: "120 points: not enough to win", detail: "" });
});
