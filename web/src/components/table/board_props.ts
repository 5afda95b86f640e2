/** From a table to the props of its board. */
import type { BoardProps } from "../../boards/contract";
import type { Table } from "../../lib/table/table.svelte";
import type { Words } from "../../lib/texts";

export function boardProps(table: Table, words: Words, pace: number): BoardProps {
  const offered = [...table.shown.legal, ...table.shown.refused];
  return {
    view: table.shown.position?.view,
    now: table.shown.now?.view,
    scene: table.shown.now?.scene ?? null,
    me: table.session.seat,
    seats: table.shown.view?.seats ?? [],
    legal: table.shown.legal,
    refused: table.shown.refused,
    draft: table.shown.draft,
    changes: table.shown.planned?.changes ?? [],
    pending: table.plan.pending,
    planned: table.shown.past ? [] : (table.shown.planned?.events ?? []),
    preview: offered.find((each) => each.id === table.shown.pointed) ?? null,
    hinted: table.plan.hints.hint?.advice[0]?.action.id ?? null,
    act: table.playback.act,
    arrived: (number) => table.playback.arrived(number),
    log: table.shown.log.events,
    canWatch: (event) => table.playback.canWatch(event),
    watchAgain: (event) => table.playback.watchAgain(false, event),
    choose: (action, payload) => table.plan.choose(action, payload),
    chooseThen: (action, answer) => table.plan.chooseThen(action, answer),
    explain: (action) => (table.shown.explaining = action),
    undo: () => table.takeback.undo(),
    canUndo: table.shown.draft.length > 0 || (table.shown.view?.can_undo ?? 0) > 0,
    takeBack: (count) => void table.plan.stepBack(count),
    point: (action) => (table.shown.pointed = action),
    place: table.lesson.info?.at ?? null,
    words,
    settings: { pace },
  };
}
