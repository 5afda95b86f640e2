import { expect, test } from "vitest";
import type { SeatInfo } from "../../lib/protocol";
import { warmingWords } from "./bots_warming";

const seats = (...names: string[]) => [
  { kind: "person", name: "Mara" } as SeatInfo,
  ...names.map((name) => ({ kind: "bot", name }) as SeatInfo),
];

test("bots are named, of many only the first", () => {
  expect(warmingWords(seats())).toEqual([]);
  expect(warmingWords(seats("Hedda", "Otis"))).toEqual(["Hedda", "Otis"]);
  expect(warmingWords(seats("Hedda", "Otis", "Bram"))).toEqual(["Hedda", "2 others"]);
});
