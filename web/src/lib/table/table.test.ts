import { expect, test, vi } from "vitest";
import { action, drafted, position, seated, view } from "./table_for_tests";

test("when the game ends nothing is planned and nobody is next", () => {
  const { table, socket } = seated(0, 1);
  table.plan.choose(1);
  drafted(socket, [action], []);
  table.session.covered = 1;
  socket.says({ ...view(2, 1, 1), status: "over", position: { ...position, to_act: [], legal: [] } } as never);
  expect(table.shown.planned).toBeNull();
  expect(table.session.covered).toBeNull();
  expect(socket.count("draft")).toBe(1);
  socket.says({
    type: "error",
    table: "t",
    seat: 0,
    code: "not_playing",
    message: "it is over",
    clause: null,
  } as never);
  expect(table.session.problem).toBeNull();
});

test("only what is said about the turn itself ends its sending", () => {
  const { table, socket } = seated();
  table.plan.choose(1);
  drafted(socket, [action], []);
  table.plan.confirm();
  const request = socket.last?.request;
  const error = { type: "error", table: "t", message: "why not", clause: null };
  socket.says({ ...error, code: "switched_off", seat: null, request: null } as never); // the chat
  socket.says({ ...error, code: "not_to_act", seat: 0, request: null } as never); // a hint
  expect(table.shown.sending).toBe(true);
  socket.says({ ...error, code: "unavailable", seat: 0, request } as never);
  expect(table.shown.sending).toBe(false);
  expect(table.shown.draft).toHaveLength(1); // to be sent once more
});

test("another language is heard without the table being cleared, and none is asked for twice", () => {
  const { table, socket } = seated();
  const joined = socket.count("join");
  table.speak(null);
  expect(socket.count("join")).toBe(joined);
  table.speak((message) => `fi ${message.id}`);
  expect(socket.last).toMatchObject({ type: "join", after: null });
  expect(table.shown.view?.seq).toBe(1);
  socket.says(view(1, 0, 1));
  expect(table.shown.log.events.map((event) => event.text)).toEqual(["fi e"]);
  expect([table.shown.playing, table.playback.told]).toEqual([false, []]);
});

test("another language chosen on a lost connection is heard when it is back", () => {
  vi.useFakeTimers();
  const { table, socket } = seated();
  table.session.connection.giveUp();
  table.speak((message) => `fi ${message.id}`);
  vi.advanceTimersByTime(1000);
  socket.says({ type: "welcome", now: Date.now() } as never);
  expect(socket.last).toMatchObject({ type: "join", after: null });
  socket.says(view(1, 0, 1));
  expect(table.shown.log.events.map((event) => event.text)).toEqual(["fi e"]);
  table.close();
  vi.useRealTimers();
});

test("what one person planned is not the next one's", () => {
  const { table, socket } = seated(0, 1);
  table.plan.choose(1);
  drafted(socket, [action], []);
  socket.says({ ...view(2, 1, 1), position: { ...position, to_act: [1, 0], in_order: true } } as never);
  table.liftCover();
  expect(table.shown.draft).toEqual([]);
});

test("a seat that has nothing to do with the view leaves it aside", () => {
  const { table, socket } = seated();
  socket.says({ ...view(9, 0, 1), seat: 1 } as never);
  expect(table.shown.view?.seq).toBe(1);
});

test("who is here is shown at once, and how many watch", () => {
  const { table, socket } = seated();
  socket.says({ type: "presence", table: "t", seats: [{ seat: 0, presence: "away" }], watching: 3 } as never);
  expect(table.shown.view?.seats[0]?.presence).toBe("away");
  expect(table.session.info.watching).toBe(3);
});

test("a line of chat is unread, unless it is mine", () => {
  const { table, socket } = seated();
  for (const [id, seat] of [1, 0, null].entries()) socket.says({ type: "chat", table: "t", id: id + 1, seat } as never);
  expect([table.chat.lines.length, table.chat.unread]).toEqual([3, 2]);
});

test("a hint goes when the question is another one, and stays while others move", () => {
  const { table, socket } = seated();
  table.plan.askHint();
  socket.says({ type: "hint", table: "t", seat: 0, advice: [] } as never);
  socket.says(view(2, 1, 1));
  expect(table.plan.hints.hint).not.toBeNull();
  socket.says({ ...view(3, 2, 1), position: { ...position, round: 2 } } as never);
  expect(table.plan.hints.hint).toBeNull();
});

test("a seat just taken is looked from with nothing shown before its own view", () => {
  const { table, socket } = seated();
  table.takeSeat(1);
  expect(table.shown.view).toBeNull();
  expect(socket.last).toMatchObject({ type: "join", seat: 1, after: null });
});
