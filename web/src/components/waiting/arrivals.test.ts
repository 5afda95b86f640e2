import { expect, test } from "vitest";
import type { SeatInfo } from "../../lib/protocol";
import { newsOf } from "./arrivals";

const seat = (number: number, kind: SeatInfo["kind"], name = "", person: string | null = null) =>
  ({ seat: number, colour: number, kind, name, person }) as SeatInfo;
const mara = seat(0, "person", "Mara", "m");
const jonas = seat(1, "person", "Jonas", "j");

test("a person who sits down is news, a bot and I are not", () => {
  const before = [seat(0, "open"), seat(1, "open"), seat(2, "open")];
  const after = [mara, jonas, seat(2, "bot", "Easy bot")];
  expect(newsOf(before, after, [0])).toEqual({ came: [jonas], left: [] });
  expect(newsOf(after, after, [0])).toEqual({ came: [], left: [] });
});

test("who stands up or changes the seat is news too", () => {
  const moved = seat(2, "person", "Jonas", "j");
  expect(newsOf([mara, jonas, seat(2, "open")], [mara, seat(1, "open"), moved], [0])).toEqual({
    came: [moved],
    left: [jonas],
  });
});
