import { expect, test } from "vitest";
import type { SeatInfo, TableInfo } from "../../lib/protocol";
import { company, mostSeats, range, stateOf, verbOf } from "./table_list";

const seats = (...taken: [SeatInfo["kind"], string][]) =>
  taken.map(([kind, name], seat) => ({ seat, kind, name }) as SeatInfo);

test("a list of tables says whom one would meet there", () => {
  expect(company({ seats: seats(["person", "Mara"], ["open", ""]) })).toBe("Mara");
  expect(
    company({ seats: seats(["person", "Mara"], ["bot", "Easy bot"], ["person", "Jonas"], ["bot", "Hard bot"]) }),
  ).toBe("Mara, Jonas, and 2 bots");
  expect(company({ seats: seats(["person", "Mara"], ["bot", "Easy bot"]) })).toBe("Mara and one bot");
  const hedda = { seat: 0, kind: "bot", name: "Hedda", character: "hedda" } as SeatInfo;
  expect(company({ seats: [hedda, ...seats(["bot", "Easy bot"], ["person", "Mara"])] })).toBe(
    "Mara, Hedda, and one bot",
  );
});

test("a table says what goes on there and what one can do", () => {
  const table = { game: "riverside", round: 3, watching: 0, to_act: [1], your_seats: [0], your_turn: false };
  const at = (more: object) =>
    ({ ...table, status: "playing", seats: seats(["person", "Mara"], ["person", "Jonas"]), ...more }) as TableInfo;
  const said = [at({}), at({ your_turn: true }), at({ your_seats: [] }), at({ status: "open", your_seats: [] })];
  expect(said.map(stateOf)).toEqual(["waiting for Jonas", "Round 3", "playing", "0 seats free"]);
  expect(said.map(verbOf)).toEqual(["open", "continue", "watch", "join"]);
});

test("tables are looked for by numbers of players that a game has", () => {
  const games = [
    { name: "small", players_max: 2 },
    { name: "large", players_max: 5 },
  ];
  expect(["", "small", "large", "unknown"].map((game) => mostSeats(games, game))).toEqual([5, 2, 5, 0]);
  expect([range(1, 3), range(1, 0)]).toEqual([[1, 2, 3], []]);
});
