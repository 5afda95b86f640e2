import { expect, test } from "vitest";
import type { SeatInfo } from "../../lib/protocol";
import { action, drafted, position, seated, view } from "../../lib/table/table_for_tests";
import { barState, counted } from "./bar_state";

const seats = ["Mara", "Ben"].map((name, seat) => ({ seat, name }) as SeatInfo);

test("the bar says what I am asked, and what is planned", () => {
  const { table, socket } = seated();
  expect(barState(table)).toMatchObject({ state: "mine", title: "a" });
  table.plan.choose(1);
  drafted(socket, [action], []);
  expect(barState(table)).toMatchObject({ state: "planned", detail: "a" });
});

test("the bar says whom we wait for, and that I am ready where all choose at once", () => {
  const { table, socket } = seated();
  socket.says({ ...view(2, 1, 0), seats, position: { ...position, to_act: [1] } } as never);
  expect(barState(table).state).toBe("waiting");
  expect(barState(table).title).toContain("Ben");
  socket.says({ ...view(3, 1, 0), seats, position: { ...position, to_act: [0, 1] } } as never);
  socket.says({ ...view(4, 1, 0), seats, can_undo: 1, position: { ...position, to_act: [1] } } as never);
  expect(barState(table).state).toBe("ready");
});

test("while a bot plays for me nothing is asked of me, and the bar says who plays", () => {
  const { table, socket } = seated();
  table.plan.choose(1);
  drafted(socket, [action], []);
  const away = seats.map((seat) => ({ ...seat, bot_plays: seat.seat === 0, level: "normal" }));
  socket.says({ ...view(2, 1, 0), seats: away } as never);
  expect(barState(table)).toMatchObject({ state: "bot", title: "A bot (perch) plays for you." });
  expect([table.shown.myTurn, table.shown.legal, table.shown.draft]).toEqual([false, [], []]);
  socket.says({ ...view(3, 1, 0), seats } as never);
  expect(barState(table).state).toBe("mine");
});

test("a lost connection and the end of the match come before everything else", () => {
  const { table, socket } = seated();
  socket.says({ ...view(2, 1, 0), status: "over" } as never);
  expect(barState(table).state).toBe("over");
  table.session.connection.giveUp();
  expect(barState(table).state).toBe("lost");
  table.close();
});

test("a watcher is told that he watches", () => {
  const { table, socket } = seated();
  table.takeSeat(null);
  socket.says({ ...view(2, 0, 0), seat: null, seats } as never);
  expect(barState(table)).toMatchObject({ state: "watch" });
});

test("a step that is taken several times is told once, and a long way not to its end", () => {
  expect(counted(["row 2", "row 2", "row 3", "row 2"])).toEqual(["row 2 × 2", "row 3", "row 2"]);
  expect(counted([])).toEqual([]);
  expect(counted([..."abcdefgh"])).toEqual([..."abcdef", "…"]);
});
