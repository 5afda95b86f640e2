/** The locations of the main board: what is asked about each, and which pioneers stand there. */
import type { LegalAction, RefusedAction } from "../../../lib/protocol";
import type { LocationView } from "../../../lib/views/the_river";
import { find } from "../../targets";
import type { Board } from "../board_props";

export interface Stand {
  colour: number | null;
  planned: boolean;
  open: boolean;
}

export interface LocationState {
  location: LocationView;
  legal?: LegalAction;
  refused?: RefusedAction;
  /** Planned, and not yet sent. */
  chosen: boolean;
  /** Its places from the left: pioneers, then free ones. Without a limit there is always one free place. */
  stands: Stand[];
}

export function locationState(board: Board, name: string): LocationState | null {
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

/** The seats whose pioneers stand there only by the plan. */
function planned(board: Board, name: string, location: LocationView): number[] {
  const now = [...(board.now.locations.find((each) => each.location === name)?.pioneers ?? [])];
  return location.pioneers.filter((seat) => {
    const at = now.indexOf(seat);
    if (at < 0) return true;
    now.splice(at, 1);
    return false;
  });
}

/** True if the last planned action goes there and is not in the view yet, because it reveals something when it is sent. */
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

/** The key of a location while it is asked about: the decision bar numbers the answers in the order of the rules. */
export function keyOf(board: Board, place: LocationState): string | null {
  if (!place.legal && !place.refused) return null;
  const at = board.view.locations.indexOf(place.location);
  return at < 9 ? `${at + 1}` : null;
}
