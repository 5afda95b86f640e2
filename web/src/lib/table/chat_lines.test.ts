import { beforeEach, expect, test } from "vitest";
import type { ChatLine } from "../protocol";
import { ChatLines } from "./chat_lines.svelte";

const line = (id: number) => ({ type: "chat", table: "t", id, seat: 1, name: "Ben", text: "Ahoy", at: 0 }) as ChatLine;

beforeEach(() => localStorage.clear());

test("what I did not say is unread until I read it, also after the page is loaded again", () => {
  const talk = new ChatLines("t");
  talk.hear(line(4), false);
  talk.hear(line(5), true);
  talk.hear(line(4), false); // told again after a lost connection
  expect([talk.lines.length, talk.unread]).toEqual([2, 1]);
  talk.read();
  expect(talk.unread).toBe(0);
  const later = new ChatLines("t");
  for (const id of [4, 5, 6]) later.hear(line(id), false);
  expect(later.unread).toBe(1);
});

test("only so many tables are remembered, and each for itself", () => {
  for (let table = 0; table < 60; table++) {
    const talk = new ChatLines(`t${table}`);
    talk.hear(line(7), false);
    talk.read();
  }
  const unread = (table: string) => {
    const talk = new ChatLines(table);
    talk.hear(line(7), false);
    return talk.unread;
  };
  expect(["t0", "t9", "t10", "t59"].map(unread)).toEqual([1, 1, 0, 0]);
});
