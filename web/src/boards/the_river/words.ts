/** The River in words: names of things, labels for buttons, the planned turn, and the table read aloud. */
import { fact } from "../facts";
import type { ActionInfo, LegalAction } from "../../lib/protocol";
import { capital, type Words } from "../../lib/texts";
import type { BuildingView, PriceView, SeatView, SpotView, TileView, View } from "../../lib/views/the_river";
import type { PlanInWords } from "../contract";
import type { Board } from "./board_props";
import type { LocationState } from "./board/location";

/** "2 wood, 1 warehouse" */
function symbolWords(goods: Record<string, number>, warehouses: number, words: Words): string {
  const kinds = Object.entries(goods)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => words("symbol", { count, resource: words(`resource-${kind}`) }));
  if (warehouses) kinds.push(words("symbol-warehouse", { count: warehouses }));
  return kinds.join(", ") || words("symbols-0");
}

function terrainWords(tile: TileView, words: Words): string {
  return tile.terrain.map((terrain) => words(`terrain-${terrain}`)).join("+");
}

function effectWords(tile: TileView, words: Words): string {
  return words(`effect-${tile.effect}`, {
    points: tile.points,
    most: tile.points_max,
    amount: tile.amount,
    resource: tile.resource ? words(`resource-${tile.resource}`) : "",
    terrain: tile.counted_terrain ? words(`terrain-${tile.counted_terrain}`) : "",
  });
}

/** "Forest (1 wood, 1 clay)" */
export function tileWords(tile: TileView, words: Words): string {
  const symbols =
    tile.effect === "none" ? symbolWords(tile.production, tile.warehouses, words) : effectWords(tile, words);
  return capital(words("tile", { terrain: terrainWords(tile, words), symbols }));
}

/** What a tile tells when it is asked. */
export function tileFact(tile: TileView, words: Words): Record<string, string> {
  return fact(tile.effect === "none" ? "tile" : `tile-${tile.effect}`, tileWords(tile, words), {
    points: tile.points,
    most: tile.points_max,
    amount: tile.amount,
    resource: tile.resource ? words(`resource-${tile.resource}`) : "",
    terrain: tile.counted_terrain ? words(`terrain-${tile.counted_terrain}`) : "",
  });
}

/** What a spot of the river tells when it is asked: what its tile does, if it has one. */
export function spotFact(spot: SpotView, words: Words): Record<string, string> {
  if (spot.tile) return tileFact(spot.tile, words);
  return fact(spot.framed ? "spot-framed" : "spot", capital(spotWords(spot, words)));
}

/** What a resource tells when it is asked. */
export function goodFact(kind: string, words: Words): Record<string, string> {
  return fact(kind === "food" ? "good-food" : "good", words(`resource-${kind}`));
}

/** What a building tells when it is asked; null lies face down. `where` is "reserved" or "built", or nothing on display. */
export function buildingFact(building: BuildingView | null, words: Words, where = ""): Record<string, string> {
  if (!building) return fact("building-hidden");
  return fact(where ? `building-${where}` : "building", buildingWords(building, words), { points: building.points });
}

export function buildingWords(building: BuildingView, words: Words): string {
  return words("building-words", {
    name: building.name,
    points: building.points,
    cost: symbolWords(building.cost, 0, words),
  });
}

/** "you can build", "1 food for clay", "2 stone short" */
export function priceWords(price: PriceView, words: Words): string {
  const [kind, ...others] = Object.keys(price.missing);
  const resource = kind && !others.length ? words(`resource-${kind}`) : null;
  const count = price.payable ? price.with_food : price.short;
  if (!count) return words("price-yours");
  const id = price.payable ? "price-food" : "price-short";
  return resource ? words(id, { count, resource }) : words(`${id}-several`, { count });
}

export function spotWords(spot: SpotView, words: Words): string {
  const what = spot.tile
    ? tileWords(spot.tile, words)
    : spot.printed
      ? words("spot-printed", {
          symbol: spot.printed === "warehouse" ? words("a-warehouse") : words(`resource-${spot.printed}`),
        })
      : words("spot-empty");
  const name = words("spot-words", { spot: spot.spot, what });
  return spot.settled ? `${name}, ${words("spot-settled")}` : spot.framed ? `${name}, ${words("spot-framed")}` : name;
}

/** A location with what it gives me and how much room is left. */
export function placeWords(place: LocationState, board: Board): string {
  const label = place.legal?.label.text ?? place.refused?.label.text;
  const name = label ?? capital(board.words(`location-${place.location.location}`));
  const free = place.location.spots === null ? null : place.location.spots - place.location.pioneers.length;
  return free === null ? name : `${name}; ${board.words("free-spots", { count: Math.max(0, free) })}`;
}

/** "+4 clay": what going there brings. */
export function gainWords(action: LegalAction, words: Words): string {
  if (action.name === "pick_substitute")
    return words("gain", { count: 1, resource: words(`resource-${action.args[0]}`) });
  const { amount, supply } = action.label.args;
  if (amount !== undefined)
    return words("gain", { count: Number(amount), resource: words(`resource-${action.args[0]}`) });
  return Number(supply) > 0 ? words("gain", { count: 1, resource: words("resource-food") }) : words("gain-other");
}

const SHORT = new Set(["trade_pick", "return_one", "pick_substitute", "pick_discount", "pay_with_food"]);

export function shortLabel(action: ActionInfo, view: View, words: Words): string | null {
  const [first] = action.args;
  if (action.name === "place") return capital(words(`location-${first}`));
  if (action.name === "trade") return words("button-trade");
  if (action.name === "pass") return words("button-pass");
  if (action.name === "done") return words("button-done");
  if (SHORT.has(action.name)) return words(`button-${action.name}`, { resource: words(`resource-${first}`) });
  if (/^pick_(setup_)?tile$/.test(action.name)) {
    const tile = view.island[Number(first)];
    return tile ? capital(terrainWords(tile, words).replace("+", ", ")) : null;
  }
  const me = view.turn?.seat ?? 0;
  const card = action.name === "pick_reserved" ? view.seats[me]?.reserved[Number(first)] : view.display[Number(first)];
  if (/^pick_(reserve|building|reserved)$/.test(action.name)) {
    return card ? words("button-card", { name: card.name, points: card.points }) : null;
  }
  if (/^swap_/.test(action.name)) return words("button-spot", { spot: Number(first) });
  return null;
}

/** What is planned, and what the numbers beside it do not tell; nothing while a question is open. */
export function summary(
  view: View,
  now: View,
  me: number | null,
  draft: ActionInfo[],
  words: Words,
  complete: boolean,
): PlanInWords | null {
  const [after, before] = [view.seats[me ?? 0], now.seats[me ?? 0]];
  if (!complete || !after || !before) return null;
  const sent = draft.findLast((action) => action.name === "place");
  const title = sent ? sentWords(draft, before, after, words) : capital(draft.at(-1)?.label.text ?? "");
  const noRoom = sent && String(sent.args[0]) in after.goods && after.held >= after.warehouses;
  if (noRoom) return { title, detail: words("plan-full") };
  return view.turn?.seat === me ? { title, detail: words("plan-reveals") } : { title };
}

/** "Construct: Sawmill: 4 points for 3 wood, 1 stone"; several pioneers sent in a row one after the other. */
function sentWords(draft: ActionInfo[], before: SeatView, after: SeatView, words: Words): string {
  const starts = draft.flatMap((action, i) => (action.name === "place" ? [i] : []));
  const told = starts.map((start, i) => {
    const turn = draft.slice(start, starts[i + 1]);
    const place = words(`location-${turn[0]?.args[0]}`);
    const built = i === starts.length - 1 && turn[0]?.args[0] === "construct" ? newest(before, after) : null;
    const what = answered(turn, words) || (built ? buildingWords(built, words) : "");
    return what ? `${capital(place)}: ${what}` : starts.length > 1 ? capital(place) : words("plan-send", { place });
  });
  return told.join(" · ");
}

function answered(turn: ActionInfo[], words: Words): string {
  const picked = turn.findLast((action) => /^pick_(tile|reserve|building|reserved)$/.test(action.name));
  const swapped = turn.filter((action) => /^swap_/.test(action.name));
  const spots = swapped.map(({ args }) => words("button-spot", { spot: Number(args[0]) }));
  return picked?.label.text ?? (spots.length > 1 ? spots.join(" ↔ ") : "");
}

/** Whether a building is there by the plan only: they lie in the order of their numbers, not as they were built. */
export function isPlanned(building: BuildingView | null, before: SeatView): boolean {
  return building !== null && !before.buildings.some((old) => old?.building === building.building);
}

/** What is built by the plan: where only one building can be paid, it is not asked for. */
function newest(before: SeatView, after: SeatView): BuildingView | null {
  return after.buildings.find((building) => isPlanned(building, before)) ?? null;
}

/** The table region by region, for screen readers. */
export function describe(view: View, me: number | null, names: string[], words: Words): string[] {
  const tiles = view.island.flatMap((tile) => (tile ? [tileWords(tile, words)] : [])).join("; ");
  const cards = view.display.flatMap((card) => (card ? [buildingWords(card, words)] : [])).join("; ");
  const lines = [
    words("read-round", { round: view.round, first: names[view.first_player] ?? "", token: view.tokens[0] ?? 0 }),
    words("read-tiles", { tiles: tiles || words("symbols-0") }),
    words("read-cards", { cards: cards || words("symbols-0") }),
    ...view.locations.map((place) =>
      words("read-place", {
        place: capital(words(`location-${place.location}`)),
        who: place.pioneers.map((seat) => names[seat] ?? "").join(", ") || words("nobody"),
        spots: place.spots ?? words("no-limit"),
      }),
    ),
  ];
  for (const seat of view.seats) {
    const name = names[seat.seat] ?? "";
    const river = seat.spots.flatMap((spot) => (spot.tile ? [spotWords(spot, words)] : [])).join("; ");
    lines.push(
      words("read-seat", {
        name,
        goods: symbolWords(seat.goods, 0, words),
        room: seat.warehouses,
        production: symbolWords(seat.production, 0, words),
        boat: seat.boat,
        tokens: seat.tokens.length,
        built: seat.buildings.length,
        reserved: seat.reserved.length,
      }),
      words("read-river", { name, river: river || words("symbols-0") }),
    );
    if (seat.seat === me && seat.points.total !== null) lines.push(words("read-points", { points: seat.points.total }));
  }
  return lines;
}
