import { expect, test } from "vitest";
import type { ServerMessage } from "../protocol";
import { Session } from "./session.svelte";
import { Table } from "./table.svelte";
import { fakeSocket, infoOf, position, seated, view } from "./table_for_tests";

const welcome = { type: "welcome", now: 0 } as never;

/** A session without the other parts of a table, and what it hands on. */
function session(...seats: number[]) {
  const socket = fakeSocket();
  const received: ServerMessage["type"][] = [];
  let joined = 0;
  const events = { received: ({ type }: ServerMessage) => received.push(type), joined: () => joined++ };
  const made = new Session("t", "secret", infoOf(seats), events);
  socket.says(welcome);
  return { session: made, socket, received, joined: () => joined };
}

test("it joins its table from its seat, and hands on what is about this table only", () => {
  const { socket, received, joined } = session(0);
  expect(socket.sent).toEqual([{ type: "join", table: "t", seat: 0, after: null, invitation: "secret" }]);
  socket.says(view(1, 0, 1));
  socket.says({ ...view(2, 1, 1), table: "other" });
  expect([received, joined()]).toEqual([["welcome", "view"], 1]);
});

test("after a lost connection it asks for what is later than the last view, and sends what has no answer once more", () => {
  const { session: at, socket, joined } = session(0);
  socket.says(view(7, 0, 3));
  at.vote(5, true);
  const vote = socket.last;
  at.connection.giveUp();
  at.connection.retry();
  socket.says(welcome);
  expect(socket.sent.slice(-2)).toEqual([{ type: "join", table: "t", seat: 0, after: 7, invitation: "secret" }, vote]);
  expect(joined()).toBe(2);
  expect(at.answered(String(vote?.request))).toMatchObject({ type: "vote", proposal: 5, agree: true });
  at.close();
});

test("asked for everything, it goes on asking until a view with all events has come", () => {
  const { session: at, socket } = session(0);
  socket.says(view(7, 0, 3));
  at.joinFromStart();
  socket.says(view(8, 3, 1)); // was on its way already
  socket.says(welcome);
  expect(socket.last).toMatchObject({ type: "join", after: null });
  socket.says(view(8, 0, 4));
  socket.says(welcome);
  expect(socket.last).toMatchObject({ type: "join", after: 8 });
});

test("a table that is closed is left first, if the connection is up", () => {
  const { session: at, socket } = session(0);
  at.close();
  expect(socket.last).toEqual({ type: "leave", table: "t" });
  const lost = session(0);
  lost.session.connection.giveUp();
  lost.session.close();
  expect(lost.socket.count("leave")).toBe(0);
});

test("a watcher asks nothing and sends nothing, but may chat", () => {
  const { session: at, socket } = session();
  at.propose("end");
  at.playForMe(true);
  expect(at.send({ type: "draft", actions: [1] })).toBe(false);
  expect(socket.sent.map(({ type }) => type)).toEqual(["join"]);
  expect(at.chat("Ahoy")).toBe(true);
  expect(socket.last).toEqual({ type: "chat", table: "t", text: "Ahoy" });
});

test("what is asked anew clears the last problem, and a problem found here is about my seat", () => {
  const { session: at } = session(0);
  at.report("undo_refused", "no");
  expect(at.problem).toMatchObject({ code: "undo_refused", message: "no", seat: 0 });
  at.vote(1, false);
  expect(at.problem).toBeNull();
});

test("a seat just taken is looked from, and without it I am a watcher again", () => {
  const { session: at, socket } = session();
  at.update(infoOf([2]));
  expect(socket.last).toMatchObject({ type: "join", seat: 2 });
  at.update(infoOf([2]));
  at.update(infoOf([]));
  expect(socket.sent.map(({ seat }) => seat)).toEqual([null, 2, null]);
});

test("you are nobody where several people share the screen", () => {
  expect([session(1).session.you, session(0, 1).session.you, session().session.you]).toEqual([1, null, null]);
});

test("where nothing is hidden a shared screen passes on without a cover", () => {
  const { table, socket } = seated(0, 1);
  table.useBoard({ open: true });
  socket.says({ ...view(2, 1, 1), position: { ...position, to_act: [1] } } as never);
  expect([table.session.covered, table.session.seat]).toEqual([null, 1]);
  expect(socket.last).toMatchObject({ type: "join", seat: 1, after: null });
  socket.says({ ...view(2, 0, 2), seat: 1 } as never);
  // What seat 0 saw before the screen passed on; seat 1 is told nothing new.
  expect([table.shown.view?.seat, table.playback.told.length, table.playback.act]).toEqual([1, 1, null]);
});

test("people who agreed on open sheets need no cover", () => {
  const { table, socket } = seated(0, 1);
  table.session.info = { ...table.session.info, open_sheets: true };
  table.useBoard({});
  socket.says({ ...view(2, 1, 1), position: { ...position, to_act: [1] } } as never);
  expect([table.session.covered, table.session.seat]).toEqual([null, 1]);
});

test("a shared screen is covered when the match begins, for whoever is asked first", () => {
  const { table } = seated(0, 1);
  table.session.update({ ...table.session.info, status: "open", to_act: [] });
  expect(table.session.covered).toBeNull();
  table.session.update({ ...table.session.info, status: "playing", to_act: [1] });
  expect([table.session.covered, table.session.seat]).toEqual([1, 1]);
  table.liftCover();
  table.session.update({ ...table.session.info });
  expect(table.session.covered).toBeNull();
});

test("a seat that has moved up is looked from again", () => {
  const { table, socket } = seated(2);
  table.session.update({ ...table.session.info, your_seats: [1] });
  expect(table.session.seat).toBe(1);
  expect(socket.last).toMatchObject({ type: "join", seat: 1, after: null });
});

test("a shared screen stays covered while somebody elsewhere moves", () => {
  const { table, socket } = seated(0, 1);
  table.session.cover();
  socket.says({ ...view(2, 1, 1), position: { ...position, to_act: [2], legal: [] } } as never);
  expect(table.session.covered).toBe(0);
});

test("who may still decide keeps a shared screen, and the others follow by seat", () => {
  const { table, socket } = seated(0, 1, 2);
  socket.says({ ...view(2, 1, 1), position: { ...position, to_act: [0, 1, 2] } } as never);
  expect(table.session.covered).toBeNull();
  socket.says({ ...view(3, 2, 1), position: { ...position, to_act: [1, 2], legal: [] } } as never);
  expect(table.session.covered).toBe(1);
});

test("a shared screen goes by the order that the game names, each person once", () => {
  const { table, socket } = seated(0, 1, 2);
  const at = (seq: number, seat: number, to_act: number[]) =>
    socket.says({ ...view(seq, 0, 1), seat, position: { ...position, to_act, in_order: true } } as never);
  const asked: (number | null)[] = [];
  for (const [seq, to_act] of [[2, 1, 0], [1, 0], [0], []].entries()) {
    at(seq + 2, table.session.seat ?? -1, to_act);
    if (to_act.length) asked.push(table.session.covered ?? table.session.seat);
    if (table.session.covered !== null) {
      table.liftCover();
      at(seq + 2, table.session.seat ?? -1, to_act);
      at(seq + 2, table.session.seat ?? -1, to_act); // somebody elsewhere has moved
      expect(table.session.covered).toBeNull();
    }
  }
  expect(asked).toEqual([2, 1, 0]);
});

test("who comes back to a shared screen finds whoever is asked first", () => {
  const table = new Table("t", null, { ...infoOf([0, 1]), to_act: [1, 0] });
  table.session.cover();
  expect([table.session.seat, table.session.covered]).toEqual([1, 1]);
  table.close();
});

test("a shared screen is not handed to a person for whom a bot plays", () => {
  const { table, socket } = seated(0, 1);
  const seats = [{ bot_plays: false }, { bot_plays: true }];
  socket.says({ ...view(2, 1, 1), seats, position: { ...position, to_act: [1, 0], in_order: true } } as never);
  expect(table.session.covered).toBeNull();
});
