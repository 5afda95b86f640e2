/**
 * What a game's board is given and what it gives: the contract between the table shell and `boards/<game>/`.
 *
 * A board draws the view and offers what is legal. It holds no rules: what may be chosen is in `legal`, what a choice
 * would change is in each action's `changes` and in the planned view, what happened is in `act` and `log`. docs/web.md tells how
 * to write one.
 */
import type { Component } from "svelte";
import type { IconName } from "../art/icons";
import type {
  ActionInfo,
  ChangeInfo,
  EventInfo,
  LegalAction,
  Message,
  RefusedAction,
  SeatInfo,
  Text,
  TurnInfo,
} from "../lib/protocol";
import type { SoundName } from "../lib/sounds";
import type { Words } from "../lib/texts";

/** Something that happens, to be played over the position as it was. Then the board is given the position after it. */
export interface Act<View = unknown> {
  /** It grows with each act. */
  number: number;
  /** What happens, oldest first; without what my own plan has shown already. */
  events: EventInfo[];
  /** The view that is drawn next, with what the game's physics shows beside it. */
  after: View;
  scene: unknown;
  /** The turn it is part of; null if it tells turns of several seats, who have chosen at the same time. */
  turn: TurnInfo | null;
  /** All motion together takes this long at most, in milliseconds. */
  ms: number;
}

/** What a board says about its motion. */
export interface PlaybackHooks {
  /** The board plays acts, and says by `arrived` when it has. */
  plays?: boolean;
  /** How long an act takes that cannot be shortened to its share of a turn, such as a film; null for all others. */
  actMs?: (act: Pick<Act, "events" | "after" | "scene">, now: { view: unknown; scene: unknown }) => number | null;
  /** The sound of an event, by its name; events without one are silent. */
  sounds?: Partial<Record<string, SoundName>>;
  /** True from the event on that a plan brings about and the board does not draw before it happens. */
  holdsBack?: (event: EventInfo) => boolean;
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
  /** What all of them together would change, as the server says: also what the planned view does not show yet. */
  changes?: ChangeInfo[];
  /** What was chosen and is not in `draft` yet, oldest first: the server has not answered. */
  pending?: ActionInfo[];
  /** What the draft brings about, oldest first. */
  planned?: EventInfo[];
  /** The action pointed at, here or in the decision bar: show what it would do. */
  preview: LegalAction | RefusedAction | null;
  /** The action a hint marks. */
  hinted: number | null;
  /** What is to be played now over `view`, or null; to be answered by `arrived` with its number. */
  act?: Act<View> | null;
  arrived?: (number: number) => void;
  /** Everything that has happened up to `now`, oldest first, without what is played. */
  log?: readonly EventInfo[];
  /** Whether what happened from an event of the log on can be watched again, and doing so. */
  canWatch?: (event: number) => boolean;
  watchAgain?: (event: number) => void;
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
  /** Where a lesson points, by the board's name for it: a board with several parts shows the one that has it. */
  place?: string | null;
  words: Words;
  settings: BoardSettings;
}

/** A seat's compact board in the rail. */
export interface SeatProps<View = unknown> {
  view: View;
  now: View;
  seat: number;
  /** What the plan changes for this seat, if it is mine. */
  changes?: ChangeInfo[];
  words: Words;
}

/** The picture on an action's button in the decision bar, before its label. */
export interface FaceProps<View = unknown> {
  action: ActionInfo;
  view: View;
}

/** The small picture before a sentence about a turn: the part of the sentence it shows. */
export interface SignProps {
  message: Message;
}

/** By what sentences about turns are shown: by a line icon, or by a drawing of the game (`Sign`). */
export type Signs = Record<string, IconName | "own">;

export interface PlanInWords {
  title: string;
  detail?: string;
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
export interface BoardHooks extends PlaybackHooks {
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
  /** The only answer to a question that is asked so that the others cannot tell that there is only one: it is planned unasked. */
  filledIn?(legal: LegalAction[], view: unknown): LegalAction | undefined;
  /**
   * The answer with which *Confirm* ends a turn where there may be more to do: it need not be chosen, and a question that it
   * answers may end by itself. The others must not be able to tell whether there was more, so nothing sends it unasked.
   */
  closing?(legal: LegalAction[], view: unknown): LegalAction | undefined;
}

/** How a question is asked: after something planned, or so that it ends by itself after a moment. */
export interface Asking {
  planned: boolean;
  ending: boolean;
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
  /** The drawing of a part of a sentence that `signs` calls the game's own. */
  Sign?: Component<SignProps>;
  /** What stands before a sentence about a turn, by the ids of the messages in it; the most telling first. */
  signs?: Signs;
  /** The table in words, region by region, for screen readers and the key B. */
  describe: (view: View, me: number | null, names: string[], words: Words) => string[];
  phases?: (view: View, words: Words) => Phases;
  /** Colours of the score categories that are named after one, or shown in one. */
  paints?: Record<string, Paint>;
  /** Points so far, as far as they can be seen. */
  points?: (view: View, seat: number) => number | null;
  /**
   * The plan in words: "Blue 4 + green 2". `complete`: nothing is left but to send it. The decision bar adds what the
   * plan changes; `detail` is for what these numbers do not tell.
   */
  summary?: (
    view: View,
    now: View,
    me: number | null,
    draft: ActionInfo[],
    words: Words,
    complete: boolean,
  ) => PlanInWords | null;
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
  filledIn?(legal: LegalAction[], view: View): LegalAction | undefined;
  closing?(legal: LegalAction[], view: View): LegalAction | undefined;
  /** Selectors of the drawn things that an event has touched: they are ringed until I act, and lit from the log. */
  pieces?: (event: EventInfo, view: View) => string[];
  /**
   * Selectors of the drawn thing that a lesson calls by this name, such as `island(clay)`, as the seat sees it; the first that
   * is drawn counts. Texts of actions, `seat(1)` and `bar` are known without it.
   */
  placed?: (name: string, args: string[], me: number) => string[];
  /** What is told large over the board for a moment, such as the last round; rounds that begin are told anyway. */
  banner?: (event: EventInfo) => string | null;
  /** The cards of a seat that others do not see, as far as the view shows them: for the replay. */
  hand?: (view: View, seat: number, words: Words) => string[];
  /** What somebody who plays alone has to reach; null where several play. */
  target?: (view: View) => number | null;
  /** A sentence for me at the end, beside who won. */
  epilogue?: (view: View, me: number, words: Words) => string;
  /** The question in the board's own words; null for those of the rules. */
  question?: (
    asked: Text,
    view: View,
    me: number | null,
    words: Words,
    asking: Asking,
  ) => { title: string; detail: string } | null;
}
