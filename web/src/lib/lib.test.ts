import { expect, test, vi } from "vitest";
import { clockText, isLastMoment } from "./clock";
import { curveOf, farApart, gridLines, leads } from "../components/result/lead_curve";
import { isControl, keyOf, scrolls } from "./keys";
import { Localiser } from "./localiser";
import { inOrder, myLevel, tableAddress } from "./lobby";
import type { ErrorMessage, GameInfo } from "./protocol";
import { refusedReply } from "./table/refused_reply";
import { asTheyPlayed } from "./replay.svelte";
import { Requests } from "./table/requests";
import { partsOf as partsOfAddress } from "./router.svelte";
import { forPlayers, partsOf, piecesOf, search } from "./rulebook";
import { settings } from "./settings.svelte";
import { gameWords, t } from "./texts";

test("a clock runs only for the seat that is to act, and is low in the end", () => {
  const clock = {
    left_ms: [65_000, 15_000],
    running: [1],
    at: 1000,
    bank_ms: 0,
    increment_ms: 0,
    refill: false,
    at_zero: "bot" as const,
  };
  expect(clockText(clock, 0, 9000)).toEqual({ text: "1:05", low: false });
  expect(clockText(clock, 1, 6000)).toEqual({ text: "0:10", low: true });
  expect(clockText(clock, 1, 99_000).text).toBe("0:00");
  expect([6000, 15_900, 99_000].map((now) => isLastMoment(clock, 1, now))).toEqual([false, true, true]);
  expect(isLastMoment(clock, 0, 99_000)).toBe(false);
  expect(isLastMoment({ ...clock, at_zero: "show" }, 1, 99_000)).toBe(false);
});

test("every step of a hint is said in the chosen language", () => {
  const action = (id: number) => ({
    id,
    name: "a",
    args: [],
    text: "a",
    label: { id: `l${id}`, args: {}, text: "en" },
  });
  const advice = { action: action(1), line: [action(1), action(2)], win_chance: null, points: null, payload: null };
  const hint = { type: "hint" as const, table: "t", seat: 0, seq: 1, bot: "ismcts", advice: [advice] };
  const said = new Localiser((message) => `de ${message.id}`, []).hint(hint).advice[0];
  expect(said?.action.label.text).toBe("de l1");
  expect(said?.line.map((step) => step.label.text)).toEqual(["de l1", "de l2"]);
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

test("labels without room after the last are left out", () => {
  expect(farApart([0, 10, 35, 36, 71, 72], (place) => place, 36)).toEqual([0, 36, 72]);
  expect(farApart([], (place) => place, 36)).toEqual([]);
});

test("the curve begins before the first move and has the points of every seat after each", () => {
  const move = { seat: 0, text: "pass", label: { id: "pass", args: {}, text: "pass" } };
  const moves = [
    { ...move, number: 1, round: 1, points: [3, 0] },
    { ...move, number: 2, round: 2, points: [3, 7] },
  ];
  expect(curveOf(moves, 2)).toEqual({
    moves: [0, 1, 2],
    rounds: [1, 1, 2],
    points: [
      [0, 3, 3],
      [0, 0, 7],
    ],
  });
});

test("the lead is counted against the best of the others", () => {
  expect(
    leads({
      moves: [0, 1],
      rounds: [1, 1],
      points: [
        [5, 9],
        [4, 12],
        [1, 2],
      ],
    }),
  ).toEqual([
    [1, -3],
    [-1, 3],
    [-4, -10],
  ]);
});

test("keys: digits first, then letters the menu does not use", () => {
  expect([keyOf(0), keyOf(9), keyOf(10)]).toEqual(["1", "0", "q"]);
  expect(keyOf(99)).toBeNull();
  for (const menu of "rhulcb") expect([..."1234567890qwetyiopasdfgjkzxvnm"]).not.toContain(menu);
});

test("Enter and Space press a control; arrows move what is longer than its room", () => {
  document.body.innerHTML = "<button></button><g role='button'></g><ol tabindex='0'></ol>";
  const [button, target, log] = ["button", "g", "ol"].map((name) => document.querySelector(name));
  expect([button, target, log, document, null].map((each) => isControl(each ?? null))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  Object.defineProperty(log, "scrollHeight", { value: 300 });
  Object.defineProperty(button, "scrollHeight", { value: 300 });
  expect(["ArrowDown", "End", "ArrowLeft", "a"].map((key) => scrolls(log ?? null, key))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(scrolls(button ?? null, "ArrowDown")).toBe(false);
});

test("an error without a request is about what is waited for; the chat's about neither", () => {
  const error = (code: string, seat: number | null = 0, table: string | null = "t") =>
    ({ type: "error", code, message: "", clause: null, table, seat, request: null }) as ErrorMessage;
  expect(refusedReply(error("illegal"), true, false)).toBe("draft");
  expect(refusedReply(error("illegal"), true, true)).toBe("draft");
  expect(refusedReply(error("unavailable"), true, true)).toBe("hint");
  expect(refusedReply(error("not_to_act"), false, true)).toBe("hint");
  expect(refusedReply(error("switched_off", null), true, true)).toBeNull();
  expect(refusedReply(error("too_fast", null, null), true, false)).toBe("draft");
  expect(refusedReply({ ...error("stale"), request: "r" }, true, false)).toBeNull();
});

test("bots are of my level where the game has it", () => {
  const game = { levels: ["easy", "hard"].map((name) => ({ name, explanation: "" })) } as GameInfo;
  const levels = ["hard", "of old"].map((level) => {
    settings.level = level;
    return myLevel(game);
  });
  settings.level = "normal";
  expect(levels).toEqual(["hard", "easy"]);
});

test("lines across a curve lie within it", () => {
  expect(gridLines(-80, 42)).toEqual([-60, -30, 0, 30]);
  expect(gridLines(0, 1)).toEqual([0, 1]);
  expect(gridLines(-7, 4)).toEqual([-6, -4, -2, 0, 2, 4]);
});

test("a pasted link or code leads to its table, anything else nowhere", () => {
  expect(tableAddress(" aB3-x ")).toBe("/table/aB3-x");
  expect(tableAddress("http://river.example/table/abc?invitation=x1")).toBe("/table/abc?invitation=x1");
  expect(tableAddress("http://river.example/other/abc")).toBeNull();
  expect(tableAddress("two words")).toBeNull();
});

test("the lobby shows its games in order, unknown ones last", () => {
  const games = ["zebra", "riverside", "the_river"].map((name) => ({ name }) as GameInfo);
  expect(inOrder(games).map((game) => game.name)).toEqual(["the_river", "riverside", "zebra"]);
});

const BOOK =
  "# Riverside\n\n## 5 A round\n\n- RS-5.1 Roll all **six** dice.\n  - RS-5.1a Then sail (RS-5.2).\n- RS-5.2 The ship sails.\n";

test("a rulebook is cut into headings and clauses", () => {
  expect(partsOf(BOOK).map((part) => part.clause ?? part.text)).toEqual([
    "Riverside",
    "5 A round",
    "RS-5.1",
    "RS-5.1a",
    "RS-5.2",
  ]);
});

test("a clause goes on over indented lines and keeps its bold name", () => {
  const book = "## Built\n- **RB-7.45 Mill Wheel.** Choose\n  a structure:\n  1. first\n- **RB-7.46** No.";
  expect(partsOf(book).map((part) => part.text)).toEqual([
    "Built",
    "**Mill Wheel.** Choose a structure:\n1. first",
    "No.",
  ]);
});

test("headings say nothing about the program", () => {
  const book =
    "### Food (`food`)\n## 9 Examples (usable as tests)\n## 12 Decisions (fixed action space, 64 actions)\n## 3 Set (up)";
  expect(partsOf(book).map((part) => part.text)).toEqual(["Food", "9 Examples", "12 Decisions", "3 Set (up)"]);
});

test("a player reads the sections, not what stands around them about the program", () => {
  const book = `# Riverside\n\nThe numbers are in a file.\n\n${BOOK}\n## Exempt clauses\n\n- RS-5.1 exempt: nothing to do\n`;
  expect(forPlayers(partsOf(book)).map((part) => part.clause ?? part.text)).toEqual([
    "5 A round",
    "RS-5.1",
    "RS-5.1a",
    "RS-5.2",
  ]);
});

test("a player reads nothing of the program's own names", () => {
  const book = "## Glossary\n| pawn | starts a round; in code `pawn` |\n- **TR-8.4** Face down. (In code: covered.)";
  expect(forPlayers(partsOf(book)).map((part) => part.text)).toEqual([
    "Glossary",
    "pawn – starts a round",
    "Face down.",
  ]);
});

test("a search keeps the clauses with all words, under their heading", () => {
  expect(search(partsOf(BOOK), "ship sails").map((part) => part.clause ?? part.text)).toEqual(["5 A round", "RS-5.2"]);
  expect(search(partsOf(BOOK), "whale")).toEqual([]);
});

test("clauses named in a sentence become links, stars become emphasis", () => {
  expect(piecesOf("Then **sail** (RS-5.2).").map((piece) => [piece.text, piece.style])).toEqual([
    ["Then ", "plain"],
    ["sail", "strong"],
    [" (", "plain"],
    ["RS-5.2", "clause"],
    [").", "plain"],
  ]);
});

test("the shell's words and a game's words come from their catalogues", async () => {
  expect(t("round", { game: "riverside", number: 3 })).toBe("Round 3");
  expect(t("rounds-count", { game: "riverside", count: 1 })).toBe("one round");
  expect(t("round", { game: "river_bankers", number: 31 })).toBe("Turn 31"); // RB-1.3 there are no rounds
  expect(t("rounds-count", { game: "stone_layer", count: 2 })).toBe("2 turns");
  const words = await gameWords("riverside");
  expect(words("activity-blue")).toBe("ice fishing");
  expect(words("boat-blue")).toBe("Ice fishing");
  expect(words("round", { game: "riverside", number: 2 })).toBe("Round 2");
});

test("what has no answer is sent again on a new line, and the line is given up when one is overdue", () => {
  vi.useFakeTimers();
  const line = { send: vi.fn(() => true), giveUp: vi.fn() };
  const requests = new Requests(line);
  const asked = (request: string) => ({ type: "undo" as const, table: "t", seat: 0, moves: null, request });
  requests.ask(asked("first"));
  requests.ask(asked("second"));
  expect(requests.answered("first")).toEqual(asked("first"));
  expect(requests.answered("first")).toBeUndefined();
  vi.advanceTimersByTime(60_000);
  expect(line.giveUp).toHaveBeenCalledOnce();
  requests.sendAgain();
  expect(line.send.mock.calls.map(([message]: unknown[]) => (message as { request: string }).request)).toEqual([
    "first",
    "second",
    "second",
  ]);
  vi.useRealTimers();
});

test("an address that cannot be decoded is taken as typed", () => {
  expect(partsOfAddress("/people/stone%20layer/")).toEqual(["people", "stone layer"]);
  expect(partsOfAddress("/table/%E0%A4%A")).toEqual(["table", "%E0%A4%A"]);
});
