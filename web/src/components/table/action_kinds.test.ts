import { expect, test } from "vitest";
import type { LegalAction, RefusedAction } from "../../lib/protocol";
import { grouped, inOrder, keysBeside, keysOf, openKind, tellingChanges } from "./action_kinds";

const may = (id: number, name: string) => ({ id, name, changes: [] }) as unknown as LegalAction;
const brings = (id: number, name: string, fish: number, bid: number) => {
  const change = (text: string, after: number) => ({ what: { text }, before: 0, after });
  return { id, name, changes: [change("fish", fish), change("least bid", bid)] } as unknown as LegalAction;
};
const mayNot = (id: number, name: string) => ({ id, name }) as unknown as RefusedAction;
const KINDS = ["build", "pull", "use"].map((id) => ({ id, label: id, names: [id], short: () => null }));
const ids = (actions: { id: number }[]) => actions.map(({ id }) => id);

test("an action has its place and its key, whether it is legal or not", () => {
  const all = inOrder([may(1, "a"), may(3, "a")], [mayNot(2, "a")]);
  expect(ids(all)).toEqual([1, 2, 3]);
  const less = inOrder([may(3, "a")], [mayNot(1, "a"), mayNot(2, "a")]);
  expect(keysOf(less, undefined)).toEqual(keysOf(all, undefined));
  expect(keysOf(all, undefined).get(3)).toBe("3");
});

test("a game may give actions keys of their own", () => {
  const own = ({ id }: { id: number }) => (id < 3 ? String(id - 1) : null);
  expect([...keysOf(inOrder([may(1, "bid"), may(2, "bid"), may(3, "other")], []), own).values()]).toEqual([
    "0",
    "1",
    "3",
  ]);
});

test("kinds keep the order of the game, and hold what cannot be chosen too", () => {
  const offered = inOrder([may(1, "pull"), may(9, "flush")], [mayNot(5, "build"), mayNot(2, "pull")]);
  const { kinds, loose } = grouped(offered, KINDS);
  expect(kinds.map(({ id, legal, key }) => [id, legal, key])).toEqual([
    ["build", 0, "q"],
    ["pull", 1, "e"],
  ]);
  expect(kinds.map(({ actions }) => ids(actions))).toEqual([[5], [1, 2]]);
  expect(ids(loose)).toEqual([9]);
  expect(keysBeside(3)[0]).toBe("y");
});

test("open is the hinted kind, then the chosen one, then the first that offers something", () => {
  const { kinds } = grouped(inOrder([may(1, "pull"), may(7, "use")], [mayNot(5, "build")]), KINDS);
  expect(openKind(kinds, null, null)?.id).toBe("pull");
  expect(openKind(kinds, "build", null)?.id).toBe("build");
  expect(openKind(kinds, "build", 7)?.id).toBe("use");
  expect(openKind([], null, null)).toBeUndefined();
});

test("what all answers of a name change alike is not told of each, unless there is nothing else to tell", () => {
  const told = (action: LegalAction, ...all: LegalAction[]) =>
    tellingChanges(action, [action, ...all]).map(({ what }) => what.text);
  expect(told(brings(1, "bid", 1, 3), brings(2, "bid", 2, 3))).toEqual(["fish"]);
  expect(told(brings(1, "bid", 1, 3), brings(2, "bid", 1, 3))).toEqual(["fish", "least bid"]);
  expect(told(brings(1, "bid", 1, 3), brings(2, "pull", 2, 3))).toEqual(["fish", "least bid"]);
  expect(tellingChanges(mayNot(1, "bid"), [])).toEqual([]);
});
