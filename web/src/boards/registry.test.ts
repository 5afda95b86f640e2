import { expect, test } from "vitest";
import { boardOf } from "./registry";

test("every game with a folder has its own board, any other game the plain one", async () => {
  const [own, plain, other] = await Promise.all(["riverside", "fallback", "no_such_game"].map(boardOf));
  expect(other).toBe(plain);
  expect(own).not.toBe(plain);
  expect(own?.Board).toBeDefined();
});
