import { beforeEach, expect, test, vi } from "vitest";
import type { LegalAction } from "../protocol";
import { settings } from "../settings.svelte";
import type { Table } from "./table.svelte";
import { action, actionOf, drafted, position, refuse, seated, view, type FakeSocket } from "./table_for_tests";

beforeEach(() => {
  settings.standing = {};
  settings.confirm = "turn";
});

test.each(["illegal", "not_to_act"])("a plan that no longer fits (%s) is put aside and said so", (code) => {
  const { table, socket } = seated();
  const refusal = { type: "error", table: "t", seat: 0, code, message: "why not", clause: null } as never;
  table.plan.choose(1);
  socket.says({ type: "drafted", table: "t", seat: 0, actions: [action], complete: true, position } as never);
  socket.says(view(2, 1, 1)); // somebody else has moved, or I have, in another window
  expect(socket.last).toMatchObject({ type: "draft", actions: [1] });
  socket.says(refusal);
  expect(table.shown.planned).toBeNull();
  expect(table.session.problem?.message).toBe("The table has changed: what was planned no longer fits.");
  table.plan.choose(1); // refused when it is chosen, a decision says why
  socket.says(refusal);
  expect(table.session.problem?.message).toBe("why not");
});

test("what a standing answer added to the plan can be taken back, and something else be chosen", () => {
  const { table, socket } = seated();
  const [standing, other] = [2, 3].map((id) => ({ ...action, id, name: "s", text: `s${id}` })) as [
    LegalAction,
    LegalAction,
  ];
  settings.standing.g = { s: "s2" };
  const ask = () => drafted(socket, [action], [standing, other]);
  table.plan.choose(1);
  ask();
  expect(socket.last).toMatchObject({ type: "draft", actions: [1, 2] });
  drafted(socket, [action, standing], []);
  table.plan.stepBack();
  ask();
  socket.says(view(2, 1, 1)); // somebody else has moved: the plan is tried again
  ask();
  expect(socket.last).toMatchObject({ type: "draft", actions: [1] });
  table.plan.choose(3);
  drafted(socket, [action, other], [standing, other]); // the same question for another thing
  expect(socket.last).toMatchObject({ type: "draft", actions: [1, 3, 2] });
  settings.standing = {};
});

test.each([
  ["a plan", 15_000, (table: Table) => table.plan.choose(1)],
  ["a hint", 60_000, (table: Table) => table.plan.askHint()],
])("a connection on which %s has no answer for long is given up", (_, patience, ask) => {
  vi.useFakeTimers();
  const { table, socket } = seated();
  ask(table);
  vi.advanceTimersByTime(patience - 1);
  expect(table.session.connection.state).toBe("open");
  vi.advanceTimersByTime(1);
  expect(table.session.connection.state).toBe("lost");
  vi.advanceTimersByTime(1000); // it is opened again
  socket.says({ type: "welcome", now: Date.now() } as never);
  expect(table.plan.hints.thinking).toBe(false);
  expect(table.plan.asking).toBe(socket.last?.type === "draft");
  table.close();
  vi.useRealTimers();
});

test("an answered plan gives no connection up", () => {
  vi.useFakeTimers();
  const { table, socket } = seated();
  table.plan.choose(1);
  drafted(socket, [action], []);
  vi.advanceTimersByTime(60_000);
  expect(table.session.connection.state).toBe("open");
  vi.useRealTimers();
});

test("an action is chosen together with the answer to the question that follows it", () => {
  const { table, socket } = seated();
  table.plan.chooseThen(1, "tile3");
  expect(socket.last).toMatchObject({ type: "draft", actions: [1] });
  drafted(socket, [action], [actionOf(2, "tile"), actionOf(3, "tile")]);
  expect(socket.last).toMatchObject({ type: "draft", actions: [1, 3] });
  drafted(socket, [action, actionOf(3, "tile")], [actionOf(3, "tile")]);
  expect(socket.last).toMatchObject({ actions: [1, 3] }); // it answers one question only
});

test("an answer that is not offered leaves the question to the person", () => {
  const { table, socket } = seated();
  table.plan.chooseThen(1, "tile9");
  drafted(socket, [action], [actionOf(2, "tile")]);
  expect(socket.count("draft")).toBe(1);
  table.plan.choose(2);
  drafted(socket, [action, actionOf(2, "tile")], [actionOf(9, "tile")]);
  expect(socket.last).toMatchObject({ actions: [1, 2] });
});

test.each([
  ["taken back", (table: Table) => void table.plan.stepBack()],
  ["refused", (_: Table, socket: FakeSocket) => refuse(socket, "unavailable")],
])("an answer chosen with an action that is %s is forgotten", (_, forget) => {
  const { table, socket } = seated();
  const offer = () => drafted(socket, [action], [actionOf(2), actionOf(3, "tile")]);
  table.plan.choose(1);
  offer();
  table.plan.chooseThen(2, "tile3");
  forget(table, socket);
  socket.says(view(2, 1, 1)); // somebody else has moved: the plan is tried again
  offer();
  expect(socket.last).toMatchObject({ type: "draft", actions: [1] });
});

test("an answer chosen with an action is given rather than an automatic one", () => {
  const { table, socket } = seated();
  settings.standing.g = { tile: "tile2" };
  table.plan.chooseThen(1, "tile3");
  drafted(socket, [action], [actionOf(2, "tile"), actionOf(3, "tile")]);
  expect(socket.last).toMatchObject({ actions: [1, 3] });
});

test("an answer chosen with an action survives a lost connection", () => {
  const { table, socket } = seated();
  table.plan.chooseThen(1, "tile3");
  table.session.connection.giveUp();
  table.session.connection.retry();
  socket.says({ type: "welcome", now: Date.now() } as never);
  drafted(socket, [action], [actionOf(3, "tile")]);
  expect(socket.last).toMatchObject({ actions: [1, 3] });
  table.close();
});

test("only what is offered can be planned, and one thing at a time", () => {
  const { table, socket } = seated();
  table.plan.choose(99);
  expect(socket.count("draft")).toBe(0);
  table.plan.choose(1);
  table.plan.choose(1); // before the answer to the first
  expect(socket.count("draft")).toBe(1);
});

test("what is chosen always is the answer from then on", () => {
  const { table, socket } = seated();
  table.plan.chooseAlways(1);
  expect(settings.standing.g).toEqual({ a: "a" });
  drafted(socket, [action], [action]);
  expect(socket.last).toMatchObject({ actions: [1, 1] });
});

test("the board says how an action is done, and which actions send the plan", () => {
  const { table, socket } = seated();
  table.plan.hooks = { payload: ({ id }) => ({ at: id }), sendsAtOnce: () => true };
  table.plan.choose(1);
  expect(socket.last).toMatchObject({ actions: [{ action: 1, payload: { at: 1 } }] });
  drafted(socket, [action], []);
  expect(socket.last).toMatchObject({ type: "act", seq: 1, actions: [{ action: 1, payload: { at: 1 } }] });
});

test("a plan that goes past the end of my turn is complete for the board's sake", () => {
  const { table, socket } = seated();
  table.plan.hooks = { turnEnds: () => true };
  table.plan.choose(1);
  drafted(socket, [action], [action]);
  expect([table.shown.planned?.complete, table.shown.legal]).toEqual([true, []]);
});

test("a complete plan is sent at once where a person wants it so, and else when it is confirmed", () => {
  const { table, socket } = seated();
  table.plan.choose(1);
  drafted(socket, [action], []);
  expect(socket.count("act")).toBe(0);
  table.plan.stepBack();
  settings.confirm = "at_once";
  table.plan.choose(1);
  drafted(socket, [action], []);
  expect(socket.count("act")).toBe(1);
});

test("out of time, what the board wants is chosen, but only in my turn", () => {
  const { table, socket } = seated();
  table.plan.hooks = { lastMoment: (legal: LegalAction[]) => legal[0] };
  socket.says({ ...view(2, 1, 0), position: { ...position, to_act: [1] } } as never);
  table.plan.outOfTime();
  expect(socket.count("draft")).toBe(0);
  socket.says(view(3, 1, 0));
  table.plan.outOfTime();
  expect(socket.last).toMatchObject({ type: "draft", actions: [1] });
});

test("a sent turn that is refused can be sent once more, unless it does not fit", () => {
  const { table, socket } = seated();
  for (const [code, left] of [
    ["unavailable", 1],
    ["stale", 0],
  ] as const) {
    table.plan.choose(1);
    drafted(socket, [action], []);
    table.plan.confirm();
    refuse(socket, code, socket.last?.request);
    expect([table.shown.sending, table.shown.draft.length]).toEqual([false, left]);
  }
});

test("a hint that is followed is asked for anew, and one for another plan is left aside", () => {
  const { table, socket } = seated();
  const hint = (id: number) => ({ type: "hint", table: "t", seat: 0, advice: [{ action: actionOf(id), line: [] }] });
  table.plan.askHint();
  socket.says(hint(1) as never);
  expect(table.plan.hints.hint?.advice[0]?.action.id).toBe(1);
  table.plan.choose(1);
  drafted(socket, [action], [actionOf(2)]);
  expect(socket.last).toMatchObject({ type: "hint", actions: [1] });
  table.plan.choose(2);
  socket.says(hint(2) as never);
  expect(table.plan.hints.hint).toBeNull();
});

test("where a match is reported, what is chosen is sent without being planned", () => {
  const { table, socket } = seated();
  socket.says({ ...view(2, 1, 0), position: { ...position, reporting: true } } as never);
  table.plan.choose(1);
  expect(socket.last).toMatchObject({ type: "act", actions: [1] });
});
