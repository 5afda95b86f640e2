import { expect, test, vi } from "vitest";
import { api, Refused } from "./api";
import type { RecordMoves, ReplayPosition } from "./protocol";
import { asTheyPlayed, Replay } from "./replay.svelte";

const record = { info: { moves: 9, names: [], your_seats: [0] }, moves: [] } as unknown as RecordMoves;
const at = (number: number, seat: number | null) =>
  ({ number, moves: 9, first_new_event: 0, shown: { seat, seq: number, events: [] } }) as unknown as ReplayPosition;

test("without a connection what is shown stays, playing stops, and it is said why", async () => {
  const replay = new Replay("r", record);
  const asked = vi.spyOn(api, "at").mockImplementation((_, number, seat) => Promise.resolve(at(number, seat)));
  await replay.show(3);
  asked.mockImplementation(() => Promise.reject(new Refused("offline", "no server")));
  replay.playing = true;
  await replay.show(7);
  expect([replay.shown?.seq, replay.playing, replay.problem?.message]).toEqual([3, false, "no server"]);
  asked.mockImplementation((_, number, seat) => Promise.resolve(at(number, seat)));
  await replay.show(7);
  expect([replay.shown?.seq, replay.problem]).toEqual([7, null]);
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

test("in a replay a person who has left is a person, and bots keep their level", () => {
  const seat = { colour: 0, person: null, bot_from: null, reserved_for: null, bot_plays: false };
  const [person, bot] = asTheyPlayed([
    { ...seat, seat: 0, kind: "person", name: "Ann", presence: "bot", bot_plays: true, level: "normal" },
    { ...seat, seat: 1, kind: "bot", name: "Wilma", presence: "bot", level: "expert" },
  ]);
  expect(person).toMatchObject({ presence: "here", bot_plays: false, level: null });
  expect(bot?.level).toBe("expert");
});
