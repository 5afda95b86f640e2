import { expect, test } from "vitest";
import { inText, PHONE } from "./screen";

test("the room is counted in the size of the text", () => {
  expect(inText("(max-width: 1360px)")).toBe("(max-width: 85em)");
  expect(inText("(min-width: 600px) and (max-height: 840px)")).toBe("(min-width: 37.5em) and (max-height: 52.5em)");
  expect(inText("(hover: none)")).toBe("(hover: none)");
});

test("a phone on its side is a phone", () => {
  expect(PHONE).toBe("((max-width: 47.5em) or (max-height: 31.25em))");
  expect(inText("(max-width: 760px)")).toBe(PHONE);
  expect(inText("(max-height: 840px) and (min-width: 761px)")).toBe(
    "(max-height: 52.5em) and ((min-width: 47.5006em) and (min-height: 31.2506em))",
  );
});
