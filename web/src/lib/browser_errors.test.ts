import { expect, test } from "vitest";
import { errorReport } from "./browser_errors";

test("an error is told by its kind and its places, without its message", () => {
  const error = new TypeError("Mara's hand is undefined");
  error.stack = "TypeError: Mara's hand is undefined\n  at f (https://river.example/assets/table-Ab1.js:3:42)";
  expect(errorReport(error, "/table/secretId", "https://river.example/assets/index-Xy.js")).toEqual({
    kind: "TypeError",
    page: "table",
    client: "index-Xy.js",
    places: ["table-Ab1.js:3:42"],
  });
});

test("what is no error has a kind all the same", () => {
  expect(errorReport("Mara", "/", undefined)).toEqual({ kind: "Error", page: "", client: "", places: [] });
});
