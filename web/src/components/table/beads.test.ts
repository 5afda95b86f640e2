import { expect, test } from "vitest";
import type { EventInfo, TurnInfo } from "../../lib/protocol";
import { ringsOf, touchedBy } from "./beads";

const turn = (seat: number | null, first: number) => ({ seat, first }) as TurnInfo;
const events = [{ name: "a" }, { name: "b" }, { name: "a" }] as EventInfo[];
const board = { pieces: (event: EventInfo) => [`#${event.name}`] };

test("each thing is ringed once, for the seat that touched it last", () => {
  const touched = touchedBy([turn(1, 0), turn(2, 2)], ({ first }) => events.slice(first, first + 2), board, null);
  expect(touched).toEqual([
    { selector: "#a", seat: 2 },
    { selector: "#b", seat: 1 },
  ]);
});

test("a board that names no pieces has no rings", () => {
  expect(touchedBy([turn(1, 0)], () => events, {}, null)).toEqual([]);
});

test("what cannot be seen has no ring", () => {
  document.body.innerHTML = `<main><i id="a"></i></main>`;
  const play = document.querySelector("main") as HTMLElement;
  const at = (x: number, width: number) => () => ({ x, y: 0, width, height: 10, ...edges(x, width) }) as DOMRect;
  const edges = (x: number, width: number) => ({ left: x, right: x + width, top: 0, bottom: 100 });
  play.getBoundingClientRect = at(0, 100);
  const thing = document.querySelector("#a") as HTMLElement;
  thing.getBoundingClientRect = at(20, 10);
  const touched = [
    { selector: "#a", seat: 1 },
    { selector: "#gone", seat: 1 },
  ];
  expect(ringsOf(touched, play, (seat) => seat + 2)).toEqual([{ x: 20, y: 0, width: 10, height: 10, colour: 3 }]);
  thing.getBoundingClientRect = at(200, 10);
  expect(ringsOf(touched, play, (seat) => seat)).toEqual([]);
});
