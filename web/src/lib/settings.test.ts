import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});

test("what was chosen before is kept, the rest is as usual", async () => {
  localStorage.setItem("rivertable.preferences", `{"theme": "dark", "standing": {"g": {"a": "a1"}}}`);
  const { settings } = await import("./settings.svelte");
  expect(settings).toMatchObject({ theme: "dark", confirm: "turn", keys: true, standing: { g: { a: "a1" } } });
});

test("preferences that cannot be read are forgotten", async () => {
  localStorage.setItem("rivertable.preferences", "{");
  const { settings } = await import("./settings.svelte");
  expect(settings.theme).toBe("system");
});

test("motion may be on, fast or off", async () => {
  const { moves, pace, settings } = await import("./settings.svelte");
  const paces = (["on", "fast", "off"] as const).map((motion) => {
    settings.motion = motion;
    return [moves(), pace()];
  });
  expect(paces).toEqual([
    [true, 1],
    [true, 0.4],
    [false, 0],
  ]);
});
