import { expect, test, vi } from "vitest";
import type { LessonInfo } from "../protocol";
import { GHOST_MS, isTaught, taughtOf } from "./lesson.svelte";
import { action, drafted, seated, view } from "./table_for_tests";

function info(changes: Partial<LessonInfo>): LessonInfo {
  const text = { id: "t", args: {}, text: "t" };
  return {
    step: 2,
    of: 4,
    phase: "do",
    parts: [],
    minutes_left: 1,
    title: text,
    text,
    sum: null,
    act: text,
    then: null,
    otherwise: text,
    said: null,
    at: null,
    shows: [],
    marks: [],
    open: [action.text],
    can_back: true,
    ...changes,
  };
}

function learning(changes: Partial<LessonInfo> = {}) {
  const at = seated();
  at.socket.says({ ...view(2, 0, 0), lesson: info(changes) } as never);
  return at;
}

test("only the next taught action is left of what is offered", () => {
  const other = { ...action, text: "other" };
  expect(taughtOf(info({}), [action, other], 0)).toEqual([action]);
  expect(taughtOf(info({}), [action, other], 1)).toEqual([]);
  expect(taughtOf(info({ phase: "free" }), [action, other], 0)).toHaveLength(2);
  expect(taughtOf(null, [action, other], 0)).toHaveLength(2);
  expect(isTaught(info({ phase: "end" }))).toBe(true);
});

test("while a step is read nothing can be chosen, and reading on is sent with its number", () => {
  const { table, socket } = learning({ phase: "read", open: [] });
  expect(table.shown.legal).toEqual([]);
  table.lesson.readOn();
  expect(socket.sent.at(-1)).toMatchObject({ type: "learn", what: "on", step: 2 });
});

test("what is meant is shown as a plan that cannot be sent, and taken back", () => {
  vi.useFakeTimers();
  const { table, socket } = learning();
  table.lesson.show();
  expect(socket.sent.at(-1)).toMatchObject({ type: "draft", actions: [action.text] });
  drafted(socket, [action], []);
  expect(table.shown.draft).toHaveLength(1);
  expect(table.plan.canConfirm).toBe(false);
  vi.advanceTimersByTime(GHOST_MS);
  expect(table.shown.draft).toEqual([]);
  expect(table.lesson.showing).toBe(false);
  vi.useRealTimers();
});

test("what cannot be shown is said once the step was shown, and not at the next step", () => {
  const { table, socket } = learning({ then: { id: "then", args: {}, text: "Then the bids are turned over." } });
  expect(table.lesson.then).toBeNull();
  table.lesson.show();
  expect(table.lesson.then).toBe("Then the bids are turned over.");
  socket.says({ ...view(3, 0, 0), lesson: info({ step: 3 }) } as never);
  expect(table.lesson.then).toBeNull();
});

test("the place to look at is that of the step, and then of the action that is next", () => {
  const { table, socket } = learning({ at: "hand", open: [action.text, "pay_card(net)"] });
  expect(table.lesson.aims).toEqual(["hand"]);
  table.plan.choose(action.id);
  drafted(socket, [action], []);
  expect(table.lesson.aims).toEqual(["pay_card(net)", "hand"]);
});

test("back drops a plan first, then goes back a step", () => {
  const { table, socket } = learning();
  table.plan.choose(action.id);
  drafted(socket, [action], []);
  table.lesson.back();
  expect(table.shown.draft).toEqual([]);
  table.lesson.back();
  expect(socket.sent.at(-1)).toMatchObject({ type: "learn", what: "back" });
});

test("what ends the taught turn completes its plan, though another answer would be legal in a game", () => {
  const [pair, done] = [
    { ...action, id: 55, text: "pair" },
    { ...action, id: 70, text: "done" },
  ];
  const { table, socket } = learning({ open: [action.text, "done"] });
  table.useBoard({ closing: (legal) => legal.find(({ text }) => text === "done") });
  table.plan.choose(action.id);
  drafted(socket, [action], [pair, done]);
  expect(table.shown.planned?.complete).toBe(true);
  table.plan.confirm();
  expect(socket.last).toMatchObject({ type: "act", actions: [action.id, 70] });
});
