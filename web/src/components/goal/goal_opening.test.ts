import { beforeEach, expect, test } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { fakeSocket, infoOf, seated, turnOf, view } from "../../lib/table/table_for_tests";
import { Table } from "../../lib/table/table.svelte";
import { mayOpen, noteRead } from "./goal_opening";

beforeEach(() => (settings.goalsRead = {}));

test("it opens before my first decision", () => {
  expect(mayOpen(seated(0).table)).toBe(true);
});

test("others may have moved before me, but not I", () => {
  const { table, socket } = seated(0);
  socket.says(view(2, 1, 1, [], [turnOf(1, 0)]));
  table.playback.skip();
  expect(mayOpen(table)).toBe(true);
  socket.says(view(3, 2, 1, [], [turnOf(0, 2)]));
  table.playback.skip();
  expect(mayOpen(table)).toBe(true); // my first turn has begun
  socket.says(view(4, 3, 1, [], [turnOf(0, 2), turnOf(1, 3)]));
  table.playback.skip();
  expect(mayOpen(table)).toBe(false);
});

test("not once it was read at this table, nor if it is not to be shown again", () => {
  const { table } = seated(0);
  noteRead("g", "t", false);
  expect(mayOpen(table)).toBe(false);
  noteRead("g", "another", false);
  expect(mayOpen(table)).toBe(true);
  noteRead("g", "another", true);
  expect(mayOpen(table)).toBe(false);
});

test("not while a clock runs", () => {
  const { table, socket } = seated(0);
  socket.says({ ...view(2, 1, 0), clock: { left_ms: [1, 1], running: [1], at: 0 } } as never);
  expect(mayOpen(table)).toBe(false);
});

test("not in a what-if game, or once it is over", () => {
  const { table, socket } = seated(0);
  socket.says({ ...view(2, 1, 0), status: "over" } as never);
  expect(mayOpen(table)).toBe(false);
  const other = seated(0).table;
  other.session.info = { ...other.session.info, what_if: true };
  expect(mayOpen(other)).toBe(false);
});

test("not for somebody who watches", () => {
  const socket = fakeSocket();
  const table = new Table("t", null, infoOf([]));
  socket.says({ ...view(1, 0, 1), seat: null } as never);
  expect(mayOpen(table)).toBe(false);
});
