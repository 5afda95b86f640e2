/** A location of the main board with what is asked about it, and what the goods would be after the action pointed at. */
import type { ChangeInfo, LegalAction, RefusedAction } from "../../../lib/protocol";
import type { LocationView, SeatView, View } from "../../../lib/views/the_river";
import type { BoardProps } from "../../contract";
import { find } from "../../targets";

export type Board = BoardProps<View>;

export interface Stand {
  colour: number | null;
  planned: boolean;
  open: boolean;
}

export interface Place {
  location: LocationView;
  legal?: LegalAction;
  refused?: RefusedAction;
  /** Planned, and not yet sent. */
  chosen: boolean;
  /** Its places from the left: pioneers first, then free ones; one that is free is always shown where there is no limit. */
  stands: Stand[];
}

export function placeOf(board: Board, name: string): Place | null {
  const location = board.view.locations.find((each) => each.location === name);
  if (!location) return null;
  const legal = find(board.legal, "place", name);
  const there = location.pioneers.map((seat) => ({ seat, planned: false }));
  for (const seat of planned(board, name, location)) {
    const at = there.findLastIndex((each) => each.seat === seat && !each.planned);
    const mark = there[at];
    if (mark) mark.planned = true;
  }
  const pending = isPending(board, name) && board.me !== null;
  if (pending && board.me !== null) there.push({ seat: board.me, planned: true });
  const stands: Stand[] = there.map((each) => ({
    colour: board.seats[each.seat]?.colour ?? each.seat,
    planned: each.planned,
    open: false,
  }));
  const places = location.spots ?? stands.length + 1;
  while (stands.length < places) {
    stands.push({ colour: null, planned: false, open: !!legal && stands.every((each) => !each.open) });
  }
  return {
    location,
    legal,
    refused: find(board.refused, "place", name),
    chosen: board.draft.some((action) => action.name === "place" && action.args[0] === name),
    stands,
  };
}

/** Whose pioneers stand there by the plan only. */
function planned(board: Board, name: string, location: LocationView): number[] {
  const now = [...(board.now.locations.find((each) => each.location === name)?.pioneers ?? [])];
  return location.pioneers.filter((seat) => {
    const at = now.indexOf(seat);
    if (at < 0) return true;
    now.splice(at, 1);
    return false;
  });
}

/** The last planned action waits to be sent, because it would reveal something: the view does not hold it yet. */
function isPending(board: Board, name: string): boolean {
  const last = board.draft.at(-1);
  return (
    !board.legal.length &&
    last?.name === "place" &&
    last.args[0] === name &&
    board.view.turn?.seat === board.me &&
    board.view.turn?.step === "turn"
  );
}

/** What an action changes, by the rules' own preview: goods, symbols, warehouses, points. */
export function changeOf(board: Board, id: string, resource?: string): ChangeInfo | undefined {
  if (!board.preview || !("changes" in board.preview)) return undefined;
  return board.preview.changes.find((change) => {
    const about = change.what.args.resource;
    const named = typeof about === "object" ? about.id.replace("resource-", "") : undefined;
    return change.what.id === id && named === resource;
  });
}

export interface Held {
  kind: string;
  before: number;
  after: number;
  /** The most of it that there was on the way: nothing moves aside while one points at things. */
  drawn: number;
}

/** The goods of a seat without the plan, and after it and the action pointed at. */
export function goodsOf(board: Board, seat: SeatView, before: SeatView): Held[] {
  const mine = seat.seat === board.me;
  return Object.entries(seat.goods).map(([kind, planned]) => {
    const had = before.goods[kind] ?? 0;
    const after = (mine ? changeOf(board, "preview-goods", kind)?.after : undefined) ?? planned;
    return { kind, before: had, after, drawn: Math.max(had, planned, after) };
  });
}

/** The key of a location while it is asked about: the shell numbers the answers in the rules' own order. */
export function keyOf(board: Board, place: Place): string | null {
  if (!place.legal && !place.refused) return null;
  const at = board.view.locations.indexOf(place.location);
  return at < 9 ? `${at + 1}` : null;
}

/** The drawing inside of a button: its name tells all. */
export function spoken(legal?: LegalAction, refused?: RefusedAction): "true" | undefined {
  return legal || refused ? "true" : undefined;
}

/** What a card may be chosen for: an answer that is open, or a whole way to it. */
export interface Offer {
  legal?: LegalAction;
  refused?: RefusedAction;
  pick?: () => void;
}
