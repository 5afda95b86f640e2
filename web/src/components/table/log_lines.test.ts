import { expect, test } from "vitest";
import type { EventInfo, SeatInfo } from "../../lib/protocol";
import { linesOf, rest } from "./log_lines";

const seat = (number: number, name: string) => ({ seat: number, colour: number, name }) as SeatInfo;
const event = (text: string, by?: number): EventInfo => ({
  name: "seat_crossed",
  args: by === undefined ? {} : { seat: by },
  message: { id: "log", args: {} },
  text,
});

test("the newest line is first, silent events are left out, and repetitions are counted", () => {
  const lines = linesOf(
    [event("Round 1."), event("Ann crosses a seat.", 0), event("Ann crosses a seat.", 0), event("")],
    [seat(0, "Ann")],
  );
  expect(lines.map((line) => [line.text, line.times])).toEqual([
    ["Ann crosses a seat.", 2],
    ["Round 1.", 1],
  ]);
});

test("a name at the beginning of a line is set apart", () => {
  const [line] = linesOf([event("Ann crosses a seat.", 0)], [seat(0, "Ann")]);
  expect(line && rest(line)).toBe(" crosses a seat.");
});
