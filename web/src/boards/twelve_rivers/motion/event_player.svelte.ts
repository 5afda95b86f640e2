/** Plays what happened as motion on the board: one scene after another, from the last position to the present one. */
import type { Point } from "../../../art/scenery";
import type { EventInfo } from "../../../lib/protocol";
import { byValue } from "../pieces/colours";
import { lengthOf, walk } from "../board/curves";
import { HEIGHT, iconAt, jam, lakeHeap, PLACES, routeOf, shortened, slotAt, top, WIDTH, LAKE } from "../layout";
import {
  holder,
  resolved,
  scenesOf,
  afterEvent,
  type Journey,
  type Scene,
  type BoardState,
  type Taken,
} from "./board_state";

export interface Mover {
  kind: "pearl" | "token" | "fairy";
  /** Its colour, seat or type. */
  what: string | number;
  place: Point;
  /** Where a rolling pearl has just been, the nearest first. */
  wake: Point[];
}

/** A piece on its way: where it is after so many milliseconds. */
interface Way {
  kind: Mover["kind"];
  what: string | number;
  line: Point[];
  ms: number;
  delay: number;
  rolls: boolean;
}

const SPEED = 0.62; // units of the board in a millisecond
const STAGGER = 70;
const WAKE = [13, 24, 34, 43];
const LONGEST = 7000; // milliseconds: all events of a view are played in that time at most
const FLIGHT: Record<string, number> = {
  token_placed: 420,
  token_moved: 420,
  token_returned: 200,
  pearl_collected: 360,
  pearl_given: 300,
  fairy_taken: 300,
  fairy_placed: 110,
  pearl_set: 70,
};

/** Pearls of a section where they wait, in the order they are drawn. */
export function waiting(boardState: BoardState, section: string): { colour: string; place: Point }[] {
  const pearls = byValue(boardState.pearls[section] ?? []);
  const places = jam(section, holder(boardState, section) || 1, pearls.length, (each) => holder(boardState, each) > 0);
  return pearls.map((colour, i) => ({ colour, place: places[i] ?? slotAt(section, 1) }));
}

/** Heaps of the lake: each colour once, with how many. */
export function heaps(boardState: BoardState): { colour: string; count: number; place: Point }[] {
  const pearls = byValue(boardState.pearls[LAKE] ?? []);
  return [...new Set(pearls)].map((colour, i) => ({
    colour,
    count: pearls.filter((each) => each === colour).length,
    place: lakeHeap(i),
  }));
}

/** Where the players sit: I below the board, the others beside it. */
const home = (seat: number, me: number | null): Point => (seat === me ? [90, HEIGHT] : [WIDTH - 20, 120 + seat * 90]);
const trackSide = (space: number): Point => [WIDTH - 14, 60 + space * 42];

export class EventPlayer {
  boardState = $state.raw<BoardState | null>(null);
  movers = $state.raw<Mover[]>([]);
  taken = $state.raw<Taken[]>([]);
  #queue: Scene[] = [];
  #running = 0;

  /** Plays the events from this position on, except my own, which are on the board already since I planned them. */
  play(events: readonly EventInfo[], from: BoardState, me: number | null, pace: number): void {
    const scenes = scenesOf(events);
    this.taken = events.reduce(afterEvent, { ...from, taken: this.taken }).taken;
    if (!pace || !scenes.length) return;
    this.#queue.push(...scenes);
    if (this.boardState) return;
    this.boardState = from;
    void this.#play(me, pace, ++this.#running);
  }

  stop(): void {
    this.#running++;
    this.#queue = [];
    this.boardState = null;
    this.movers = [];
  }

  async #play(me: number | null, pace: number, run: number): Promise<void> {
    for (let scene = this.#queue.shift(); scene; scene = this.#queue.shift()) {
      const before: BoardState | null = this.boardState;
      if (!before) return;
      const after: BoardState = scene.events.reduce(afterEvent, before);
      const ways = waysOf(scene, before, after, me);
      const hurry = Math.min(1, LONGEST / (1 + this.#queue.length * 300));
      if (ways.length) {
        this.boardState = scene.name === "roll" || scene.name === "pearl_collected" ? without(before, after) : before;
        await this.#move(ways, pace * hurry, run);
        if (run !== this.#running) return;
      }
      this.boardState = after;
    }
    this.stop();
  }

  #move(ways: Way[], pace: number, run: number): Promise<void> {
    const whole = Math.max(...ways.map((way) => way.ms + way.delay)) * pace;
    const begin = performance.now();
    return new Promise((done) => {
      const frame = (now: number) => {
        if (run !== this.#running) return done();
        const passed = now - begin;
        this.movers = ways.map((way) => moverOn(way, passed / pace));
        if (passed < whole) requestAnimationFrame(frame);
        else {
          this.movers = [];
          done();
        }
      };
      requestAnimationFrame(frame);
    });
  }
}

function moverOn({ kind, what, line, ms, delay, rolls }: Way, passed: number): Mover {
  const part = Math.min(1, Math.max(0, (passed - delay) / ms));
  const eased = part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2;
  const far = lengthOf(line) * eased;
  const wake =
    rolls && part > 0 && part < 1 ? WAKE.filter((back) => back < far).map((back) => walk(line, far - back)) : [];
  return { kind, what, place: walk(line, far), wake };
}

/** While pearls are under way they lie neither where they were nor where they will be. */
function without(before: BoardState, after: BoardState): BoardState {
  const pearls = Object.fromEntries(
    Object.entries(before.pearls).map(([place, list]) => {
      const left = [...(after.pearls[place] ?? [])];
      return [place, list.filter((colour) => (left.includes(colour) ? left.splice(left.indexOf(colour), 1) : null))];
    }),
  );
  return { ...before, pearls };
}

export function waysOf(scene: Scene, before: BoardState, after: BoardState, me: number | null): Way[] {
  if (scene.name === "roll") return rolls(scene.journeys, after);
  const args = scene.events[0]?.args ?? {};
  const ms = FLIGHT[scene.name] ?? 0;
  const seat = Number(args.seat);
  const fly = (kind: Mover["kind"], what: string | number, ...line: Point[]): Way[] => [
    { kind, what, line, ms, delay: 0, rolls: false },
  ];
  switch (scene.name) {
    case "pearl_set": {
      const [x, y] = PLACES[top(Number(args.river))]?.[0] ?? [0, 0];
      return fly("pearl", String(args.colour), [x, y - 60], [x, y]);
    }
    case "fairy_placed": {
      const [x, y] = iconAt(String(args.icon), Number(args.number));
      return fly("fairy", String(args.fairy), [x, y - 40], [x, y - 6]);
    }
    case "token_returned": {
      const slot = resolved(before, seat)?.split(".");
      return slot ? fly("token", seat, slotAt(slot[0] ?? "", Number(slot[1])), trackSide(Number(args.space))) : [];
    }
  }
  if (seat === me) return []; // planned on this board, and already there
  switch (scene.name) {
    case "token_placed":
      return fly("token", seat, trackSide(6), slotAt(String(args.section), Number(args.slot)));
    case "token_moved":
      return fly(
        "token",
        seat,
        slotAt(String(args.start), Number(args.start_slot)),
        slotAt(String(args.section), Number(args.slot)),
      );
    case "fairy_taken":
      return fly("fairy", String(args.fairy), iconAt(String(args.icon), Number(args.number)), home(seat, me));
    case "pearl_collected":
    case "pearl_given": {
      const ends = [placeOf(before, String(args.section), String(args.colour)), home(seat, me)];
      return fly("pearl", String(args.colour), ...(scene.name === "pearl_given" ? ends.reverse() : ends));
    }
  }
  return [];
}

function placeOf(boardState: BoardState, section: string, colour: string): Point {
  const lying = section === LAKE ? heaps(boardState) : waiting(boardState, section);
  return lying.find((each) => each.colour === colour)?.place ?? slotAt(section, 1);
}

/** Every pearl on its way down the water to its own place in the jam. */
function rolls(journeys: readonly Journey[], after: BoardState): Way[] {
  const spare = new Map<string, { colour: string; place: Point }[]>();
  return journeys.map((journey, i) => {
    const last = journey.places.at(-1) ?? "";
    const lying = spare.get(last) ?? (last === LAKE ? heaps(after) : waiting(after, last));
    spare.set(last, lying);
    const found = lying.findLastIndex((each) => each.colour === journey.colour);
    const end = lying[found]?.place ?? slotAt(last, journey.slot ?? 1);
    if (last !== LAKE && found >= 0) lying.splice(found, 1);
    const water = routeOf(journey.places, journey.slot);
    const line = last === LAKE ? [...water, end] : shortened(water, end);
    const ms = 260 + lengthOf(line) / SPEED;
    return { kind: "pearl", what: journey.colour, line, ms, delay: i * STAGGER, rolls: true };
  });
}
