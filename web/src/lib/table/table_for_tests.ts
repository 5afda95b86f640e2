/** For tests: a table whose socket is ours, so that a test can say what the server says and read what it was sent. */
import { vi } from "vitest";
import type { LegalAction, Position, Proposal, ServerMessage, TableInfo, TurnInfo, ViewMessage } from "../protocol";
import { Table } from "./table.svelte";

/** The server's end of a socket. */
export class FakeSocket {
  static readonly OPEN = 1;
  readyState = FakeSocket.OPEN;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: { type: string; [field: string]: unknown }[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FakeSocket["sent"][number]);
  }

  close(): void {
    this.onclose = null;
    this.readyState = 3;
  }

  /** The server says something. */
  says(message: Partial<ServerMessage> & { type: string }): void {
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
export const action: LegalAction = { id: 1, name: "a", args: [], text: "a", label: text, changes: [], declines: false };

/** Another action of that id and name; its text is made of both. */
export const actionOf = (id: number, name = "a"): LegalAction => ({ ...action, id, name, text: `${name}${id}` });

/** A position in which seat 0 may choose `action`. */
export const position = {
  round: 1,
  view: {},
  to_act: [0],
  decision: text,
  legal: [action],
  refused: [],
} as unknown as Position;

/** A turn of a seat in one sentence, with its events from number `first` on. */
export function turnOf(seat: number | null, first: number, round = false): TurnInfo {
  return { seat, first, round, has_acted: true, text: { id: "told", args: {}, text: `told ${first}` } };
}

const happened = { name: "e", args: {}, message: { id: "e", args: {} }, text: "e" };

/** A view for seat 0 with so many events after number `events_from`. */
export function view(
  seq: number,
  events_from: number,
  events: number,
  proposals: Proposal[] = [],
  turns: TurnInfo[] = [],
): ViewMessage {
  const said = { seat: 0, seq, events_from, events: Array.from({ length: events }, () => happened), proposals, turns };
  const rest = { table: "t", game: "g", status: "playing", seats: [], position, can_undo: 0, clock: null };
  return {
    type: "view",
    ...said,
    ...rest,
    outcome: null,
    thinking: [],
    notices_from: 0,
    notices: [],
  } as unknown as ViewMessage;
}

/** What the server tells of the table "t" with these seats at this browser, seat 0 to act. */
export function infoOf(your_seats: number[]): TableInfo {
  return { your_seats, to_act: [0], seats: [], game: "g", status: "playing" } as unknown as TableInfo;
}

/** From now on every new connection gets this socket, opened again each time. */
export function fakeSocket(): FakeSocket {
  const socket = new FakeSocket();
  const open = vi.fn(function () {
    socket.readyState = FakeSocket.OPEN;
    return socket;
  });
  vi.stubGlobal("WebSocket", Object.assign(open, { OPEN: FakeSocket.OPEN }));
  return socket;
}

/** A table joined from these seats (0 if none is given), with its first view. */
export function seated(...seats: number[]): { table: Table; socket: FakeSocket } {
  const socket = fakeSocket();
  const table = new Table("t", null, infoOf(seats.length ? seats : [0]));
  socket.says({ type: "welcome", now: Date.now() } as never);
  socket.says(view(1, 0, 1));
  return { table, socket };
}

/** The server answers a draft of these actions: with what can be chosen after it, or that it is complete. */
export function drafted(socket: FakeSocket, actions: LegalAction[], legal: LegalAction[]): void {
  const answer = { type: "drafted", table: "t", seat: 0, actions, complete: !legal.length };
  socket.says({ ...answer, position: { ...position, legal } } as never);
}

/** The server refuses something of seat 0. */
export function refuse(socket: FakeSocket, code: string, request: unknown = null): void {
  socket.says({ type: "error", table: "t", seat: 0, code, message: "why not", clause: null, request } as never);
}

/** A turn of so many decisions is planned, sent and stored. */
export function turn(table: Table, socket: FakeSocket, decisions: number, seq: number): void {
  for (let made = 1; made <= decisions; made++) {
    table.plan.choose(1);
    const actions = Array.from({ length: made }, () => action);
    socket.says({ type: "drafted", table: "t", seat: 0, actions, complete: made === decisions, position } as never);
  }
  table.plan.confirm();
  socket.says({ type: "ack", table: "t", request: socket.last?.request, seq } as never);
  socket.says(view(seq, seq - 1, 1));
}
