import { expect, test } from "vitest";
import type { EventInfo } from "../../../lib/protocol";
import type { BoardState } from "./board_state";
import { actMs, heldBack, legsOf, piecesOf } from "./legs";

const happened = (name: string, args: EventInfo["args"] = {}) => ({ name, args }) as EventInfo;
const before: BoardState = {
  tokens: { "r4_a.1": 1 },
  track: [null, 1, 0],
  pearls: { top01: ["white"], r4_a: ["green"], lake: [] },
  fairies: { "stump.1": ["cloud"] },
  market: ["banner", "lantern", "banner"],
  newcomers: [true, true],
};
const colourOf = (seat: number) => seat + 2;
const played = (...events: EventInfo[]) => legsOf(events, before, colourOf);
const flight = (event: EventInfo) => played(event)[0]?.flights[0];

test("a token leaves the track, and lies in its slot when it has arrived", () => {
  const [flies, lies] = played(happened("token_placed", { seat: 1, section: "r5", slot: 2 }));
  expect(flies?.flights[0]).toMatchObject({
    symbol: "token",
    colour: 3,
    from: '[data-space="2"]',
    to: '[data-slot="r5.2"]',
  });
  expect([flies?.boardState.track, flies?.boardState.tokens["r5.2"]]).toEqual([[null, null, 0], undefined]);
  expect([lies?.ms, lies?.boardState.tokens["r5.2"]]).toEqual([0, 1]);
});

test("things go to the seat: in front if its area is shown, else in the rail", () => {
  const fairy = flight(happened("fairy_taken", { seat: 1, fairy: "cloud", icon: "stump", number: 1 }));
  expect(fairy).toMatchObject({ symbol: "fairy", text: "cloud", from: '[data-icon="stump.1"]' });
  expect(fairy?.to.split(", ")).toEqual([
    '[data-area="1"] .fairies',
    '[data-rail-seat="1"] [data-fairies]',
    '[data-rail-seat="1"]',
  ]);
  const pearl = flight(happened("pearl_collected", { seat: 1, colour: "green", section: "r4_a" }));
  expect(pearl?.from).toContain('[data-waits="r4_a"] [data-pearl="green"]');
  expect(flight(happened("villager_recruited", { seat: 1, position: 2, villager: "v01" }))).toMatchObject({
    symbol: "villager",
    from: '[data-newcomer="2"]',
  });
  expect(flight(happened("card_taken", { seat: 1, position: 3, card: "banner" }))?.from).toBe('[data-market="3"]');
});

test("a token goes back from where it lay, then pearls roll on over the board without it", () => {
  const legs = played(
    happened("pearl_collected", { seat: 1, colour: "green", section: "r4_a" }),
    happened("token_returned", { seat: 1, space: 1 }),
    happened("pearls_released"),
    happened("pearl_rolled", { colour: "white", start: "top01", end: "lake" }),
    happened("pearl_in_lake", { colour: "white" }),
  );
  expect(legs[1]?.flights[0]).toMatchObject({ from: '[data-slot="r4_a.1"]', to: '[data-space="1"]' });
  expect(legs[2]?.ways).toHaveLength(1);
  expect(legs[2]?.boardState).toMatchObject({ tokens: {}, track: [1, 1, 0], pearls: { top01: [], r4_a: [] } });
  expect(legs.at(-1)?.boardState.pearls.lake).toEqual(["white"]);
});

test("what is only told moves nothing", () => {
  expect(played(happened("gain_lost", { seat: 1, count: 1 }), happened("round_begun", { round: 2 }))).toEqual([]);
});

test("a plan is drawn up to where pearls roll or tokens return", () => {
  const placed = happened("token_placed", { seat: 0, section: "r5", slot: 1 });
  expect(heldBack(before, [placed])).toBeNull();
  const rolls = [happened("pearls_released"), happened("pearl_rolled", { colour: "white", start: "top01", end: "r5" })];
  expect(heldBack(before, [placed, ...rolls])).toMatchObject({ tokens: { "r5.1": 0 }, pearls: { top01: ["white"] } });
});

test("a new round and a release have more time, several at once have none", () => {
  const [round, release] = [happened("round_begun", { round: 2 }), happened("pearls_released")];
  const time = (...events: EventInfo[]) => actMs({ events });
  expect([time(round), time(release), time(), time(round, release)]).toEqual([3000, 3000, null, null]);
});

test("what an event has touched can be ringed", () => {
  expect(piecesOf(happened("token_placed", { seat: 1, section: "r5", slot: 2 }))).toEqual(['[data-slot="r5.2"]']);
  expect(piecesOf(happened("goal_claimed", { seat: 1, colour: "white" }))).toEqual(['[data-goal="white"]']);
  expect(piecesOf(happened("pearls_released"))).toEqual([]);
});
