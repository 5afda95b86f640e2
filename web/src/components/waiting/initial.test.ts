import { expect, test } from "vitest";
import { initial } from "./initial";

test("the first letter, large, and whole where it is made of several signs", () => {
  expect(initial("mara")).toBe("M");
  expect(initial("  Jonas 2")).toBe("J");
  expect(initial("ø")).toBe("Ø");
  expect(initial("ße")).toBe("ß");
  expect(initial("👩‍🚀 Tove")).toBe("👩‍🚀");
  expect(initial("é")).toBe("É");
  expect(initial("")).toBe("");
});
