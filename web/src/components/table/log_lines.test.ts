import { expect, test } from "vitest";
import type { EventInfo, SeatInfo, TurnInfo } from "../../lib/protocol";
import { linesOf, rest, stepsOf } from "./log_lines";

const event = (text: string): EventInfo => ({ name: "e", args: {}, message: { id: "e", args: {} }, text });
const events = ["Mara goes.", "Mara takes 1.", "", "Mara takes 1.", "Round 2.", "Bram goes."].map(event);
const turn = (seat: number | null, first: number, round = false): TurnInfo => ({
  seat,
  first,
  round,
  has_acted: true,
  text: { id: "told", args: {}, text: `told ${first}` },
});
const turns = [turn(0, 0), turn(null, 4, true), turn(1, 5)];
const seats = [
  { seat: 0, name: "Mara" },
  { seat: 1, name: "Bram" },
] as SeatInfo[];

test("a line for each turn, with its steps, and a head for a round", () => {
  const lines = linesOf(turns, events, seats);
  expect(lines.map(({ text, head, seat }) => [text, head, seat?.name])).toEqual([
    ["told 0", false, "Mara"],
    ["told 4", true, undefined],
    ["told 5", false, "Bram"],
  ]);
  expect(lines[0]?.steps).toEqual(["Mara goes.", "Mara takes 1. ×2"]);
});

test("what happened besides the moves stands where it happened", () => {
  const notices = [
    { after: 3, seat: 1, text: "Bram left." },
    { after: 6, seat: 1, text: "Bram is back." },
  ];
  expect(linesOf(turns, events, seats, notices).map(({ text }) => text)).toEqual([
    "told 0",
    "Bram left.",
    "told 4",
    "told 5",
    "Bram is back.",
  ]);
});

test("what happened besides the moves has its seat where it begins with the name", () => {
  const notices = ["Bram plays again.", "A bot plays for Bram now."].map((text) => ({ after: 0, seat: 1, text }));
  expect(linesOf([], [], seats, notices).map(({ seat }) => seat?.name)).toEqual(["Bram", undefined]);
});

test("a turn of one step does not open", () => {
  expect(stepsOf([event("Bram goes."), event("")])).toEqual([]);
});

test("the name is drawn apart from the rest of the sentence", () => {
  expect(rest("Mara", "Mara built a mill.")).toBe(" built a mill.");
  expect(rest("Mara", "New tiles.")).toBe(" New tiles.");
});
