import { expect, test } from "vitest";
import type { Proposal } from "../protocol";
import { settings } from "../settings.svelte";
import { action, drafted, position, seated, turn, view } from "./table_for_tests";

test("asked again after a no, an undo is for the same turn; after a yes for the one before", () => {
  const { table, socket } = seated();
  turn(table, socket, 3, 2);
  turn(table, socket, 2, 3);
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
    expect(socket.last).toMatchObject({ type: "propose", moves: 2 });
    socket.says({ type: "ack", table: "t", request: socket.last?.request, seq: 3 } as never);
    socket.says(view(4 + 2 * number, 3, 0, [proposal]));
    socket.says(view(5 + 2 * number, kept, 0)); // refused, then agreed: the log is shorter
    expect(table.session.problem?.message).toBe(number ? undefined : "Not everybody agrees to take it back.");
  }
  table.takeback.undo();
  expect(socket.last).toMatchObject({ type: "propose", moves: 3 });
});

test("a sent standing answer that is undone is not given again at once", () => {
  const { table, socket } = seated();
  turn(table, socket, 1, 2);
  settings.standing.g = { a: "a" };
  table.takeback.undo();
  const plans = socket.count("draft");
  socket.says(view(3, 0, 0));
  expect(socket.count("draft")).toBe(plans);
  settings.standing = {};
});

test("while a turn is being sent nothing is taken back", () => {
  const { table, socket } = seated();
  table.plan.choose(1);
  drafted(socket, [action], []);
  table.plan.confirm();
  table.takeback.undo();
  expect(socket.last).toMatchObject({ type: "act" });
});

test("at a shared screen an undo is for the own turn, and a hint for whoever asked", () => {
  const { table, socket } = seated(0, 1);
  turn(table, socket, 3, 2);
  table.plan.askHint();
  socket.says({ ...view(3, 2, 1), position: { ...position, to_act: [1], legal: [] } } as never);
  table.liftCover();
  socket.says({ ...view(3, 0, 3), seat: 1, position: { ...position, to_act: [1] } } as never);
  socket.says({ type: "hint", table: "t", seat: 0, advice: [], line: [] } as never);
  expect(table.plan.hints.hint).toBeNull();
  table.takeback.undo();
  expect(socket.last).toMatchObject({ type: "propose", seat: 1, moves: 1 });
});

test("a turn that ended by itself is asked back as one decision, one that I held is not", () => {
  const { table, socket } = seated();
  turn(table, socket, 2, 2);
  socket.says({ ...view(3, 2, 0), ending: true } as never);
  socket.says({ ...view(4, 2, 0), ending: false } as never); // held
  table.takeback.undo();
  expect(socket.last).toMatchObject({ type: "propose", moves: 2 });
  socket.says({ ...view(5, 2, 0), ending: true } as never);
  socket.says({ ...view(6, 2, 1), position: { ...position, to_act: [1] } } as never);
  table.takeback.undo();
  expect(socket.last).toMatchObject({ type: "propose", moves: 1 });
});
