import { beforeEach, expect, test, vi } from "vitest";
import { api, Refused } from "./api";
import type { EventInfo, MoveInfo, RecordMoves, ReplayPosition } from "./protocol";
import { asTheyPlayed, Replay } from "./replay.svelte";

/** Nine moves in turns of three; each brings one event. */
const moves = Array.from({ length: 9 }, (_, i) => ({
  number: i + 1,
  seat: Math.floor(i / 3) % 2,
  text: "pass",
  label: { id: "pass", args: {}, text: "pass" },
  round: 1,
  points: [i, 0],
  turn: Math.floor(i / 3) + 1,
})) as MoveInfo[];
const record = {
  info: { moves: 9, names: ["Ann", "Bo"], players: 2, your_seats: [0] },
  moves,
} as unknown as RecordMoves;
function at(number: number, seat: number | null): ReplayPosition {
  const from = number ? Math.floor((number - 1) / 3) * 3 : 0;
  const events = Array.from({ length: number - from }, (_, i) => ({ name: `e${from + i + 1}` }) as EventInfo);
  const shown = { seat, seq: number, events, events_from: from };
  return { number, moves: 9, shown } as unknown as ReplayPosition;
}
const answer = (_: string, number: number, seat: number | null) => Promise.resolve(at(number, seat));

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(api, "story").mockResolvedValue({ lines: [] });
});

test("without a connection what is shown stays, playing stops, and it is said why", async () => {
  const replay = new Replay("r", record);
  const asked = vi.spyOn(api, "at").mockImplementation(answer);
  await replay.show(3);
  asked.mockImplementation(() => Promise.reject(new Refused("offline", "no server")));
  replay.playing = true;
  await replay.show(8);
  expect([replay.shown?.seq, replay.playing, replay.problem?.message]).toEqual([3, false, "no server"]);
  asked.mockImplementation(answer);
  await replay.show(8);
  expect([replay.shown?.seq, replay.problem]).toEqual([8, null]);
});

test("the seat chosen last is shown, whichever answer comes first", async () => {
  const answers = new Map<number | null, () => void>();
  vi.spyOn(api, "at").mockImplementation(
    (_, number, seat) => new Promise((resolve) => answers.set(seat, () => resolve(at(number, seat)))),
  );
  const replay = new Replay("r", record);
  const first = replay.show(2);
  replay.seeAs(1);
  answers.get(1)?.();
  answers.get(0)?.();
  await first;
  await vi.waitFor(() => expect(replay.shown?.seat).toBe(1));
});

test("a step is a turn, or a single move", async () => {
  vi.spyOn(api, "at").mockImplementation(answer);
  const replay = new Replay("r", record);
  await replay.show(0);
  await replay.step(1);
  expect([replay.at, replay.turn?.number]).toEqual([3, 1]);
  await replay.step(1, true);
  expect([replay.at, replay.turn?.number]).toEqual([4, 2]);
  await replay.step(1);
  expect(replay.at).toBe(6);
  await replay.step(-1);
  expect(replay.at).toBe(3);
});

test("a caption is the line of the log that tells the turn", async () => {
  vi.spyOn(api, "at").mockImplementation(answer);
  const line = (move: number, text: string) => ({ move, seat: 0, round: false, text: { id: "", args: {}, text } });
  vi.spyOn(api, "story").mockResolvedValue({
    lines: [line(0, "dealt"), line(1, "one"), line(4, "two"), line(6, "new")],
  });
  const replay = new Replay("r", record);
  const told = () => replay.lines.map((each) => each.text.text);
  await replay.show(0);
  expect(told()).toEqual(["dealt"]);
  await replay.show(3);
  expect(told()).toEqual(["one"]);
  await replay.show(5);
  expect(told()).toEqual(["two"]);
  await replay.show(6);
  expect(told()).toEqual(["two", "new"]);
});

test("positions ahead are asked for, and only so many are remembered", async () => {
  const asked = vi.spyOn(api, "at").mockImplementation(answer);
  const replay = new Replay("r", record);
  await replay.show(0);
  await vi.waitFor(() => expect(asked.mock.calls.map((call) => call[1])).toEqual([0, 3, 6, 9]));
  await replay.step(1);
  expect(asked).toHaveBeenCalledTimes(4);
});

test("with all cards the same move is asked for again", async () => {
  const asked = vi.spyOn(api, "at").mockImplementation(answer);
  const replay = new Replay("r", record);
  await replay.show(9);
  replay.seeAs(0, true);
  await vi.waitFor(() => expect(asked).toHaveBeenLastCalledWith("r", 9, 0, true));
});

test("playing goes from turn to turn, and from the end begins anew", async () => {
  vi.useFakeTimers();
  vi.spyOn(api, "at").mockImplementation(answer);
  const replay = new Replay("r", record);
  await replay.show(6);
  replay.speed = 4;
  replay.toggle();
  await vi.advanceTimersByTimeAsync(500);
  expect([replay.at, replay.playing]).toEqual([9, false]);
  replay.toggle();
  await vi.advanceTimersByTimeAsync(450);
  expect([replay.at, replay.playing]).toEqual([3, true]);
  replay.pause();
  vi.useRealTimers();
});

/** Positions that a board can play. */
const playable = (id: string, number: number, seat: number | null) =>
  answer(id, number, seat).then((found) => ({
    ...found,
    shown: { ...found.shown, turns: [], position: { view: number } } as unknown as ReplayPosition["shown"],
  }));

test("what is played is all that happened since the position that is drawn", async () => {
  vi.spyOn(api, "at").mockImplementation(playable);
  const replay = new Replay("r", record);
  replay.hooks = { plays: true };
  const plays = async (step: Promise<void>, ...events: string[]) => {
    await vi.waitFor(() => expect(replay.act?.events.map((event) => event.name)).toEqual(events));
    replay.arrived(replay.act?.number ?? 0);
    await step;
  };
  await replay.show(0);
  await plays(replay.step(1), "e1", "e2", "e3");
  await plays(replay.step(1, true), "e4");
  await plays(replay.step(1), "e5", "e6");
});

test("a board that plays moves its pieces over the old position; another step draws at once where they go", async () => {
  vi.spyOn(api, "at").mockImplementation(playable);
  const replay = new Replay("r", record);
  replay.hooks = { plays: true };
  await replay.show(0);
  const first = replay.step(1);
  await vi.waitFor(() => expect(replay.act?.after).toBe(3));
  expect([replay.at, replay.drawn, replay.shown?.position?.view, replay.points[0]]).toEqual([3, 0, 0, 0]);
  expect(replay.underWay).toBe(true);
  replay.arrived(replay.act?.number ?? 0);
  await first;
  expect([replay.drawn, replay.act, replay.points[0], replay.underWay]).toEqual([3, null, 2, false]);
  void replay.step(1);
  await vi.waitFor(() => expect(replay.act?.events.map((event) => event.name)).toEqual(["e4", "e5", "e6"]));
  void replay.step(1);
  expect(replay.drawn).toBe(6);
  await vi.waitFor(() => expect(replay.act?.after).toBe(9));
  void replay.step(-1);
  await vi.waitFor(() => expect([replay.act, replay.drawn]).toEqual([null, 6]));
});

test("in a replay a person who has left is a person, and bots keep their level", () => {
  const none = { person: null, bot_from: null, reserved_for: null, character: null };
  const seat = { ...none, colour: 0, bot_plays: false, ready: true, kept: false, phone: false };
  const [person, bot] = asTheyPlayed([
    { ...seat, seat: 0, kind: "person", name: "Ann", presence: "bot", bot_plays: true, level: "normal" },
    { ...seat, seat: 1, kind: "bot", name: "Wilma", presence: "bot", level: "expert" },
  ]);
  expect(person).toMatchObject({ presence: "here", bot_plays: false, level: null });
  expect(bot?.level).toBe("expert");
});
