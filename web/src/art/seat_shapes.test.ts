import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SEAT_COLOURS, seatShape } from "./seat_shapes";

test("every seat has another shape, drawn inside its square", () => {
  const shapes = SEAT_COLOURS.map((_, colour) => seatShape(colour));
  expect(new Set(shapes).size).toBe(SEAT_COLOURS.length);
  for (const shape of shapes) {
    for (const number of shape.match(/\d*\.\d+/g) ?? []) expect(Number(number)).toBeLessThanOrEqual(1);
  }
});

test("the colours are those of the style sheet", () => {
  const tokens = readFileSync("src/styles/tokens.css", "utf8");
  SEAT_COLOURS.forEach((colour, seat) => expect(tokens).toContain(`--seat-${seat}: ${colour};`));
});
