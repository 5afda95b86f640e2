import { expect, test } from "vitest";
import { marked } from "./marked";

test("words looked for are marked wherever they stand, and signs mean themselves", () => {
  expect(marked("Clay is clay.", "clay")).toEqual([
    { text: "Clay", hit: true },
    { text: " is ", hit: false },
    { text: "clay", hit: true },
    { text: ".", hit: false },
  ]);
  expect(marked("6 (or 4)", "(or")).toContainEqual({ text: "(or", hit: true });
  expect(marked("as it is", " ")).toEqual([{ text: "as it is", hit: false }]);
});
