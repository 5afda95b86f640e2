import { afterEach, expect, test, vi } from "vitest";
import { api, nonce, Refused } from "./api";

afterEach(() => vi.unstubAllGlobals());

function answer(body: unknown, status = 200) {
  const fetched = vi.fn<(path: string, options?: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(new Response(JSON.stringify(body), { status })),
  );
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

test("a question is a GET, what changes something a POST with JSON", async () => {
  const fetched = answer({ name: "Mara" });
  await api.games();
  expect(fetched.mock.lastCall).toEqual(["/api/games", {}]);
  expect(await api.rename("Mara")).toEqual({ name: "Mara" });
  expect(fetched.mock.lastCall?.[1]).toMatchObject({ method: "POST", body: `{"name":"Mara"}` });
});

test("ids and invitations are part of the address, whatever they hold", async () => {
  const fetched = answer({});
  await api.table("a/b", "x y");
  expect(fetched.mock.lastCall?.[0]).toBe("/api/tables/a%2Fb?invitation=x%20y");
  await api.at("r", 3, null);
  await api.at("r", 3, 0);
  expect(fetched.mock.calls.slice(1).map(([path]) => path)).toEqual([
    "/api/records/r/at/3",
    "/api/records/r/at/3?seat=0",
  ]);
});

test("tables are asked for as they are wanted", async () => {
  const fetched = answer({});
  await api.tables();
  await api.tables({ game: "a&b", seats: null, free: 2, skip: 0 });
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(["/api/tables", "/api/tables?game=a%26b&free=2&skip=0"]);
});

test("a refusal has the server's code and sentence; without them it says that the server is in trouble", async () => {
  answer({ code: "conflict", message: "The seat is taken." }, 409);
  await expect(api.tables()).rejects.toEqual(new Refused("conflict", "The seat is taken."));
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("Bad gateway", { status: 502 })));
  await expect(api.tables()).rejects.toMatchObject({ code: "unavailable" });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(api.tables()).rejects.toMatchObject({ code: "offline" });
});

test("an answer that breaks off half way is no answer", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"games": [', { status: 200 })));
  await expect(api.games()).rejects.toMatchObject({ code: "offline" });
});

test("who I am is asked once at a time", async () => {
  const fetched = answer({ id: "p" });
  await Promise.all([api.me(), api.me()]);
  expect(fetched).toHaveBeenCalledOnce();
  await api.me();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("a nonce is 128 random bits", () => {
  expect(nonce()).toMatch(/^[0-9a-f]{32}$/);
  expect(nonce()).not.toBe(nonce());
});
