import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ViewMessage } from "../protocol";
import { settings } from "../settings.svelte";
import type { Playback } from "./playback.svelte";
import { drafted, action, position, seated, turnOf, view, type FakeSocket } from "./table_for_tests";
import type { Table } from "./table.svelte";

let table: Table;
let socket: FakeSocket;
let playback: Playback;

/** A view with one event of a turn of seat 1 that began with event `first`; `to_act` is asked then. */
function moved(seq: number, from: number, first: number, to_act = [1]): ViewMessage {
  const said = view(seq, from, 1, [], [turnOf(1, first)]);
  return { ...said, position: { ...position, to_act, view: { seq } } };
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = "on";
  ({ table, socket } = seated());
  playback = table.playback;
  table.useBoard({ plays: true });
  socket.says({ ...moved(2, 1, 1), events: [], turns: [] }); // not my turn
});
afterEach(() => vi.useRealTimers());

const drawn = () => (table.shown.now?.view as { seq?: number }).seq;
const arrive = () => playback.arrived(playback.act?.number ?? -1);

test("an act is played over the old position; the next is drawn when it has arrived", () => {
  socket.says(moved(3, 1, 1, [0]));
  expect([drawn(), playback.act?.events.length, table.shown.log.events.length]).toEqual([2, 1, 1]);
  expect([table.shown.myTurn, table.shown.legal]).toEqual([false, []]);
  arrive();
  expect([drawn(), playback.act, table.shown.myTurn, table.shown.log.events.length]).toEqual([3, null, true, 2]);
});

test("acts are played one after the other, with a rest between them", () => {
  socket.says(moved(3, 1, 1));
  socket.says(moved(4, 2, 1, [0]));
  arrive();
  expect([drawn(), playback.act, table.shown.playing]).toEqual([3, null, true]);
  vi.advanceTimersByTime(200);
  expect(playback.act?.after).toEqual({ seq: 4 });
  arrive();
  expect([drawn(), table.shown.playing]).toEqual([4, false]);
});

test("the acts of a turn share its time, and what is left over is not played", () => {
  socket.says(moved(3, 1, 1));
  expect(playback.act?.ms).toBe(1600);
  for (const seq of [4, 5]) socket.says(moved(seq, seq - 2, 1));
  vi.advanceTimersByTime(600);
  arrive();
  vi.advanceTimersByTime(200);
  expect([drawn(), playback.act?.ms]).toEqual([3, 500]);
  vi.advanceTimersByTime(990);
  arrive();
  vi.advanceTimersByTime(200);
  expect([drawn(), table.shown.playing]).toEqual([5, false]);
  socket.says(moved(6, 4, 4));
  expect(playback.act?.ms).toBe(1600);
});

test("a board that does not answer is not waited for", () => {
  socket.says(moved(3, 1, 1));
  vi.advanceTimersByTime(1600 + 499);
  expect(drawn()).toBe(2);
  vi.advanceTimersByTime(1);
  expect(drawn()).toBe(3);
});

test("skipping draws everything that has come", () => {
  for (const seq of [3, 4, 5]) socket.says(moved(seq, seq - 2, 1));
  expect(playback.skip()).toBe(true);
  expect([drawn(), table.shown.playing, table.shown.log.events.length]).toEqual([5, false, 4]);
  expect(playback.skip()).toBe(false);
});

test("nothing is played without motion, without a board that plays, or in a hidden tab", () => {
  settings.motion = "off";
  socket.says(moved(3, 1, 1));
  expect(drawn()).toBe(3);
  settings.motion = "on";
  playback.hooks = {};
  socket.says(moved(4, 2, 1));
  expect(drawn()).toBe(4);
  playback.hooks = { plays: true };
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  socket.says(moved(5, 3, 1));
  vi.restoreAllMocks();
  expect(drawn()).toBe(5);
});

test("after a long absence nothing is played", () => {
  const turns = [1, 2, 3, 4, 5].map((first) => turnOf(1, first));
  socket.says({ ...moved(3, 1, 1), turns });
  expect(drawn()).toBe(3);
});

test("what is taken back is drawn at once", () => {
  socket.says({ ...moved(3, 0, 0), events: [], turns: [] });
  expect([drawn(), table.shown.log.events.length]).toEqual([3, 0]);
});

test("the clock and who is here do not wait", () => {
  const clock = { left_ms: [1] } as never;
  socket.says({ ...moved(3, 1, 1), clock, seats: [{ name: "Mara" }] as never });
  expect([drawn(), table.shown.view?.clock, table.shown.view?.seats[0]?.name]).toEqual([2, clock, "Mara"]);
  socket.says({ type: "presence", table: "t", seats: [{ name: "Bram" }], watching: 1 } as never);
  arrive();
  expect(table.shown.view?.seats[0]?.name).toBe("Bram");
});

test("what my own plan has shown is not played again, only what follows", () => {
  socket.says({ ...moved(3, 1, 1, [0]), events: [], turns: [] });
  table.plan.choose(1);
  drafted(socket, [action], []);
  const own = { name: "own", args: { seat: 0 }, message: { id: "own", args: {} }, text: "" };
  table.shown.planned = { ...table.shown.planned, events: [own] } as never;
  table.plan.confirm();
  socket.says({ ...moved(4, 1, 1), events: [own] });
  expect(drawn()).toBe(4);
  table.shown.sending = true;
  table.shown.planned = { position, events: [own] } as never;
  socket.says({ ...moved(5, 2, 2), events: [own, { ...own, name: "more" }] });
  expect(playback.act?.events.map(({ name }) => name)).toEqual(["more"]);
});

test("what the board holds back of my plan is played when it happens, and watched again from before the plan", () => {
  playback.hooks = { plays: true, holdsBack: ({ name }) => name === "released" };
  const own = { name: "own", args: { seat: 0 }, message: { id: "own", args: {} }, text: "" };
  const events = [own, { ...own, name: "released" }];
  table.shown.sending = true;
  table.shown.planned = { position: { ...position, view: { seq: 99 } }, events } as never;
  socket.says({ ...moved(3, 1, 1), events });
  expect(playback.act?.events.map(({ name }) => name)).toEqual(["released"]);
  arrive();
  table.shown.sending = false;
  table.shown.planned = null;
  playback.watchAgain();
  expect([drawn(), playback.act?.events.length]).toEqual([2, 2]);
});

test("an act that tells turns of several seats is part of none", () => {
  const [one, round, other] = [turnOf(1, 1), turnOf(null, 2, true), turnOf(2, 4)];
  socket.says({ ...moved(3, 1, 1), turns: [one, round] });
  expect(playback.act?.turn).toEqual(one);
  arrive();
  socket.says({ ...moved(4, 2, 3), turns: [turnOf(1, 2), other] });
  expect(playback.act?.turn).toBeNull();
});

test("nothing moves under my hand while I am asked the same", () => {
  socket.says({ ...moved(3, 1, 1, [0, 1]), events: [], turns: [] });
  socket.says(moved(4, 1, 1, [0, 1]));
  expect([drawn(), playback.act]).toEqual([4, null]);
});

test("what others did since my turn can be watched again", () => {
  socket.says(moved(3, 1, 1));
  arrive();
  socket.says(moved(4, 2, 2, [0]));
  arrive();
  expect(table.shown.myTurn).toBe(true);
  playback.watchAgain();
  expect([drawn(), table.shown.myTurn, playback.act?.after]).toEqual([2, false, { seq: 3 }]);
  arrive();
  vi.advanceTimersByTime(200);
  expect([drawn(), playback.act?.after]).toEqual([3, { seq: 4 }]);
  playback.skip();
  expect([drawn(), table.shown.past, table.shown.myTurn]).toEqual([4, null, true]);
});

test("only the acts from an event on are watched again, slowly if wanted", () => {
  socket.says(moved(3, 1, 1));
  arrive();
  socket.says(moved(4, 2, 2));
  arrive();
  expect([playback.canWatch(2), playback.canWatch(7)]).toEqual([true, false]);
  playback.watchAgain(true, 2);
  expect([drawn(), playback.act?.ms]).toEqual([3, 4000]);
});

test("a film takes its time", () => {
  playback.hooks = { plays: true, actMs: () => 5000 };
  socket.says(moved(3, 1, 1));
  expect(playback.act?.ms).toBe(5000);
});

test("a seat that is looked from anew hears nothing of what waited", () => {
  socket.says(moved(3, 1, 1));
  playback.clear();
  vi.runAllTimers();
  expect([drawn(), playback.act, table.shown.playing]).toEqual([2, null, false]);
});
