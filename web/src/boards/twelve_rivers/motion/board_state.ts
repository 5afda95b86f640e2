/**
 * The pieces on the board at one moment while events are played. It starts from a view, follows the events one by one, and
 * ends at the next view; it knows no rules, only what the events say.
 */
import type { EventInfo } from "../../../lib/protocol";
import type { View } from "../../../lib/views/twelve_rivers";
import { LAKE, top, VILLAGE } from "../layout";

export interface BoardState {
  /** Seat of the token by slot: "r3_1.2". */
  tokens: Record<string, number>;
  /** Seats of the tokens that wait, topmost space first. */
  track: (number | null)[];
  /** Pearls by place: springs, sections, the lake. */
  pearls: Record<string, string[]>;
  /** Fairies by icon: "stump.1". */
  fairies: Record<string, string[]>;
  /** Camp cards on the market, and whether the villager of each position is still there. */
  market: (string | null)[];
  newcomers: boolean[];
}

export const slotKey = (section: string, slot: number) => `${section}.${slot}`;
export const iconKey = (kind: string, number: number) => `${kind}.${number}`;

/** The token to be placed is in its owner's hand: it is shown where it lay, on top of the track. */
function trackOf(view: View): (number | null)[] {
  const track = [...view.track];
  if (view.turn?.step !== "place" || view.phase !== "exploration") return track;
  const first = track.findIndex((seat) => seat !== null);
  track[(first < 0 ? track.length : first) - 1] = view.turn.seat;
  return track;
}

export function boardStateOf(view: View): BoardState {
  const newcomers = view.face_up.map((tile) => tile !== null);
  const boardState: BoardState = {
    tokens: {},
    track: trackOf(view),
    pearls: {},
    fairies: {},
    market: [...view.market],
    newcomers,
  };
  const put = (section: string, slots: readonly { seat: number | null }[]) =>
    slots.forEach(({ seat }, i) => {
      if (seat !== null) boardState.tokens[slotKey(section, i + 1)] = seat;
    });
  for (const river of view.rivers) boardState.pearls[top(river.river)] = river.pearl ? [river.pearl] : [];
  for (const section of view.sections) {
    put(section.id, section.slots);
    boardState.pearls[section.id] = [...section.pearls];
    if (section.icon && section.icon_number)
      boardState.fairies[iconKey(section.icon, section.icon_number)] = [...section.fairies];
  }
  put(LAKE, [view.lake.slot]);
  put(VILLAGE, view.village);
  boardState.pearls[LAKE] = [...view.lake.pearls];
  return boardState;
}

function without<T>(list: readonly T[], value: T): T[] {
  const at = list.indexOf(value);
  return at < 0 ? [...list] : [...list.slice(0, at), ...list.slice(at + 1)];
}

/** Slots in the order they are resolved: row by row, then the lake, then the village. */
const order = (slot: string) => (slot.startsWith(LAKE) ? "y" : slot.startsWith(VILLAGE) ? "z" : "") + slot;

/** The slot whose token is resolved now: the first in the order of collection. */
export function resolved(boardState: BoardState, seat: number): string | null {
  const own = Object.keys(boardState.tokens).filter((slot) => boardState.tokens[slot] === seat);
  return own.sort((a, b) => order(a).localeCompare(order(b)))[0] ?? null;
}

/** The topmost slot of a section that holds a token, 0 if there is none. */
export function holder(boardState: BoardState, section: string): number {
  return [1, 2, 3].find((slot) => slotKey(section, slot) in boardState.tokens) ?? 0;
}

type Teller = (boardState: BoardState, args: Record<string, number | string>) => Partial<BoardState>;

const lifted = (tokens: BoardState["tokens"], slot: string | null) =>
  Object.fromEntries(Object.entries(tokens).filter(([key]) => key !== slot));

function moved(boardState: BoardState, colour: string, from: string, to: string): Partial<BoardState> {
  const left = { ...boardState.pearls, [from]: without(boardState.pearls[from] ?? [], colour) };
  return { pearls: { ...left, [to]: [...(left[to] ?? []), colour] } };
}

const TELLERS: Record<string, Teller> = {
  pearl_set: (boardState, { river, colour }) => ({
    pearls: { ...boardState.pearls, [top(Number(river))]: [String(colour)] },
  }),
  fairy_placed: (boardState, { icon, number, fairy }) => {
    const key = iconKey(String(icon), Number(number));
    return { fairies: { ...boardState.fairies, [key]: [...(boardState.fairies[key] ?? []), String(fairy)] } };
  },
  fairy_taken: (boardState, { icon, number, fairy }) => {
    const key = iconKey(String(icon), Number(number));
    return { fairies: { ...boardState.fairies, [key]: without(boardState.fairies[key] ?? [], String(fairy)) } };
  },
  token_placed: (boardState, { seat, section, slot }) => {
    const first = boardState.track.indexOf(Number(seat));
    return {
      track: boardState.track.map((each, i) => (i === first ? null : each)),
      tokens: { ...boardState.tokens, [slotKey(String(section), Number(slot))]: Number(seat) },
    };
  },
  token_moved: (boardState, { seat, start, start_slot, section, slot }) => ({
    tokens: {
      ...lifted(boardState.tokens, slotKey(String(start), Number(start_slot))),
      [slotKey(String(section), Number(slot))]: Number(seat),
    },
  }),
  token_lifted: (boardState, { seat, start, space }) => {
    const rest = boardState.track.map((each, i) => (i === Number(start) - 1 ? null : each));
    const waiting = rest.filter((each) => each !== null);
    const free = Number(space) - 1;
    return {
      track: boardState.track.map((_, i) =>
        i < free ? null : i === free ? Number(seat) : (waiting[i - free - 1] ?? null),
      ),
    };
  },
  token_returned: (boardState, { seat, space }) => ({
    tokens: lifted(boardState.tokens, resolved(boardState, Number(seat))),
    track: boardState.track.map((each, i) => (i === Number(space) - 1 ? Number(seat) : each)),
  }),
  pearl_rolled: (boardState, { colour, start, end }) => moved(boardState, String(colour), String(start), String(end)),
  pearl_collected: (boardState, { colour, section }) => ({
    pearls: {
      ...boardState.pearls,
      [String(section)]: without(boardState.pearls[String(section)] ?? [], String(colour)),
    },
  }),
  pearl_given: (boardState, { colour, section }) => ({
    pearls: {
      ...boardState.pearls,
      [String(section)]: [...(boardState.pearls[String(section)] ?? []), String(colour)],
    },
  }),
  card_taken: (boardState, { position }) => ({ market: boardState.market.with(Number(position) - 1, null) }),
  market_shuffled: (boardState) => ({ market: boardState.market.map(() => null) }),
  market_filled: (boardState, { position, card }) => ({
    market: boardState.market.with(Number(position) - 1, String(card)),
  }),
  villager_recruited: (boardState, { position }) => ({
    newcomers: boardState.newcomers.with(Number(position) - 1, false),
  }),
};

/** The board after one more event. */
export function afterEvent(boardState: BoardState, event: EventInfo): BoardState {
  const teller = TELLERS[event.name];
  return teller ? { ...boardState, ...teller(boardState, event.args) } : boardState;
}

/** What lies there both before and after: pieces that are under way are at neither place. */
export function common(before: BoardState, after: BoardState): BoardState {
  const tokens = Object.entries(before.tokens).filter(([slot, seat]) => after.tokens[slot] === seat);
  return {
    tokens: Object.fromEntries(tokens),
    track: before.track.map((seat, i) => (after.track[i] === seat ? seat : null)),
    pearls: commonLists(before.pearls, after.pearls),
    fairies: commonLists(before.fairies, after.fairies),
    market: before.market.map((card, i) => (after.market[i] === card ? card : null)),
    newcomers: before.newcomers.map((there, i) => there && (after.newcomers[i] ?? false)),
  };
}

function commonLists(before: Record<string, string[]>, after: Record<string, string[]>): Record<string, string[]> {
  const kept = Object.entries(before).map(([place, list]) => {
    const left = [...(after[place] ?? [])];
    return [place, list.filter((each) => left.includes(each) && left.splice(left.indexOf(each), 1).length)];
  });
  return Object.fromEntries(kept) as Record<string, string[]>;
}

/** A pearl's whole way: the places it passes, and the slot that stops it (null: the lake). */
export interface Journey {
  colour: string;
  places: string[];
  slot: number | null;
}

/** One thing to be shown: an event, several of a kind, or pearls that roll together. */
export interface Scene {
  name: string;
  events: EventInfo[];
  journeys: Journey[];
}

/** Several of these in a row are one scene. */
const TOGETHER = new Set(["pearl_set", "fairy_placed", "card_discarded", "market_filled", "pearl_moved"]);

/** Events as scenes: pearls that start rolling at the same time are one. */
export function scenesOf(events: readonly EventInfo[]): Scene[] {
  const scenes: Scene[] = [];
  let under: Journey | null = null;
  for (const event of events) {
    const last = scenes.at(-1);
    const rolling = last?.name === "roll" ? last : null;
    const { colour, start, end, slot } = event.args;
    if (event.name === "pearl_rolled") {
      const scene = rolling ?? { name: "roll", events: [], journeys: [] };
      if (!rolling) scenes.push(scene);
      scene.events.push(event);
      if (under) under.places.push(String(end));
      else scene.journeys.push((under = { colour: String(colour), places: [String(start), String(end)], slot: null }));
    } else if ((event.name === "pearl_trapped" || event.name === "pearl_in_lake") && under) {
      under.slot = event.name === "pearl_trapped" ? Number(slot) : null;
      under = null;
    } else if (last?.name === event.name && TOGETHER.has(event.name) && last.events[0]?.args.seat === event.args.seat)
      last.events.push(event);
    else scenes.push({ name: event.name, events: [event], journeys: [] });
  }
  return scenes;
}
