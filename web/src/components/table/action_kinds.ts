/** The order, the keys and the kinds of what is offered in the decision bar. None of them changes with what is legal. */
import type { ActionKind } from "../../boards/contract";
import { ACTION_KEYS, keyOf } from "../../lib/keys";
import type { ActionInfo, ChangeInfo, LegalAction, RefusedAction } from "../../lib/protocol";

export type Offered = LegalAction | RefusedAction;

export interface ShownKind extends ActionKind {
  actions: Offered[];
  /** How many of them may be chosen. */
  legal: number;
  key: string | null;
}

/** Everything offered, legal or not, in the order of the rules. */
export function inOrder(legal: LegalAction[], refused: RefusedAction[]): Offered[] {
  return [...legal, ...refused].sort((a, b) => a.id - b.id);
}

/** What an action changes, without what all others of its name change alike, for that does not help to choose between
 * them; all of it where nothing else is left. */
export function tellingChanges(action: Offered, offered: Offered[]): ChangeInfo[] {
  if (!("changes" in action)) return [];
  const others = offered.filter(
    (each): each is LegalAction => "changes" in each && each.name === action.name && each.id !== action.id,
  );
  const same = (one: ChangeInfo) => (other: ChangeInfo) =>
    one.what.text === other.what.text && one.before === other.before && one.after === other.after;
  const shared = (change: ChangeInfo) => others.length && others.every(({ changes }) => changes.some(same(change)));
  const telling = action.changes.filter((change) => !shared(change));
  return telling.length ? telling : action.changes;
}

const DIGITS = 10;

/** The kinds that something is offered of, with their actions; kinds have letters as keys. */
export function grouped(offered: Offered[], kinds: ActionKind[]): { kinds: ShownKind[]; loose: Offered[] } {
  const shown = kinds.map((kind, i) => {
    const actions = offered.filter(({ name }) => kind.names.includes(name));
    return { ...kind, actions, legal: actions.filter((each) => "changes" in each).length, key: keyOf(DIGITS + i) };
  });
  const ofKinds = new Set(kinds.flatMap(({ names }) => names));
  return {
    kinds: shown.filter(({ actions }) => actions.length),
    loose: offered.filter(({ name }) => !ofKinds.has(name)),
  };
}

/** The kind that is open: that of the hinted action, the one somebody has chosen, or the first that offers something. */
export function openKind(kinds: ShownKind[], chosen: string | null, hinted: number | null): ShownKind | undefined {
  return (
    kinds.find(({ actions }) => actions.some(({ id }) => id === hinted)) ??
    kinds.find(({ id }) => id === chosen) ??
    kinds.find(({ legal }) => legal) ??
    kinds[0]
  );
}

/** The keys by action id: the one the game gives an action, or else the next of these. */
export function keysOf(
  actions: Offered[],
  own: ((action: ActionInfo) => string | null) | undefined,
  keys: readonly string[] = ACTION_KEYS,
): Map<number, string | null> {
  return new Map(actions.map((action, i) => [action.id, own?.(action) ?? keys[i] ?? null]));
}

/** The keys of actions beside `count` kinds: letters that no kind has. */
export function keysBeside(count: number): readonly string[] {
  return ACTION_KEYS.slice(DIGITS + count);
}
