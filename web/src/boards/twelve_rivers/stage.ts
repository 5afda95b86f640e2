/**
 * What lies on the board at one moment of the telling. It starts from a view, follows the events one by one, and ends
 * at the next view: it decides nothing, it only keeps what the events say.
 */
import type { EventInfo } from "../../lib/protocol";
import type { View } from "../../lib/views/twelve_rivers";
import { LAKE, top, VILLAGE } from "./layout";

/** What a token took where it lay, told until the round is over. */
export interface Taken {
  slot: string;
  seat: number;
  colours: string[];
}

export interface Stage {
  /** Seat of the token by slot: "r3_1.2". */
  tokens: Record<string, number>;
  /** Seats of the tokens that wait, topmost space first. */
  track: (number | null)[];
  /** Pearls by place: springs, sections, the lake. */
  pearls: Record<string, string[]>;
  /** Fairies by icon: "stump.1". */
  fairies: Record<string, string[]>;
  taken: Taken[];
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

export function stageOf(view: View, taken: Taken[] = []): Stage {
  const stage: Stage = { tokens: {}, track: trackOf(view), pearls: {}, fairies: {}, taken };
  const put = (section: string, slots: readonly { seat: number | null }[]) =>
    slots.forEach(({ seat }, i) => {
      if (seat !== null) stage.tokens[slotKey(section, i + 1)] = seat;
    });
  for (const river of view.rivers) stage.pearls[top(river.river)] = river.pearl ? [river.pearl] : [];
  for (const section of view.sections) {
    put(section.id, section.slots);
    stage.pearls[section.id] = [...section.pearls];
    if (section.icon && section.icon_number)
      stage.fairies[iconKey(section.icon, section.icon_number)] = [...section.fairies];
  }
  put(LAKE, [view.lake.slot]);
  put(VILLAGE, view.village);
  stage.pearls[LAKE] = [...view.lake.pearls];
  return stage;
}

function without<T>(list: readonly T[], value: T): T[] {
  const at = list.indexOf(value);
  return at < 0 ? [...list] : [...list.slice(0, at), ...list.slice(at + 1)];
}

const isSettled = (section: string) => section !== LAKE && section !== VILLAGE;
/** Slots in the order they are resolved: row by row, then the lake, then the village. */
const order = (slot: string) => (slot.startsWith(LAKE) ? "y" : slot.startsWith(VILLAGE) ? "z" : "") + slot;

/** The slot whose token is resolved now: the first in the order of collection. */
export function resolved(stage: Stage, seat: number): string | null {
  const own = Object.keys(stage.tokens).filter((slot) => stage.tokens[slot] === seat);
  return own.sort((a, b) => order(a).localeCompare(order(b)))[0] ?? null;
}

/** The topmost slot of a section that holds a token, 0 if there is none. */
export function holder(stage: Stage, section: string): number {
  return [1, 2, 3].find((slot) => slotKey(section, slot) in stage.tokens) ?? 0;
}

type Teller = (stage: Stage, args: Record<string, number | string>) => Partial<Stage>;

const lifted = (tokens: Stage["tokens"], slot: string | null) =>
  Object.fromEntries(Object.entries(tokens).filter(([key]) => key !== slot));

function moved(stage: Stage, colour: string, from: string, to: string): Partial<Stage> {
  const left = { ...stage.pearls, [from]: without(stage.pearls[from] ?? [], colour) };
  return { pearls: { ...left, [to]: [...(left[to] ?? []), colour] } };
}

function took(stage: Stage, seat: number, colour: string, section: string): Taken[] {
  const slot = isSettled(section) ? slotKey(section, holder(stage, section)) : slotKey(section, 1);
  const before = stage.taken.find((each) => each.slot === slot && each.seat === seat);
  const rest = stage.taken.filter((each) => each !== before);
  return [...rest, { slot, seat, colours: [...(before?.colours ?? []), colour] }];
}

const TELLERS: Record<string, Teller> = {
  round_begun: () => ({ taken: [] }),
  pearl_set: (stage, { river, colour }) => ({
    pearls: { ...stage.pearls, [top(Number(river))]: [String(colour)] },
  }),
  fairy_placed: (stage, { icon, number, fairy }) => {
    const key = iconKey(String(icon), Number(number));
    return { fairies: { ...stage.fairies, [key]: [...(stage.fairies[key] ?? []), String(fairy)] } };
  },
  fairy_taken: (stage, { icon, number, fairy }) => {
    const key = iconKey(String(icon), Number(number));
    return { fairies: { ...stage.fairies, [key]: without(stage.fairies[key] ?? [], String(fairy)) } };
  },
  token_placed: (stage, { seat, section, slot }) => {
    const first = stage.track.indexOf(Number(seat));
    return {
      track: stage.track.map((each, i) => (i === first ? null : each)),
      tokens: { ...stage.tokens, [slotKey(String(section), Number(slot))]: Number(seat) },
    };
  },
  token_moved: (stage, { seat, start, start_slot, section, slot }) => ({
    tokens: {
      ...lifted(stage.tokens, slotKey(String(start), Number(start_slot))),
      [slotKey(String(section), Number(slot))]: Number(seat),
    },
  }),
  token_lifted: (stage, { seat, start, space }) => {
    const rest = stage.track.map((each, i) => (i === Number(start) - 1 ? null : each));
    const waiting = rest.filter((each) => each !== null);
    const free = Number(space) - 1;
    return {
      track: stage.track.map((_, i) => (i < free ? null : i === free ? Number(seat) : (waiting[i - free - 1] ?? null))),
    };
  },
  token_returned: (stage, { seat, space }) => ({
    tokens: lifted(stage.tokens, resolved(stage, Number(seat))),
    track: stage.track.map((each, i) => (i === Number(space) - 1 ? Number(seat) : each)),
  }),
  pearl_rolled: (stage, { colour, start, end }) => moved(stage, String(colour), String(start), String(end)),
  pearl_collected: (stage, { seat, colour, section }) => ({
    pearls: { ...stage.pearls, [String(section)]: without(stage.pearls[String(section)] ?? [], String(colour)) },
    taken: took(stage, Number(seat), String(colour), String(section)),
  }),
  pearl_given: (stage, { colour, section }) => ({
    pearls: { ...stage.pearls, [String(section)]: [...(stage.pearls[String(section)] ?? []), String(colour)] },
  }),
};

/** The board after one more event. */
export function told(stage: Stage, event: EventInfo): Stage {
  const teller = TELLERS[event.name];
  return teller ? { ...stage, ...teller(stage, event.args) } : stage;
}

/** A pearl's whole way: the places it passes, and the slot that stops it (null: the lake). */
export interface Journey {
  colour: string;
  places: string[];
  slot: number | null;
}

/** One thing to be shown: an event, or pearls that roll together. */
export interface Scene {
  name: string;
  events: EventInfo[];
  journeys: Journey[];
}

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
    } else if (event.name in TELLERS) scenes.push({ name: event.name, events: [event], journeys: [] });
  }
  return scenes;
}
