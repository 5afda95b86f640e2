import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hasNewerClient, reloadOnce } from "./client_version";

const page = (script: string) => `<html><script type="module" src="${script}"></script></html>`;
const answer = (text: string, status = 200) => vi.stubGlobal("fetch", async () => new Response(text, { status }));

beforeEach(() => {
  const own = { src: "http://localhost/assets/index-one.js" } as HTMLScriptElement;
  vi.spyOn(document, "querySelector").mockReturnValue(own);
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a server whose page names other scripts has a newer client", async () => {
  answer(page("/assets/index-one.js"));
  expect(await hasNewerClient()).toBe(false);
  answer(page("/assets/index-two.js"));
  expect(await hasNewerClient()).toBe(true);
});

test("a server that is away or in trouble has none", async () => {
  answer("Bad gateway", 502);
  expect(await hasNewerClient()).toBe(false);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await hasNewerClient()).toBe(false);
});

test("the page is loaded again once, not again and again", () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  reloadOnce();
  reloadOnce();
  expect(reload).toHaveBeenCalledTimes(1);
});
