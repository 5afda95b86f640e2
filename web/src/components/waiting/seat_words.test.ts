import { expect, test } from "vitest";
import type { SeatInfo } from "../../lib/protocol";
import { aboutPerson, isHostLost, notReady } from "./seat_words";

const nothing = { mine: false, hosts: false, fresh: false };
const seat = (about: Partial<SeatInfo>) => ({ seat: 0, colour: 0, kind: "person", name: "Mara", ...about }) as SeatInfo;

test("where somebody plays, and what there is to know", () => {
  expect(aboutPerson({ phone: true }, { ...nothing, fresh: true })).toBe("from a phone, just sat down");
  expect(aboutPerson({ phone: true }, { ...nothing, mine: true, hosts: true })).toBe(
    "at this screen, host of the table",
  );
  expect(aboutPerson({ phone: false }, nothing)).toBe("sits at the table");
});

test("bots are always ready, and so is whoever a server without changes tells of", () => {
  expect(notReady([seat({}), seat({ name: "Jonas", ready: false }), seat({ kind: "bot", ready: false })])).toEqual([
    "Jonas",
  ]);
});

test("others may start when the host has been away for long", () => {
  const host = seat({ person: "m", presence: "away", bot_from: 1000 });
  expect(isHostLost([host], "m", 999)).toBe(false);
  expect(isHostLost([host], "m", 1000)).toBe(true);
  expect(isHostLost([seat({ person: "m", presence: "here" })], "m", 2000)).toBe(false);
  expect(isHostLost([host], "j", 2000)).toBe(false);
  expect(isHostLost([host], null, 2000)).toBe(false);
});
