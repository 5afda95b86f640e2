import { afterEach, beforeEach, expect, test, vi } from "vitest";

const played: { length: number; gain: number }[] = [];
const made = vi.fn();

/** An audio device that notes what is played on it. */
class Audio {
  state = "suspended";
  destination = {};
  resume = vi.fn(() => Promise.resolve((this.state = "running")));
  suspend = vi.fn(() => Promise.resolve((this.state = "suspended")));
  constructor() {
    made(this);
  }
  createGain() {
    return { gain: { value: 1 }, connect: () => undefined };
  }
  createBuffer(_: number, length: number) {
    return { length, copyToChannel: vi.fn() };
  }
  createBufferSource() {
    let volume = { gain: { value: 0 } };
    const source = {
      buffer: { length: 0 },
      connect: (next: typeof volume & { connect: (to: unknown) => void }) => (volume = next),
      start: () => played.push({ length: source.buffer.length, gain: volume.gain.value }),
    };
    return source;
  }
}

async function fresh() {
  vi.resetModules();
  const { settings } = await import("./settings.svelte");
  return { settings, ...(await import("./sounds")) };
}

function touchPage(): void {
  window.dispatchEvent(new Event("pointerup"));
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  played.length = 0;
  made.mockClear();
  vi.stubGlobal("AudioContext", Audio);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("nothing sounds, and no device is asked for, before somebody has touched the page", async () => {
  const { sound } = await fresh();
  sound("wood");
  expect(made).not.toHaveBeenCalled();
  touchPage();
  sound("wood");
  expect(played).toHaveLength(1);
  expect(made).toHaveBeenCalledOnce();
});

test("at first sounds are on and soft, and they follow the volume", async () => {
  const { settings, sound } = await fresh();
  touchPage();
  sound("my_turn");
  settings.volume = 100;
  sound("my_turn");
  settings.volume = 0;
  sound("my_turn");
  expect(played.map(({ gain }) => gain)).toEqual([0.25, 1]);
});

test("sounds are switched off and on, and going on is heard", async () => {
  const { settings, sound, toggleSounds } = await fresh();
  touchPage();
  toggleSounds();
  sound("coin");
  expect([settings.sounds, played.length]).toEqual([false, 0]);
  toggleSounds();
  expect([settings.sounds, played.length]).toEqual([true, 1]);
});

test("a hidden page says only that it is my turn", async () => {
  const { sound } = await fresh();
  touchPage();
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  sound("chat");
  expect(played).toHaveLength(0);
  sound("my_turn");
  expect(played).toHaveLength(1);
});

test("an event without a sound is silent", async () => {
  const { sound } = await fresh();
  touchPage();
  sound(undefined);
  expect(played).toHaveLength(0);
});

test("the device is let go when nothing has sounded for long, and taken again", async () => {
  const { sound } = await fresh();
  touchPage();
  sound("wood");
  const device = made.mock.lastCall?.[0] as Audio;
  await vi.runAllTimersAsync();
  expect(device.state).toBe("suspended");
  sound("wood");
  await vi.advanceTimersByTimeAsync(1);
  expect(device.state).toBe("running");
  expect(made).toHaveBeenCalledOnce();
});
