/** The state and the sentence of the decision bar: what I am asked, what is planned, or whom we wait for. */
import { fishOf } from "../../lib/fish";
import type { Table } from "../../lib/table/table.svelte";
import { listOf, t } from "../../lib/texts";
import { verdict } from "../result/verdict";

const touch = window.matchMedia("(hover: none)");

export interface BarState {
  state: "follow" | "mine" | "planned" | "waiting" | "ready" | "over" | "watch" | "bot" | "lost" | "learn";
  css: string;
  title: string;
  detail: string;
}

const MOST_STEPS = 6;

/** The first steps of a list as texts; a step that is repeated is named once, with how often: "brown row 2 × 5". */
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

export function barState({
  session,
  shown,
  plan,
  playback,
  lesson,
}: Pick<Table, "session" | "shown" | "plan" | "playback"> & Partial<Pick<Table, "lesson">>): BarState {
  if (session.connection.state === "lost") {
    return {
      state: "lost",
      css: "lost",
      title: t("lost"),
      detail: t(plan.asking || shown.sending ? "lost-queued" : shown.draft.length ? "lost-kept" : "lost-detail"),
    };
  }
  if (shown.botPlays && !shown.over) {
    const level = fishOf(shown.view?.seats[session.seat ?? -1]?.level);
    return { state: "bot", css: "waiting", title: t("bot-plays-for-you", { level }), detail: t("bot-plays-detail") };
  }
  if (shown.playing) {
    const turn = playback.act ? playback.act.turn : shown.log.turns.at(-1);
    const name = turn?.seat === session.seat ? undefined : shown.view?.seats[turn?.seat ?? -1]?.name;
    const told = shown.log.turns.find((each) => each.first === turn?.first); // only what has been played is told
    const title = name ? t("follow-one", { name }) : t("follow");
    return { state: "follow", css: "waiting", title, detail: told?.text.text ?? "" };
  }
  if (shown.over) return { state: "over", css: "over", ...verdict(shown.view, session.you) };
  const position = shown.position;
  if (!position) return { state: "waiting", css: "waiting", title: t("not-begun"), detail: "" };
  const taught = lesson?.info;
  if (taught?.phase === "read" || taught?.phase === "end")
    return { state: "learn", css: "", title: taught.act?.text ?? taught.title.text, detail: t("lesson-read-detail") };
  const waitingFor = position.to_act
    .filter((seat) => seat !== session.seat)
    .map((seat) => shown.view?.seats[seat]?.name ?? "");
  const names = listOf(waitingFor);
  const world = position.to_act.some((seat) => !shown.view?.seats[seat]);
  if (session.seat === null) {
    return {
      state: "watch",
      css: "watch",
      title: world ? t("waiting-world") : t("watching", { names }),
      detail: t("watching-detail"),
    };
  }
  if (shown.planned?.complete) {
    const planned = shown.draft.map((action) => action.label.text).join(" · ");
    return { state: "planned", css: "", title: shown.sending ? t("sending") : t("planned"), detail: planned };
  }
  if (shown.myTurn) {
    if (taught?.phase === "do")
      return { state: "mine", css: "", title: taught.act?.text ?? "", detail: t("lesson-only") };
    const several = shown.simultaneous || position.to_act.length > 1; // the same words when the others are ready
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
  const acted = (shown.view?.can_undo ?? 0) > 0;
  return acted && shown.simultaneous
    ? { state: "ready", css: "waiting", title: t("ready-waiting", { names }), detail: t("ready-detail") }
    : { state: "waiting", css: "waiting", title: t("waiting", { names }), detail: t("waiting-detail") };
}
