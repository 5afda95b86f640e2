import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import rules from "../../../../src/rivertable/games/twelve_rivers/locales/en.ftl?raw";
import type { ActionInfo, EventInfo, Text } from "../../lib/protocol";
import type { Words } from "../../lib/texts";
import type { View } from "../../lib/views/twelve_rivers";
import { lengthOf } from "./board/curves";
import english from "./en.ftl?raw";
import { slotAt } from "./layout";
import { waiting, waysOf } from "./motion/motion.svelte";
import { scenesOf, told, type BoardState } from "./motion/board_state";
import { turnEnds } from "./turn_end";
import { comingOf, sectionName, slotName, tokenSlot } from "./words";

const bundle = new FluentBundle("en", { useIsolating: false });
for (const source of [rules, english]) bundle.addResource(new FluentResource(source), { allowOverrides: true });
const words: Words = (id, args) => bundle.formatPattern(bundle.getMessage(id)?.value ?? `?${id}`, args);

const text = (id: string, args: Text["args"] = {}): Text => ({ id, args, text: "" });
const action = (name: string, args: Text["args"]) =>
  ({ name, args: [], label: text(name, args) }) as unknown as ActionInfo;

test("a section is named by its row and the rivers that feed it", () => {
  expect(sectionName("r1_07", words)).toBe("row 1, river 7");
  expect(sectionName("r2_3a", words)).toBe("row 2, rivers 7–8");
  expect(sectionName("r4_b", words)).toBe("row 4, rivers 7–12");
  expect(sectionName("lake", words)).toBe("the lake");
});

test("a slot says what it costs, or whose token lies there", () => {
  expect(slotName("r3_1", 2, -1, null, words)).toBe("Row 3, rivers 1–3, slot 2: pay 1");
  expect(slotName("r5", 1, 1, "Mara", words)).toBe("Row 5, rivers 1–12, slot 1: token of Mara");
});

test("what may come to a slot is read from the label of its action", () => {
  const pearls = text("pearls", { white: 2, purple: 0, pink: 1, blue: 0, green: 0 });
  const coming = comingOf(action("place", { above: text("above", { pearls, before: 3 }) }));
  expect(coming).toEqual({ pearls: { green: 0, blue: 0, pink: 1, purple: 0, white: 2 }, before: 3 });
  expect(comingOf(action("place", { above: "" })).before).toBe(0);
});

test("the token that provisions move is found by the label of its action", () => {
  expect(tokenSlot(action("move_token", { section: text("place-r4_a"), slot: 2 }))).toBe("r4_a.2");
});

const at = (phase: string, step: string, section: string | null, slot: number | null) =>
  ({ phase, turn: { step, section, slot } }) as View;

test("a turn ends where the next token is placed or resolved", () => {
  const placing = at("exploration", "place", null, null);
  expect(turnEnds(at("exploration", "pay", null, null), placing)).toBe(false);
  expect(turnEnds(at("exploration", "place", null, null), placing)).toBe(true);
  expect(turnEnds(at("rivers", "collect", "r4_a", 1), placing)).toBe(true);
  const collecting = at("rivers", "collect", "r4_a", 1);
  expect(turnEnds(at("rivers", "extra", "r4_a", 1), collecting)).toBe(false);
  expect(turnEnds(at("rivers", "collect", "r4_a", 2), collecting)).toBe(true);
  expect(turnEnds({ phase: "moving", turn: null } as View, collecting)).toBe(false);
});

const rolled = (colour: string, start: string, end: string) =>
  ({ name: "pearl_rolled", args: { colour, start, end } }) as unknown as EventInfo;

const trapped = {
  name: "pearl_trapped",
  args: { colour: "", section: "r2_1a", slot: 1 },
} as unknown as EventInfo;

test("every rolling pearl ends at its own place in the jam, and a longer way takes longer", () => {
  const before: BoardState = {
    tokens: { "r2_1a.1": 0 },
    track: [],
    pearls: { top01: ["green"], top02: ["white"], top03: ["pink"] },
    fairies: {},
    taken: [],
  };
  const events = [
    ...[rolled("green", "top01", "r1_01"), rolled("green", "r1_01", "r2_1a"), trapped],
    ...[rolled("white", "top02", "r1_02"), rolled("white", "r1_02", "r2_1a"), trapped],
  ];
  const [scene] = scenesOf(events);
  const after = events.reduce(told, before);
  const ways = scene ? waysOf(scene, before, after, null) : [];
  const ends = ways.map((way) => way.line.at(-1));
  const places = waiting(after, "r2_1a");
  expect(ends).toEqual([places.find((each) => each.colour === "green")?.place, places[0]?.place]);
  expect(ends[0]).not.toEqual(ends[1]);
  for (const way of ways) expect(way.line.at(-1)?.[1]).toBeLessThan(slotAt("r2_1a", 1)[1]);
  const [longer, shorter] = [...ways].sort((a, b) => lengthOf(b.line) - lengthOf(a.line));
  expect(longer?.ms).toBeGreaterThanOrEqual(shorter?.ms ?? 0);
});
