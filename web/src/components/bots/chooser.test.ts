import { expect, test } from "vitest";
import type { CharacterInfo } from "../../lib/protocol";
import { oneEach, spoken, surprise, walk } from "./chooser";

const characters = ["bram", "hedda", "otis"].map((id): CharacterInfo => ({
  id,
  name: id[0]?.toUpperCase() + id.slice(1),
  tempers: {},
}));

test("arrows walk a group and then to the other one", () => {
  expect(walk("ArrowRight", 0, 3)).toEqual({ place: 1 });
  expect(walk("ArrowUp", 1, 3)).toEqual({ place: 0 });
  expect(walk("ArrowDown", 2, 3)).toBe("after");
  expect(walk("ArrowLeft", 0, 3)).toBe("before");
  expect(walk("Enter", 0, 3)).toBeNull();
});

test("name and level are said together", () => {
  expect(spoken(characters[1], "normal")).toBe("Hedda, the patient one, perch, normal");
  expect(spoken(undefined, "hard")).toBe("trout, hard");
});

test("a surprise is somebody else who is free, as long as there is one", () => {
  expect(surprise(characters, "bram", ["hedda"], 0)).toBe("otis");
  expect(surprise(characters, "bram", ["hedda", "otis"], 0)).toBe("bram");
  expect([0, 0.99].map((chance) => surprise(characters, "otis", [], chance))).toEqual(["bram", "hedda"]);
});

test("every seat has a character of its own until there are no more", () => {
  expect(oneEach(characters, 4, "hedda")).toEqual(["hedda", "bram", "otis", "hedda"]);
});
