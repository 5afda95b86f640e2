import { expect, test, vi } from "vitest";
import type { LegalAction, Position, Proposal, ServerMessage, TableInfo, ViewMessage } from "./protocol";
import { Connection } from "./connection.svelte";
import { Table } from "./table.svelte";

/** The server's end of a socket. */
class Line {
  static readonly OPEN = 1;
  readonly readyState = Line.OPEN;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: { type: string; request?: string; moves?: number; actions?: unknown[] }[] = [];
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

function seated(): { table: Table; line: Line } {
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
  const table = new Table("t", null, { your_seats: [0], to_act: [0], seats: [], game: "g" } as unknown as TableInfo);
  line.say({ type: "welcome", now: Date.now() } as never);
  line.say(view(1, 0, 1));
  return { table, line };
}

/** A turn of so many decisions, sent and kept. */
function turn(table: Table, line: Line, decisions: number, seq: number): void {
  for (let made = 1; made <= decisions; made++) {
    table.choose(1);
    const actions = Array.from({ length: made }, () => action);
    line.say({ type: "drafted", table: "t", seat: 0, actions, complete: made === decisions, position } as never);
  }
  table.confirm();
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
    table.undo();
    expect(line.last).toMatchObject({ type: "propose", moves: 2 });
    line.say({ type: "ack", table: "t", request: line.last?.request, seq: 3 } as never);
    line.say(view(4 + 2 * number, 3, 0, [proposal]));
    line.say(view(5 + 2 * number, kept, 0)); // refused, then agreed: the log is shorter
    expect(table.problem?.message).toBe(number ? undefined : "Not everybody agrees to take it back.");
  }
  table.undo();
  expect(line.last).toMatchObject({ type: "propose", moves: 3 });
});

test.each(["illegal", "not_to_act"])("a plan that no longer fits (%s) is put aside and said so", (code) => {
  const { table, line } = seated();
  const refusal = { type: "error", table: "t", seat: 0, code, message: "why not", clause: null } as never;
  table.choose(1);
  line.say({ type: "drafted", table: "t", seat: 0, actions: [action], complete: true, position } as never);
  line.say(view(2, 1, 1)); // somebody else has moved, or I have, in another window
  expect(line.last).toMatchObject({ type: "draft", actions: [1] });
  line.say(refusal);
  expect(table.plan).toBeNull();
  expect(table.problem?.message).toBe("The table has changed: what was planned no longer fits.");
  table.choose(1); // refused when it is chosen, a decision says why
  line.say(refusal);
  expect(table.problem?.message).toBe("why not");
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
