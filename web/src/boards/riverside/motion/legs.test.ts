import { expect, test } from "vitest";
import type { EventInfo } from "../../../lib/protocol";
import type { View } from "../../../lib/views/riverside";
import { actMs, legsOf, piecesOf } from "./legs";

const happened = (name: string, args: EventInfo["args"] = {}) => ({ name, args }) as EventInfo;
const rows = [
  { crossed: 2, seats: 4 },
  { crossed: 0, seats: 5 },
];
const sheet = { boats: [{ colour: "yellow", rows }] };
const view = { phase: "filling", sheets: [sheet, sheet] } as unknown as View;
const played = (...events: EventInfo[]) => legsOf({ events }, view, (seat) => seat + 2);
const cross = (row: number, seat = 1) => happened("seat_crossed", { seat, colour: "yellow", row });

test("both dice go to the boat they fill, then its seats are crossed one by one", () => {
  const [dice, crosses, ...rest] = played(
    happened("die_chosen", { seat: 1, colour: "yellow", value: 4 }),
    happened("green_added", { seat: 1, value: 5 }),
    happened("fire_paid", { seat: 1, count: 9 }),
    ...[cross(1), cross(1), cross(2)],
  );
  expect(dice?.flights.map(({ text, from }) => [text, from])).toEqual([
    ["yellow 4", '[data-die="yellow"]'],
    ["green 5", '[data-die="green"]'],
  ]);
  const places = crosses?.flights.map(({ from, to }) => (from === to ? /data-mini="([^"]+)"/.exec(to)?.[1] : null));
  expect(places).toEqual(["yellow.1.3", "yellow.1.4", "yellow.2.1"]);
  expect(rest).toEqual([]);
});

test("the sheets of two seats are filled one after the other", () => {
  expect(played(cross(1, 0), cross(1, 0), cross(1, 1)).map(({ flights }) => flights.length)).toEqual([2, 1]);
});

test("a visitor goes ashore from the ship, and points come from the village", () => {
  const [visit, score] = played(
    happened("village_visited", { seat: 1, bank: "north", column: 2 }),
    happened("score_written", { seat: 1, item: "yellow", points: 22 }),
  );
  const village = '[data-village="north.2"]';
  expect(visit?.flights[0]).toMatchObject({ symbol: "visitor", colour: 3, from: ".ship", to: village });
  expect(score?.flights[0]).toMatchObject({ symbol: "score yellow", text: "22", from: village });
});

test("dice tumble, go to their places, then the ship sails", () => {
  const legs = played(
    happened("round_begun", { round: 2 }),
    happened("dice_rolled", { die0: 1 }),
    happened("ship_sailed", { space: 4, to: 8, steps: 4 }),
  );
  expect(legs.map(({ stage }) => stage)).toEqual([
    { kind: "tumble" },
    { kind: "sort" },
    { kind: "sail", from: 4, to: 8 },
  ]);
});

test("many marks share three seconds, few take what they need, several rounds are told in words", () => {
  const crosses = [0, 1].flatMap((seat) => Array.from({ length: 40 }, () => cross(2, seat)));
  const round = happened("round_begun", { round: 2 });
  const time = (...events: EventInfo[]) => actMs({ events }, { view });
  expect([time(...crosses), time(cross(1)), time(round, round), time(round)]).toEqual([3000, 160, null, null]);
});

test("what an event has touched can be ringed; dice only until they are rolled again", () => {
  const chosen = happened("die_chosen", { seat: 1, colour: "yellow", value: 4 });
  expect(piecesOf(chosen, view)).toEqual([]);
  expect(piecesOf(chosen, { ...view, phase: "excursions" })).toEqual(['[data-die="yellow"]']);
  expect(piecesOf(cross(1), view)).toEqual(['[data-rail-seat="1"] [data-boat="yellow"]']);
  expect(piecesOf(happened("round_begun"), view)).toEqual([]);
});
