import { expect, test, vi } from "vitest";
import type { LegalAction, Position, Proposal, ServerMessage, TableInfo, ViewMessage } from "../protocol";
import { Connection } from "../connection.svelte";
import { settings } from "../settings.svelte";
import { Table } from "./table.svelte";

/** The server's end of a socket. */
class Line {
  static readonly OPEN = 1;
  readonly readyState = Line.OPEN;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: {
    type: string;
    seat?: number | null;
    request?: string;
    moves?: number;
    actions?: unknown[];
    after?: number | null;
  }[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Line["sent"][number]);
  }
  close(): void {
    this.onclose = null;
  }
  say(message: Partial<ServerMessage> & { type: string }): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  get last() {
    return this.sent.at(-1);
  }
  count(type: string): number {
    return this.sent.filter((each) => each.type === type).length;
  }
}

const text = { id: "a", args: {}, text: "a" };
const action: LegalAction = { id: 1, name: "a", args: [], text: "a", label: text, changes: [] };
const position = {
  round: 1,
  view: {},
  to_act: [0],
  decision: text,
  legal: [action],
  refused: [],
} as unknown as Position;
const happened = { name: "e", args: {}, message: { id: "e", args: {} }, text: "e" };

function view(seq: number, events_from: number, events: number, proposals: Proposal[] = []): ViewMessage {
  const said = { seat: 0, seq, events_from, events: Array.from({ length: events }, () => happened), proposals };
  const rest = { table: "t", game: "g", status: "playing", seats: [], position, can_undo: 0, clock: null };
  return { type: "view", ...said, ...rest, outcome: null, thinking: [] } as unknown as ViewMessage;
}

function seated(...seats: number[]): { table: Table; line: Line } {
  const line = new Line();
  vi.stubGlobal(
    "WebSocket",
    Object.assign(
      vi.fn(function () {
        return line;
      }),
      { OPEN: Line.OPEN },
    ),
  );
  const your_seats = seats.length ? seats : [0];
  const info = { your_seats, to_act: [0], seats: [], game: "g", status: "playing" };
  const table = new Table("t", null, info as unknown as TableInfo);
  line.say({ type: "welcome", now: Date.now() } as never);
  line.say(view(1, 0, 1));
  return { table, line };
}

/** The server's answer to a plan, with what can be chosen after it. */
function drafted(line: Line, actions: LegalAction[], legal: LegalAction[]): void {
  const answer = { type: "drafted", table: "t", seat: 0, actions, complete: !legal.length };
  line.say({ ...answer, position: { ...position, legal } } as never);
}

/** A turn of so many decisions, sent and kept. */
function turn(table: Table, line: Line, decisions: number, seq: number): void {
  for (let made = 1; made <= decisions; made++) {
    table.plan.choose(1);
    const actions = Array.from({ length: made }, () => action);
    line.say({ type: "drafted", table: "t", seat: 0, actions, complete: made === decisions, position } as never);
  }
  table.plan.confirm();
  line.say({ type: "ack", table: "t", request: line.last?.request, seq } as never);
  line.say(view(seq, seq - 1, 1));
}

test("asked again after a no, an undo is for the same turn; after a yes for the one before", () => {
  const { table, line } = seated();
  turn(table, line, 3, 2);
  turn(table, line, 2, 3);
  const proposal = {
    id: 7,
    what: "undo",
    by: 0,
    target: null,
    moves: 2,
    agreed: [0],
    waiting: [1],
    text: "",
  } as Proposal;
  for (const [number, kept] of [3, 1].entries()) {
    table.takeback.undo();
    expect(line.last).toMatchObject({ type: "propose", moves: 2 });
    line.say({ type: "ack", table: "t", request: line.last?.request, seq: 3 } as never);
    line.say(view(4 + 2 * number, 3, 0, [proposal]));
    line.say(view(5 + 2 * number, kept, 0)); // refused, then agreed: the log is shorter
    expect(table.session.problem?.message).toBe(number ? undefined : "Not everybody agrees to take it back.");
  }
  table.takeback.undo();
  expect(line.last).toMatchObject({ type: "propose", moves: 3 });
});

test.each(["illegal", "not_to_act"])("a plan that no longer fits (%s) is put aside and said so", (code) => {
  const { table, line } = seated();
  const refusal = { type: "error", table: "t", seat: 0, code, message: "why not", clause: null } as never;
  table.plan.choose(1);
  line.say({ type: "drafted", table: "t", seat: 0, actions: [action], complete: true, position } as never);
  line.say(view(2, 1, 1)); // somebody else has moved, or I have, in another window
  expect(line.last).toMatchObject({ type: "draft", actions: [1] });
  line.say(refusal);
  expect(table.shown.planned).toBeNull();
  expect(table.session.problem?.message).toBe("The table has changed: what was planned no longer fits.");
  table.plan.choose(1); // refused when it is chosen, a decision says why
  line.say(refusal);
  expect(table.session.problem?.message).toBe("why not");
});

test("a new attempt to connect ends the one under way", () => {
  const lines: Line[] = [];
  const dial = function () {
    lines.push(new Line());
    return lines.at(-1);
  };
  vi.stubGlobal("WebSocket", Object.assign(vi.fn(dial), { OPEN: Line.OPEN }));
  const connection = new Connection(() => undefined);
  lines[0]?.say({ type: "welcome", now: Date.now() } as never);
  connection.giveUp();
  connection.retry();
  connection.retry();
  expect(lines.map((line) => line.onmessage !== null)).toEqual([false, false, true]);
  connection.close();
});

test("what a standing answer added to the plan can be taken back, and something else be chosen", () => {
  const { table, line } = seated();
  const [standing, other] = [2, 3].map((id) => ({ ...action, id, name: "s", text: `s${id}` })) as [
    LegalAction,
    LegalAction,
  ];
  settings.standing.g = { s: "s2" };
  const ask = () => drafted(line, [action], [standing, other]);
  table.plan.choose(1);
  ask();
  expect(line.last).toMatchObject({ type: "draft", actions: [1, 2] });
  drafted(line, [action, standing], []);
  table.plan.stepBack();
  ask();
  line.say(view(2, 1, 1)); // somebody else has moved: the plan is tried again
  ask();
  expect(line.last).toMatchObject({ type: "draft", actions: [1] });
  table.plan.choose(3);
  drafted(line, [action, other], [standing, other]); // the same question for another thing
  expect(line.last).toMatchObject({ type: "draft", actions: [1, 3, 2] });
  settings.standing = {};
});

test("a sent standing answer that is undone is not given again at once", () => {
  const { table, line } = seated();
  turn(table, line, 1, 2);
  settings.standing.g = { a: "a" };
  table.takeback.undo();
  const plans = line.count("draft");
  line.say(view(3, 0, 0));
  expect(line.count("draft")).toBe(plans);
  settings.standing = {};
});

test("when the game ends nothing is planned and nobody is next", () => {
  const { table, line } = seated(0, 1);
  table.plan.choose(1);
  drafted(line, [action], []);
  table.session.covered = 1;
  line.say({ ...view(2, 1, 1), status: "over", position: { ...position, to_act: [], legal: [] } } as never);
  expect(table.shown.planned).toBeNull();
  expect(table.session.covered).toBeNull();
  expect(line.count("draft")).toBe(1);
  line.say({ type: "error", table: "t", seat: 0, code: "not_playing", message: "it is over", clause: null } as never);
  expect(table.session.problem).toBeNull();
});

test.each([
  ["a plan", 15_000, (table: Table) => table.plan.choose(1)],
  ["a hint", 60_000, (table: Table) => table.plan.askHint()],
])("a line on which %s has no answer for long is given up", (_, patience, ask) => {
  vi.useFakeTimers();
  const { table, line } = seated();
  ask(table);
  vi.advanceTimersByTime(patience - 1);
  expect(table.session.connection.state).toBe("open");
  vi.advanceTimersByTime(1);
  expect(table.session.connection.state).toBe("lost");
  vi.advanceTimersByTime(1000); // it is opened again
  line.say({ type: "welcome", now: Date.now() } as never);
  expect(table.plan.hints.thinking).toBe(false);
  expect(table.plan.asking).toBe(line.last?.type === "draft");
  table.close();
  vi.useRealTimers();
});

test("an answered plan gives no line up", () => {
  vi.useFakeTimers();
  const { table, line } = seated();
  table.plan.choose(1);
  drafted(line, [action], []);
  vi.advanceTimersByTime(60_000);
  expect(table.session.connection.state).toBe("open");
  vi.useRealTimers();
});

test("only what is said about the turn itself ends its sending", () => {
  const { table, line } = seated();
  table.plan.choose(1);
  drafted(line, [action], []);
  table.plan.confirm();
  const request = line.last?.request;
  const error = { type: "error", table: "t", message: "why not", clause: null };
  line.say({ ...error, code: "switched_off", seat: null, request: null } as never); // the chat
  line.say({ ...error, code: "not_to_act", seat: 0, request: null } as never); // a hint
  expect(table.shown.sending).toBe(true);
  line.say({ ...error, code: "unavailable", seat: 0, request } as never);
  expect(table.shown.sending).toBe(false);
  expect(table.shown.draft).toHaveLength(1); // to be sent once more
});

test("another language is heard without the table being cleared, and none is asked for twice", () => {
  const { table, line } = seated();
  const joined = line.count("join");
  table.speak(null);
  expect(line.count("join")).toBe(joined);
  table.speak((message) => `fi ${message.id}`);
  expect(line.last).toMatchObject({ type: "join", after: null });
  expect(table.shown.view?.seq).toBe(1);
  line.say(view(1, 0, 1));
  expect(table.shown.log.events.map((event) => event.text)).toEqual(["fi e"]);
  expect(table.shown.log.news.number).toBe(0);
});

test("another language chosen on a lost line is heard when the line is back", () => {
  vi.useFakeTimers();
  const { table, line } = seated();
  table.session.connection.giveUp();
  table.speak((message) => `fi ${message.id}`);
  vi.advanceTimersByTime(1000);
  line.say({ type: "welcome", now: Date.now() } as never);
  expect(line.last).toMatchObject({ type: "join", after: null });
  line.say(view(1, 0, 1));
  expect(table.shown.log.events.map((event) => event.text)).toEqual(["fi e"]);
  table.close();
  vi.useRealTimers();
});

test("while a turn is being sent nothing is taken back", () => {
  const { table, line } = seated();
  table.plan.choose(1);
  drafted(line, [action], []);
  table.plan.confirm();
  table.takeback.undo();
  expect(line.last).toMatchObject({ type: "act" });
});

test("a shared screen stays covered while somebody elsewhere moves", () => {
  const { table, line } = seated(0, 1);
  table.session.cover();
  line.say({ ...view(2, 1, 1), position: { ...position, to_act: [2], legal: [] } } as never);
  expect(table.session.covered).toBe(0);
});

test("who may still decide keeps a shared screen, and the others follow by seat", () => {
  const { table, line } = seated(0, 1, 2);
  line.say({ ...view(2, 1, 1), position: { ...position, to_act: [0, 1, 2] } } as never);
  expect(table.session.covered).toBeNull();
  line.say({ ...view(3, 2, 1), position: { ...position, to_act: [1, 2], legal: [] } } as never);
  expect(table.session.covered).toBe(1);
});

test("a shared screen goes by the order that the game names, each person once", () => {
  const { table, line } = seated(0, 1, 2);
  const at = (seq: number, seat: number, to_act: number[]) =>
    line.say({ ...view(seq, 0, 1), seat, position: { ...position, to_act, in_order: true } } as never);
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
  const info = { seats: [], your_seats: [0, 1], to_act: [1, 0], status: "playing" } as unknown as TableInfo;
  const table = new Table("t", null, info);
  table.session.cover();
  expect([table.session.seat, table.session.covered]).toEqual([1, 1]);
  table.close();
});

test("a shared screen is not handed to a person for whom a bot plays", () => {
  const { table, line } = seated(0, 1);
  const seats = [{ bot_plays: false }, { bot_plays: true }];
  line.say({ ...view(2, 1, 1), seats, position: { ...position, to_act: [1, 0], in_order: true } } as never);
  expect(table.session.covered).toBeNull();
});

test("what one person planned is not the next one's", () => {
  const { table, line } = seated(0, 1);
  table.plan.choose(1);
  drafted(line, [action], []);
  line.say({ ...view(2, 1, 1), position: { ...position, to_act: [1, 0], in_order: true } } as never);
  table.liftCover();
  expect(table.shown.draft).toEqual([]);
});

test("at a shared screen an undo is for the own turn, and a hint for whoever asked", () => {
  const { table, line } = seated(0, 1);
  turn(table, line, 3, 2);
  table.plan.askHint();
  line.say({ ...view(3, 2, 1), position: { ...position, to_act: [1], legal: [] } } as never);
  table.liftCover();
  line.say({ ...view(3, 0, 3), seat: 1, position: { ...position, to_act: [1] } } as never);
  line.say({ type: "hint", table: "t", seat: 0, advice: [], line: [] } as never);
  expect(table.plan.hints.hint).toBeNull();
  table.takeback.undo();
  expect(line.last).toMatchObject({ type: "propose", seat: 1, moves: 1 });
});
