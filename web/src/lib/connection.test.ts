import { expect, test, vi } from "vitest";
import { Connection } from "./connection.svelte";
import { fakeSocket, FakeSocket } from "./table/table_for_tests";

test("it is open once the server has said welcome, and knows how far the server's clock is ahead", () => {
  const socket = fakeSocket();
  const opened = vi.fn();
  const connection = new Connection(opened);
  expect([connection.state, opened.mock.calls.length]).toEqual(["connecting", 0]);
  socket.says({ type: "welcome", now: Date.now() + 5000 } as never);
  expect([connection.state, opened.mock.calls.length]).toEqual(["open", 1]);
  expect(Math.round(connection.ahead / 1000)).toBe(5);
  connection.close();
});

test("what cannot be sent now is said so", () => {
  const socket = fakeSocket();
  const connection = new Connection(() => undefined);
  socket.says({ type: "welcome", now: 0 } as never);
  expect(connection.send({ type: "leave", table: "t" })).toBe(true);
  connection.giveUp();
  expect(connection.send({ type: "leave", table: "t" })).toBe(false);
  connection.close();
});

test("a lost connection is opened again, and later each time", () => {
  vi.useFakeTimers();
  const socket = fakeSocket();
  const connection = new Connection(() => undefined);
  const waits: number[] = [];
  for (let time = 0; time < 3; time++) {
    socket.onclose?.();
    const from = Date.now();
    vi.advanceTimersToNextTimer();
    waits.push(Date.now() - from);
  }
  expect(vi.mocked(WebSocket)).toHaveBeenCalledTimes(4);
  expect(waits[2]).toBeGreaterThan(waits[0] ?? Infinity);
  connection.close();
  vi.useRealTimers();
});

test("a new attempt to connect ends the one under way", () => {
  const sockets: FakeSocket[] = [];
  const dial = function () {
    sockets.push(new FakeSocket());
    return sockets.at(-1);
  };
  vi.stubGlobal("WebSocket", Object.assign(vi.fn(dial), { OPEN: FakeSocket.OPEN }));
  const connection = new Connection(() => undefined);
  sockets[0]?.says({ type: "welcome", now: Date.now() } as never);
  connection.giveUp();
  connection.retry();
  connection.retry();
  expect(sockets.map((socket) => socket.onmessage !== null)).toEqual([false, false, true]);
  connection.close();
});
