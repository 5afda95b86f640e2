import { beforeEach, expect, test, vi } from "vitest";
import type { LegalAction } from "../protocol";
import { settings } from "../settings.svelte";
import type { Table } from "./table.svelte";
import { action, actionOf, drafted, position, refuse, seated, view, type FakeSocket } from "./table_for_tests";

beforeEach(() => {
  settings.standing = {};
  settings.confirm = "turn";
  settings.ending = "itself";
  sessionStorage.clear();
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

test("only what is offered can be planned, and one draft is with the server at a time", () => {
  const { table, socket } = seated();
  table.plan.choose(99);
  expect(socket.count("draft")).toBe(0);
  table.plan.choose(1);
  table.plan.choose(1); // before the answer to the first
  expect(socket.count("draft")).toBe(1);
});

const times = (count: number) => Array.from({ length: count }, () => action);

test("choices faster than the server's answers are all planned, in their order", () => {
  const { table, socket } = seated();
  for (let tap = 0; tap < 4; tap++) table.plan.choose(1);
  expect(table.plan.pending).toHaveLength(4);
  for (let answered = 1; answered <= 4; answered++) {
    expect(socket.last).toMatchObject({ type: "draft", actions: times(answered).map(({ id }) => id) });
    drafted(socket, times(answered), [action]);
    expect(table.plan.pending).toHaveLength(4 - answered);
  }
  expect(socket.count("draft")).toBe(4);
});

test("of choices that waited, one that is no more legal is left out, and those after it are planned", () => {
  const { table, socket } = seated();
  const [other, last] = [actionOf(2, "row"), actionOf(3, "row")];
  socket.says({ ...view(2, 1, 0), position: { ...position, legal: [action, other, last] } } as never);
  for (const id of [1, 2, 3]) table.plan.choose(id);
  drafted(socket, [action], [action, last]); // the second is not legal after the first
  expect(socket.last).toMatchObject({ actions: [1, 3] });
});

test("what was meant as an answer to one question answers no other, nor is it about another thing", () => {
  const { table, socket } = seated();
  const on = (boat: string) => ({ ...action, label: { ...action.label, args: { boat: { id: boat, args: {} } } } });
  const offers = (seq: number, boat: string) =>
    socket.says({ ...view(seq, 1, 0), position: { ...position, legal: [on(boat)] } } as never);
  offers(2, "brown");
  table.plan.choose(1);
  table.plan.choose(1);
  drafted(socket, [action], [on("white") as LegalAction]);
  expect([socket.count("draft"), table.plan.pending]).toEqual([1, []]);
  table.plan.drop();
  offers(3, "brown");
  table.plan.choose(1);
  table.plan.choose(1);
  const asked = { ...position, decision: { id: "other", args: {}, text: "" }, legal: [on("brown")] };
  socket.says({ type: "drafted", table: "t", seat: 0, actions: [action], complete: false, position: asked } as never);
  expect([socket.count("draft"), table.plan.pending]).toEqual([2, []]);
});

test("a step back takes the last choice that waits, then the one that is with the server", () => {
  const { table, socket } = seated();
  for (let tap = 0; tap < 3; tap++) table.plan.choose(1);
  expect([table.plan.stepBack(), table.plan.pending.length]).toEqual([true, 2]);
  table.plan.choose(1);
  expect(table.plan.stepBack(2)).toBe(true);
  drafted(socket, [action], [action]);
  expect([socket.count("draft"), table.shown.draft]).toEqual([1, [action]]);
  table.plan.choose(1);
  table.plan.stepBack();
  drafted(socket, times(2), [action]); // the answer to what was taken back
  expect([socket.last?.actions, table.shown.draft]).toEqual([[1], [action]]);
});

test("several planned actions are taken back together", () => {
  const { table, socket } = seated();
  for (let planned = 1; planned <= 3; planned++) {
    table.plan.choose(1);
    drafted(socket, times(planned), [action]);
  }
  table.plan.stepBack(2);
  expect(socket.last).toMatchObject({ type: "draft", actions: [1] });
  drafted(socket, times(1), [action]);
  table.plan.stepBack(5);
  expect([table.shown.planned, table.plan.asking]).toEqual([null, false]);
});

test("a refused draft forgets the choices that were to follow it", () => {
  const { table, socket } = seated();
  table.plan.choose(1);
  drafted(socket, [action], [action]);
  table.plan.choose(1);
  table.plan.choose(1);
  refuse(socket, "unavailable");
  expect([table.plan.pending, table.shown.draft]).toEqual([[], [action]]);
  table.plan.choose(1);
  expect(socket.last).toMatchObject({ actions: [1, 1] });
});

test("choices made while the connection is lost are planned when it is back", () => {
  const { table, socket } = seated();
  table.session.connection.giveUp();
  for (let tap = 0; tap < 3; tap++) table.plan.choose(1);
  expect(socket.count("draft")).toBe(0);
  table.session.connection.retry();
  socket.says({ type: "welcome", now: Date.now() } as never);
  for (let answered = 1; answered <= 3; answered++) drafted(socket, times(answered), [action]);
  expect(table.shown.draft).toHaveLength(3);
  table.close();
});

test("a plan that is complete and sent takes no choice that waited into the next turn", () => {
  const { table, socket } = seated();
  settings.confirm = "at_once";
  table.plan.choose(1);
  table.plan.choose(1);
  drafted(socket, [action], []);
  socket.says({ type: "ack", table: "t", request: socket.last?.request, seq: 2 } as never);
  socket.says(view(2, 1, 1));
  expect([table.plan.pending, socket.count("draft")]).toEqual([[], 1]);
});

/** The page is loaded again, with the same tab's storage. */
function reload(...seats: number[]): ReturnType<typeof seated> {
  const loaded = seated(...seats);
  loaded.table.useBoard({});
  return loaded;
}

test("a plan survives a reload of the page, with how its actions are done", () => {
  const { table, socket } = reload();
  table.plan.choose(1, { at: 7 });
  drafted(socket, [action], [actionOf(2)]);
  table.plan.choose(2);
  drafted(socket, [action, actionOf(2)], [action]);
  const again = reload();
  expect(again.socket.last).toMatchObject({ type: "draft", actions: [{ action: "a", payload: { at: 7 } }, "a2"] });
  drafted(again.socket, [action, actionOf(2)], [action]);
  expect(again.table.shown.draft.map(({ id }) => id)).toEqual([1, 2]);
  again.table.plan.stepBack();
  drafted(again.socket, [action], [actionOf(2)]);
  again.table.plan.stepBack();
  expect(reload().socket.count("draft")).toBe(0); // all was taken back
});

test("a plan from before a reload is dropped when it does not fit any more, and that is said", () => {
  const { table, socket } = reload();
  table.plan.choose(1);
  drafted(socket, [action], [action]);
  const again = reload();
  refuse(again.socket, "illegal");
  expect(again.table.session.problem?.message).toBe("The table has changed: what was planned no longer fits.");
  expect(reload().socket.count("draft")).toBe(0);
});

test("a plan from before a reload answers its own question only", () => {
  const { table, socket } = reload();
  table.plan.choose(1);
  drafted(socket, [action], [action]);
  const later = fakeSocketWithView({ ...position, round: 2 });
  expect(later.count("draft")).toBe(0);
  expect(reload().socket.count("draft")).toBe(0);
});

function fakeSocketWithView(at: unknown): FakeSocket {
  const { table, socket } = seated();
  socket.says({ ...view(2, 1, 0), position: at } as never);
  table.useBoard({});
  return socket;
}

test("a turn that was on its way when the page was loaded again is planned only as long as nothing has happened", () => {
  for (const [load, drafts] of [
    [() => reload().socket, 1],
    [() => fakeSocketWithView(position), 0],
  ] as const) {
    const { table, socket } = reload();
    table.plan.choose(1);
    drafted(socket, [action], []);
    table.plan.confirm();
    expect(load().count("draft")).toBe(drafts);
    sessionStorage.clear();
  }
});

test("on a shared screen a plan from before a reload waits for the cover to be lifted, and is that seat's alone", () => {
  const { table, socket } = reload(0, 1);
  table.liftCover();
  socket.says(view(1, 0, 1));
  table.plan.choose(1);
  drafted(socket, [action], [action]);
  const again = reload(0, 1);
  expect([again.table.session.covered, again.socket.count("draft")]).toEqual([0, 0]);
  again.table.liftCover();
  again.socket.says(view(1, 0, 1));
  expect(again.socket.last).toMatchObject({ type: "draft", seat: 0, actions: ["a"] });
  const third = reload(0, 1);
  third.table.session.covered = 1; // the turn has passed to the other person meanwhile
  third.table.liftCover();
  third.socket.says({ ...view(1, 0, 1), seat: 1 } as never);
  expect(third.socket.count("draft")).toBe(0);
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

// ------------------------------------------------------------ questions that hide whether there is a choice

const [done, pair, only] = [actionOf(70, "done"), actionOf(55, "pair"), actionOf(44, "pay")];
const hooks = {
  closing: (legal: LegalAction[]) => legal.find(({ name }) => name === "done"),
  filledIn: (legal: LegalAction[]) => (legal.length === 1 && legal[0]?.name === "pay" ? legal[0] : undefined),
};

/** A table of a game that hides choices. */
function hiding() {
  const { table, socket } = seated();
  table.useBoard(hooks);
  return { table, socket };
}

/** The server asks, and tells whether the question ends by itself. */
function asks(socket: FakeSocket, seq: number, ending: boolean | null, ...legal: LegalAction[]): void {
  socket.says({ ...view(seq, 1, 0), ending, position: { ...position, legal } } as never);
}

test.each([
  ["with a pair", [pair, done], false],
  ["without one", [done], true],
])("confirm ends the turn %s", (_, legal, complete) => {
  const { table, socket } = hiding();
  table.plan.choose(1);
  drafted(socket, [action], legal);
  expect([table.plan.canConfirm, table.shown.planned?.complete]).toEqual([true, complete]);
  table.plan.confirm();
  expect(socket.last).toMatchObject({ type: "act", actions: [1, 70], ends: true });
  refuse(socket, "unavailable", socket.last?.request);
  table.plan.confirm(); // once more the same
  expect(socket.last).toMatchObject({ actions: [1, 70] });
});

test("a pair chosen before confirm is part of the turn, and confirm waits for its draft", () => {
  const { table, socket } = hiding();
  table.plan.choose(1);
  drafted(socket, [action], [pair, done]);
  table.plan.choose(55);
  expect(table.plan.canConfirm).toBe(false);
  table.plan.confirm();
  expect(socket.count("act")).toBe(0);
  drafted(socket, [action, pair], [done]);
  table.plan.confirm();
  expect(socket.last).toMatchObject({ actions: [1, 55, 70] });
});

test("the only answer is filled in, and taken back with what was chosen before it", () => {
  const { table, socket } = hiding();
  table.plan.choose(1);
  drafted(socket, [action], [only]);
  expect(socket.last).toMatchObject({ type: "draft", actions: [1, 44] });
  drafted(socket, [action, only], [done]);
  table.plan.stepBack();
  expect(table.shown.planned).toBeNull();
  table.plan.choose(1);
  expect(socket.last).toMatchObject({ type: "draft", actions: [1] });
});

test("what would tell that there was no choice is not sent at once", () => {
  settings.confirm = "at_once";
  const { table, socket } = hiding();
  table.plan.choose(1);
  drafted(socket, [action], [done]);
  expect(socket.count("act")).toBe(0);
  table.plan.stepBack();
  table.plan.choose(1);
  drafted(socket, [action], [only]);
  drafted(socket, [action, only], []); // complete, but an answer was filled in
  expect(socket.count("act")).toBe(0);
  table.plan.confirm();
  expect(socket.last).toMatchObject({ type: "act", actions: [1, 44] });
});

test("a question alone is ended by the main button, held, and not answered automatically", () => {
  settings.standing.g = { done: "done70" };
  const { table, socket } = hiding();
  asks(socket, 2, true, done);
  expect([socket.count("draft"), socket.count("let_end")]).toEqual([0, 0]);
  table.plan.hold();
  expect(socket.last).toMatchObject({ type: "let_end", seat: 0, on: false });
  asks(socket, 3, null, done);
  table.plan.confirm();
  expect(socket.last).toMatchObject({ type: "act", seq: 3, actions: [70] });
});

test.each([
  ["with a pair", [pair, done]],
  ["without one", [done]],
])("a question that came while I did nothing is let end %s, once, as soon as I look", (_, legal) => {
  const { table, socket } = hiding();
  const away = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  asks(socket, 2, false, ...legal);
  expect(socket.count("let_end")).toBe(0);
  away.mockRestore();
  table.plan.letEnd();
  table.plan.letEnd();
  expect(socket.count("let_end")).toBe(1);
  expect(socket.last).toMatchObject({ type: "let_end", on: true });
  refuse(socket, "not_to_act", socket.last?.request); // another window was quicker
  expect(table.session.problem).toBeNull();
});

test("nothing is let end for who wants to be asked", () => {
  settings.ending = "ask";
  const { socket } = hiding();
  asks(socket, 2, false, done);
  expect(socket.count("let_end")).toBe(0);
});

test("who wants to be asked says so with each turn; other games say nothing of the kind", () => {
  settings.ending = "ask";
  const { table, socket } = hiding();
  asks(socket, 2, null, done);
  table.plan.confirm();
  expect(socket.last).toMatchObject({ type: "act", ends: false });
  settings.ending = "itself";
  const other = seated();
  other.table.plan.choose(1);
  drafted(other.socket, [action], []);
  other.table.plan.confirm();
  expect(other.socket.last).toMatchObject({ type: "act", ends: false });
});

const proposed = (ids: number[], more: object = {}) => {
  const line = ids.map((id) => actionOf(id));
  const advice = [{ action: line[0], line, alternative: [], as_good: false, payload: null }];
  return { type: "hint", table: "t", seat: 0, about: null, advice, ...more } as never;
};

test("what a hint proposes is taken over, and not sent", () => {
  const { table, socket } = seated();
  expect(table.plan.followHint()).toBe(false);
  table.plan.askHint();
  socket.says(proposed([1]));
  expect(table.plan.followHint()).toBe(true);
  expect([socket.last?.type, table.plan.hints.advice]).toEqual(["draft", null]);
  expect(socket.count("act")).toBe(0);
});

test("the plan of a hint is drafted as a whole and waits for Confirm, even where turns are sent at once", () => {
  settings.confirm = "at_once";
  const { table, socket } = seated();
  table.plan.askHint();
  socket.says(proposed([1, 5]));
  table.plan.showHintedPlan();
  expect(socket.last).toMatchObject({ type: "draft", actions: [1, 5] });
  const line = [actionOf(1), actionOf(5)];
  socket.says({ type: "drafted", table: "t", seat: 0, actions: line, complete: true, position } as never);
  expect([socket.count("act"), table.plan.canConfirm]).toEqual([0, true]);
  table.plan.confirm();
  expect(socket.last).toMatchObject({ type: "act", actions: [1, 5] });
});

test("why not: a bot is asked about what is legal, what is refused is explained", () => {
  const { table, socket } = seated();
  table.session.info = { ...table.session.info, hints: true };
  table.plan.askWhyNot(1);
  expect(socket.last).toMatchObject({ type: "hint", actions: [], about: 1 });
  socket.says(proposed([1], { about: 1 }));
  expect([table.plan.hints.about, table.plan.hints.lit, table.plan.followHint()]).toEqual([1, null, false]);
  const count = socket.sent.length;
  table.plan.askWhyNot(77);
  expect([table.shown.explaining, socket.sent.length, table.plan.hints.advice]).toEqual([77, count, null]);
});

test("why not is not asked where hints are off", () => {
  const { table, socket } = seated();
  table.session.info = { ...table.session.info, hints: false };
  table.plan.askWhyNot(1);
  expect(socket.count("hint")).toBe(0);
});
