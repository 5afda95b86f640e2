import { expect, test } from "vitest";
import type { EventInfo, TurnInfo } from "../../lib/protocol";
import { bannerOf } from "./banner";

const events = [{ name: "round", text: "Round 2." }, { name: "move" }, { name: "last" }] as EventInfo[];
const turns = [{ seat: null, first: 0, round: true, text: { text: "Round 2. The dice: yellow 4." } }] as TurnInfo[];
const banner = (event: EventInfo) => (event.name === "last" ? "This is the last round." : null);

test("a round that begins is told, but only when it is new", () => {
  expect(bannerOf(turns, events, 0, undefined)).toBe("Round 2.");
  expect(bannerOf(turns, events, 1, undefined)).toBeNull();
});

test("a board may have more to tell", () => {
  expect(bannerOf(turns, events, 1, banner)).toBe("This is the last round.");
  expect(bannerOf(turns, events, 3, banner)).toBeNull();
});
