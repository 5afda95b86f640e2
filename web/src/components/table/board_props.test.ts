import { expect, test } from "vitest";
import { action, actionOf, drafted, seated } from "../../lib/table/table_for_tests";
import { boardProps } from "./board_props";

test("a board is given the position after the plan and the one without it", () => {
  const { table, socket } = seated();
  table.plan.choose(1);
  drafted(socket, [action], [actionOf(2)]);
  const props = boardProps(table, (id) => id, 1);
  expect([props.me, props.legal.map(({ id }) => id), props.draft]).toEqual([0, [2], [action]]);
  expect([props.canUndo, props.settings.pace, props.planned]).toEqual([true, 1, []]);
});

test("a board is told what the whole plan changes", () => {
  const { table, socket } = seated();
  expect(boardProps(table, (id) => id, 1).changes).toEqual([]);
  table.plan.choose(1);
  const changes = [{ what: { id: "preview-fish", args: {}, text: "Fish" }, before: 3, after: 5 }];
  const { position } = table.shown;
  socket.says({ type: "drafted", table: "t", seat: 0, actions: [action], complete: true, position, changes } as never);
  expect(boardProps(table, (id) => id, 1).changes).toEqual(changes);
});

test("what is pointed at anywhere is previewed on the board", () => {
  const { table } = seated();
  boardProps(table, (id) => id, 1).point(1);
  expect(boardProps(table, (id) => id, 1).preview).toEqual(action);
  boardProps(table, (id) => id, 1).point(99);
  expect(boardProps(table, (id) => id, 1).preview).toBeNull();
});

test("what a board does reaches the plan", () => {
  const { table, socket } = seated();
  boardProps(table, (id) => id, 1).chooseThen(1, "tile2");
  drafted(socket, [action], [actionOf(2, "tile")]);
  expect(socket.last).toMatchObject({ type: "draft", actions: [1, 2] });
  boardProps(table, (id) => id, 1).undo?.();
  expect(socket.last).toMatchObject({ type: "draft", actions: [1] });
  boardProps(table, (id) => id, 1).explain(5);
  expect(table.shown.explaining).toBe(5);
});

test("a board can look back: at the log, and at what can be watched again", () => {
  const { table } = seated();
  const props = boardProps(table, (id) => id, 1);
  expect(props.log).toBe(table.shown.log.events);
  expect(props.canWatch?.(0)).toBe(false);
});
