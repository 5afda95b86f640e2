import { beforeEach, expect, test } from "vitest";
import type { ChatLine } from "../protocol";
import { ChatLines } from "./chat_lines.svelte";

const line = (id: number) => ({ type: "chat", table: "t", id, seat: 1, name: "Ben", text: "Ahoy", at: 0 }) as ChatLine;

beforeEach(() => localStorage.clear());

test("what I did not say is unread until I read it, also after the page is loaded again", () => {
  const chat = new ChatLines("t");
  expect(chat.add(line(4), false)).toBe(true);
  expect(chat.add(line(5), true)).toBe(false);
  expect(chat.add(line(4), false)).toBe(false); // told again after a lost connection
  expect([chat.lines.length, chat.unread]).toEqual([2, 1]);
  chat.markRead();
  expect(chat.unread).toBe(0);
  const later = new ChatLines("t");
  for (const id of [4, 5, 6]) later.add(line(id), false);
  expect(later.unread).toBe(1);
});

test("only so many tables are remembered, and each for itself", () => {
  for (let table = 0; table < 60; table++) {
    const chat = new ChatLines(`t${table}`);
    chat.add(line(7), false);
    chat.markRead();
  }
  const unread = (table: string) => {
    const chat = new ChatLines(table);
    chat.add(line(7), false);
    return chat.unread;
  };
  expect(["t0", "t9", "t10", "t59"].map(unread)).toEqual([1, 1, 0, 0]);
});
