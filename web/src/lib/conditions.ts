/** What people sit down to at a table, as its host chooses and changes it: options, clock, hints, rating. */
import type { ChangeTable, GameInfo, TableInfo } from "./protocol";
import { factsOf } from "./table_facts";
import { t } from "./texts";

export type Clock = TableInfo["clock"];
export type ClockKind = "none" | "quick" | "calm" | "days" | "other";

/** The clocks that are offered; `other` is one that was set otherwise. */
export const CLOCKS: Record<Exclude<ClockKind, "other">, Clock> = {
  none: null,
  quick: { bank_seconds: 300, increment_seconds: 10 },
  calm: { bank_seconds: 900, increment_seconds: 30 },
  days: { bank_seconds: 259_200, refill: true },
};

const written = (clock: Clock) =>
  clock &&
  JSON.stringify([clock.bank_seconds, clock.increment_seconds ?? 0, clock.refill ?? false, clock.at_zero ?? "bot"]);

/** Which of the offered clocks a table has. */
export function clockKind(clock: Clock | undefined): ClockKind {
  const kinds = Object.keys(CLOCKS) as (keyof typeof CLOCKS)[];
  return kinds.find((kind) => written(CLOCKS[kind]) === written(clock ?? null)) ?? "other";
}

/** What may be switched on and off at an open table. */
export type Checks = Pick<ChangeTable, "hints" | "chat" | "rated" | "watch">;
export function checksOf(table: TableInfo): Checks {
  return { hints: table.hints, chat: table.chat, rated: table.rated, watch: table.watch ?? true };
}

/** The numbers of seats an open table may have: at least one stays open. */
export function seatCounts(game: GameInfo, taken: number): { count: number; possible: boolean }[] {
  const all = Array.from({ length: game.players_max - game.players_min + 1 }, (_, i) => i + game.players_min);
  return all.map((count) => ({ count, possible: count > taken }));
}

/** What has become different, in words: "5 min + 10 s", "no hints", "Extension: no". */
export function changesOf(before: TableInfo, after: TableInfo, game: GameInfo | undefined): string[] {
  const was = factsOf(before).map(({ text }) => text);
  const facts = factsOf(after)
    .map(({ text }) => text)
    .filter((text) => !was.includes(text));
  const chat = before.chat === after.chat ? [] : [t(after.chat ? "fact-chat" : "fact-no-chat")];
  const options = (game?.options ?? []).filter(({ name }) => before.options[name] !== after.options[name]);
  const changed = options.map((option) =>
    t("fact-option", {
      option: option.explanation.text.split(":")[0] ?? "",
      choice: option.choices.find(({ value }) => value === after.options[option.name])?.label ?? "",
    }),
  );
  const seats = before.seats.length === after.seats.length ? [] : [t("fact-seats", { count: after.seats.length })];
  return [...facts, ...chat, ...changed, ...seats];
}
