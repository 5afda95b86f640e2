import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { placed } from "./places";

const source = (file: string) => readFileSync(`src/boards/stone_layer/${file}.svelte`, "utf8");

it("a place is an element that the board draws", () => {
  expect(placed("stack", ["2"])).toEqual(['[data-stack="2"]']);
  expect(source("board/SceneView")).toContain(`"data-stack":`);
  expect(placed("tile", ["4"])).toEqual(['[data-tile="4"]']);
  expect(source("pieces/Tiles")).toContain("data-tile=");
  expect(placed("above", [])).toEqual(["[data-above]"]);
  expect(source("placing/ViewFromAbove")).toContain("data-above");
  expect(placed("elsewhere", [])).toEqual([]);
});
