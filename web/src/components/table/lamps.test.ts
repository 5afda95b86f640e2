import { expect, test } from "vitest";
import { lampsOf } from "./lamps";

const box = (x: number, y: number, width: number, height: number) => () => new DOMRect(x, y, width, height);

function board(things: Record<string, () => DOMRect>): HTMLElement {
  const play = document.createElement("main");
  play.getBoundingClientRect = box(0, 50, 400, 300);
  for (const [action, rect] of Object.entries(things)) {
    const thing = document.createElement("i");
    thing.dataset.action = action.replace("*", "");
    thing.getBoundingClientRect = rect;
    play.append(thing);
  }
  return play;
}

test("lamps stand near the corners of what is proposed, and of what is about as good", () => {
  const play = board({ "place(clay)": box(100, 100, 100, 80), "place(wood)": box(200, 100, 1000, 1000) });
  expect(lampsOf(["place(clay)"], play)).toEqual([{ action: "place(clay)", x: 190, y: 108, also: false }]);
  expect(lampsOf(["place(clay)", "pass"], play)).toHaveLength(1);
  play.getBoundingClientRect = box(0, 50, 2000, 2000);
  expect(lampsOf(["place(clay)", "place(wood)"], play)[1]).toEqual({
    action: "place(wood)",
    x: 1164,
    y: 136,
    also: true,
  });
});

test("what is not drawn, or out of sight, has no lamp", () => {
  const play = board({ hidden: box(0, 0, 0, 0), above: box(10, 0, 40, 20), right: box(390, 100, 40, 20) });
  expect(lampsOf(["hidden", "above", "right"], play)).toEqual([]);
});

test("of two drawings of the same action the one that is shown has the lamp", () => {
  const play = board({ pass: box(0, 0, 0, 0), "pass*": box(10, 100, 40, 20) });
  expect(lampsOf(["pass"], play)).toEqual([{ action: "pass", x: 46, y: 102, also: false }]);
});
