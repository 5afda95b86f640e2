/** What one sits down to at a table, in words: its clock, hints, whether it counts, its options. */
import type { GameInfo, TableInfo } from "./protocol";
import { t } from "./texts";
import type { IconName } from "../art/icons";

export interface Fact {
  icon: IconName;
  text: string;
}

type Clock = NonNullable<TableInfo["clock"]>;
const DAY = 86_400;

/** A clock in few words: "5 min + 10 s", "3 days a turn". */
export function clockText(clock: Clock | null): string {
  if (!clock) return t("fact-no-clock");
  const bank = duration(clock.bank_seconds);
  if (clock.refill) return t("fact-clock-turn", { time: bank });
  return clock.increment_seconds ? t("fact-clock-plus", { time: bank, plus: duration(clock.increment_seconds) }) : bank;
}

function duration(seconds: number): string {
  if (seconds >= DAY) return t("fact-days", { count: Math.round(seconds / DAY) });
  if (seconds >= 60 && seconds % 60 === 0) return t("fact-minutes", { count: seconds / 60 });
  return t("fact-seconds", { count: seconds });
}

/** Whether a match there changes ratings, if it is played to its end. */
export function counts(table: Pick<TableInfo, "rated" | "overlay" | "what_if">): boolean {
  return table.rated && table.overlay === null && !table.what_if;
}

/** Whether a table is played without me, and not for others to see. */
export function isShut(table: Pick<TableInfo, "status" | "watch" | "your_seats">): boolean {
  return table.status === "playing" && !(table.watch ?? true) && !table.your_seats.length;
}

/** What is the same in every game. */
export function factsOf(table: TableInfo): Fact[] {
  const watched = table.watch ?? true;
  return [
    { icon: "clock", text: clockText(table.clock ?? null) },
    { icon: "bulb", text: t(table.hints ? "fact-hints" : "fact-no-hints") },
    { icon: "crown", text: t(counts(table) ? "fact-counts" : "fact-no-counts") },
    { icon: "eye", text: t(!watched ? "fact-no-watch" : table.watch_delay_seconds ? "fact-watch-late" : "fact-watch") },
  ];
}

/** The options of the game that are not as usual, each with its explanation. */
export function optionsOf(table: Pick<TableInfo, "options">, game: GameInfo | undefined): string[] {
  const changed = (game?.options ?? []).filter(
    (option) => (table.options[option.name] ?? option.default) !== option.default,
  );
  return changed.map((option) => {
    const chosen = table.options[option.name];
    const said = option.explanation.text;
    if (chosen === true) return said;
    return t("fact-option", {
      option: said,
      choice: option.choices.find(({ value }) => value === chosen)?.label ?? "",
    });
  });
}

/** The same in a line of a list: the first words of each option. */
export function factsLine(table: TableInfo, game: GameInfo | undefined): string {
  const facts = factsOf(table).filter(({ icon }) => icon !== "eye");
  return [...facts.map(({ text }) => text), ...optionsOf(table, game).map((text) => text.split(":")[0] ?? text)].join(
    ", ",
  );
}
