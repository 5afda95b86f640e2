/** The one sentence of the decision bar: what I must do now, or whom we wait for. */
import type { SeatInfo } from "../../lib/protocol";
import type { Table } from "../../lib/table/table.svelte";
import { capital, t } from "../../lib/texts";

const touch = window.matchMedia("(hover: none)");

export interface BarState {
  state: "mine" | "planned" | "waiting" | "ready" | "over" | "watch" | "lost";
  css: string;
  title: string;
  detail: string;
}

export function listed(names: string[]): string {
  return new Intl.ListFormat("en", { type: "conjunction" }).format(names);
}

const MOST_STEPS = 6;

/** Steps of a plan, the first of them; the same one several times in a row is told once: "brown row 2 × 5". */
export function counted(steps: string[]): string[] {
  const runs: [string, number][] = [];
  for (const step of steps) {
    const last = runs.at(-1);
    if (last?.[0] === step) last[1]++;
    else runs.push([step, 1]);
  }
  const told = runs.slice(0, MOST_STEPS).map(([step, times]) => (times > 1 ? t("times", { step, times }) : step));
  return runs.length > MOST_STEPS ? [...told, "…"] : told;
}

/** Who won, in words. */
export function verdict(table: Pick<Table, "shown" | "alone">): { title: string; detail: string } {
  const { outcome, seats } = table.shown ?? {};
  if (!outcome || !seats) return { title: t("over"), detail: "" };
  if (outcome.agreed) return { title: capital(outcome.reason.text), detail: "" };
  const best = Math.max(...outcome.scores);
  const names = outcome.winners.map((seat) => nameOf(seats, seat, table.alone));
  const mine = table.alone !== null && outcome.winners.includes(table.alone);
  const id = !names.length
    ? seats.length === 1
      ? "solo-lost"
      : "nobody-wins"
    : mine && names.length === 1
      ? "you-win"
      : names.length === 1
        ? "one-wins"
        : "they-win";
  const rest = seats
    .filter((seat) => seats.length > 1 && !outcome.winners.includes(seat.seat))
    .sort((a, b) => (outcome.ranks[a.seat] ?? 0) - (outcome.ranks[b.seat] ?? 0))
    .map((seat) => `${nameOf(seats, seat.seat, table.alone)}: ${outcome.scores[seat.seat]}`);
  return { title: t(id, { name: listed(names), points: best }), detail: rest.length ? `${rest.join(", ")}.` : "" };
}

export function nameOf(seats: SeatInfo[], seat: number, me: number | null): string {
  return seat === me ? t("you") : (seats[seat]?.name ?? "");
}

export function barState(table: Table): BarState {
  if (table.connection.state === "lost") {
    return {
      state: "lost",
      css: "lost",
      title: t("lost"),
      detail: table.draft.length ? t("lost-kept") : t("lost-detail"),
    };
  }
  if (table.over) return { state: "over", css: "over", ...verdict(table) };
  const position = table.position;
  if (!position) return { state: "waiting", css: "waiting", title: t("not-begun"), detail: "" };
  const waitingFor = position.to_act
    .filter((seat) => seat !== table.seat)
    .map((seat) => table.shown?.seats[seat]?.name ?? "");
  const names = listed(waitingFor);
  const world = position.to_act.some((seat) => !table.shown?.seats[seat]);
  if (table.seat === null) {
    return {
      state: "watch",
      css: "watch",
      title: world ? t("waiting-world") : t("watching", { names }),
      detail: t("watching-detail"),
    };
  }
  if (table.plan?.complete) {
    const planned = table.draft.map((action) => action.label.text).join(" · ");
    return { state: "planned", css: "", title: table.sending ? t("sending") : t("planned"), detail: planned };
  }
  if (table.myTurn) {
    const several = position.to_act.length > 1;
    return {
      state: "mine",
      css: "",
      title: position.decision?.text ?? t("your-turn"),
      detail: t(several ? "choose-together" : "choose-how", { touch: String(touch.matches) }),
    };
  }
  if (world) {
    return { state: "waiting", css: "waiting", title: position.decision?.text ?? t("waiting-world"), detail: "" };
  }
  const acted = (table.shown?.can_undo ?? 0) > 0;
  return acted && table.together
    ? { state: "ready", css: "waiting", title: t("ready-waiting", { names }), detail: t("ready-detail") }
    : { state: "waiting", css: "waiting", title: t("waiting", { names }), detail: t("waiting-detail") };
}
