import { expect, test } from "vitest";
import { isClipped, shrink } from "./fit_text";

test("a text grows smaller until it fits, and no further than it can be read", () => {
  const text = (lines: number) => ({
    style: { fontSize: "" },
    clientHeight: 100,
    get scrollHeight() {
      return lines * 16 * parseFloat(this.style.fontSize);
    },
  });
  const [short, long, longer] = [text(4), text(9), text(30)];
  for (const each of [short, long, longer]) shrink(each);
  expect([short, long, longer].map((each) => each.style.fontSize)).toEqual(["0.75rem", "0.6875rem", "0.625rem"]);
  expect([short, long, longer].map(isClipped)).toEqual([false, false, true]);
});
