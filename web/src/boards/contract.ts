/**
 * What a game's board is given and what it gives: the contract between the table shell and `boards/<game>/`.
 *
 * A board draws the view and offers what is legal. It holds no rules: what may be chosen is in `legal`, what a choice
 * would change is in each action's `changes` and in the planned view, what happened is in `events`. docs/web.md tells how
 * to write one.
 */
import type { Component } from "svelte";
import type { ActionInfo, EventInfo, LegalAction, RefusedAction, SeatInfo, Text } from "../lib/protocol";
import type { Words } from "../lib/texts";

/** The events that the last view brought, oldest first; `number` grows with each view. */
export interface News {
  number: number;
  events: EventInfo[];
}

export interface BoardSettings {
  /** Factor on the duration of every motion; 0: pieces are at once where they belong. */
  pace: number;
}

export interface BoardProps<View = unknown> {
  /** The game's view (`lib/views/<game>.ts`): as it is, or as it would be after the draft. */
  view: View;
  /** The view without the draft: what differs from `view` is planned, and drawn as a ghost. */
  now: View;
  /** What a game's physics shows beside the view (`lib/views/<game>.ts`); null for a game without physics. */
  scene?: unknown;
  /** The seat that looks, whose things lie in front; null for a watcher. */
  me: number | null;
  seats: SeatInfo[];
  legal: LegalAction[];
  refused: RefusedAction[];
  /** Decisions planned and not yet sent. */
  draft: ActionInfo[];
  /** What was chosen and is not in `draft` yet, oldest first: the server has not answered. */
  pending?: ActionInfo[];
  /** The action pointed at, here or in the decision bar: show what it would do. */
  preview: LegalAction | RefusedAction | null;
  /** The action a hint marks. */
  hinted: number | null;
  events: News;
  /** Plans a legal action; `payload` says how it is done, where the game's physics needs to know. */
  choose: (action: number, payload?: unknown) => void;
  /** Plans a legal action, and answers the question that follows with the action of that text, if it is offered. */
  chooseThen: (action: number, answer: string) => void;
  /** Shows why a refused action may not be chosen, until something is chosen. */
  explain: (action: number) => void;
  /** Takes back the last decision, planned or sent. */
  undo?: () => void;
  canUndo?: boolean;
  /** Takes back so many of the last planned decisions. */
  takeBack?: (count: number) => void;
  point: (action: number | null) => void;
  words: Words;
  settings: BoardSettings;
}

/** A seat's compact board in the rail. */
export interface SeatProps<View = unknown> {
  view: View;
  now: View;
  seat: number;
  words: Words;
}

/** The picture on an action's button in the decision bar, before its label. */
export interface FaceProps<View = unknown> {
  action: ActionInfo;
  view: View;
}

/** The phases of a round, for the top bar. */
export interface Phases {
  names: string[];
  current: number;
}

/** A kind of action that a long decision bar shows together, behind a button of its own. */
export interface ActionKind {
  id: string;
  label: string;
  /** The names of its actions. */
  names: readonly string[];
  /** What is left to say of an action beside the kind's label. */
  short: (action: ActionInfo) => string | null;
}

/** What a board decides about the plan, wherever an action is chosen: on the board, in the decision bar, by key. */
export interface BoardHooks {
  /** How an action is done, where the game's physics needs to know; called when the action is chosen. */
  payload?: (action: ActionInfo) => unknown;
  /** True if the plan is sent with this action, without the main button. */
  sendsAtOnce?: (action: ActionInfo, view: unknown) => boolean;
  /** The action that is chosen for me when my time is almost over; without it the server decides. */
  lastMoment?: (legal: LegalAction[]) => LegalAction | undefined;
  /** True if the game hides nothing: people who share a screen need no cover between their turns. */
  open?: boolean;
  /** True if the planned view is past the end of my turn: the plan is complete, though more could be planned. */
  turnEnds?(planned: unknown, now: unknown): boolean;
}

/** A colour, and the ink that is readable on it. */
export interface Paint {
  fill: string;
  ink: string;
}

export interface BoardModule<View = unknown> extends BoardHooks {
  Board: Component<BoardProps<View>>;
  Seat?: Component<SeatProps<View>>;
  Face?: Component<FaceProps<View>>;
  /** The table in words, region by region, for screen readers and the key B. */
  describe: (view: View, me: number | null, names: string[], words: Words) => string[];
  phases?: (view: View, words: Words) => Phases;
  /** Colours of the score categories that are named after one, or shown in one. */
  paints?: Record<string, Paint>;
  /** Points so far, as far as they can be seen. */
  points?: (view: View, seat: number) => number | null;
  /** The plan in words: "Blue 4 + green 2: six seats on Ice fishing". `complete`: nothing is left but to send it. */
  summary?: (
    view: View,
    now: View,
    me: number | null,
    draft: ActionInfo[],
    words: Words,
    complete: boolean,
  ) => { title: string; detail: string } | null;
  /** A label short enough for a button; the full one stays in its title. */
  shortLabel?: (action: ActionInfo, view: View, words: Words) => string | null;
  /** A later step of a hint in few words, for games whose turns have many steps. */
  hintStep?: (action: ActionInfo, words: Words) => string | null;
  /**
   * Whether an action has a place of its own on the board: a long decision bar keeps those behind one button. "only":
   * all of them, even if nothing is left in front.
   */
  onBoard?: (action: ActionInfo) => boolean | "only";
  /** The kinds by which a long decision bar is grouped, in their order; actions of no kind stand beside them. */
  kinds?: (view: View, words: Words) => ActionKind[];
  /** The key of an action that has a natural one, such as the number bid; null for the next one in the order of the rules. */
  actionKey?: (action: ActionInfo) => string | null;
  turnEnds?(planned: View, now: View): boolean;
  /** A sentence for me at the end, beside who won. */
  epilogue?: (view: View, me: number, words: Words) => string;
  /** The question in the board's own words; null for those of the rules. */
  question?: (asked: Text, view: View, me: number | null, words: Words) => { title: string; detail: string } | null;
}
