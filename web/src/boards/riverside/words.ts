/** Riverside in words: names, labels for buttons, the planned turn, and the table read aloud. */
import type { ActionInfo, ChangeInfo, LegalAction } from "../../lib/protocol";
import { capital, type Words } from "../../lib/texts";
import type { DieView, ItemView, SheetView, TileView, View } from "../../lib/views/riverside";
import { fact } from "../facts";

function itemName(colour: string, words: Words): string {
  return colour === "stave" ? words("prize-stave") : words(`activity-${colour}`);
}

export function dieName(die: DieView, words: Words): string {
  return words(die.hot ? "die-hot" : "die-free", { colour: words(`colour-${die.colour}`), value: die.value });
}

export function villageName(tile: TileView, words: Words): string {
  const items = tile.village.map((item) => `${itemName(item.colour, words)} ${item.value}`).join(", ");
  return words("village-name", {
    bank: words(`bank-${tile.bank}`),
    column: tile.column,
    items,
    distance: tile.distance,
  });
}

/** What the dice, the villages and the captain points tell when they are asked. */
export function dieFact(die: DieView, name: string): Record<string, string> {
  const kind = die.colour === "green" ? "die-green" : die.hot ? "die-hot" : "die";
  return fact(kind, name, { value: die.value });
}

export function villageFact(tile: TileView, words: Words): Record<string, string> {
  return fact("village", villageName(tile, words));
}

export function itemFact(item: ItemView, words: Words): Record<string, string> {
  const name = `${itemName(item.colour, words)} ${item.value}`;
  return fact(item.colour === "stave" ? "item-stave" : "item", name, { value: item.value });
}

export function captainFact(view: View, sheet: SheetView, words: Words): Record<string, string> {
  return fact("captain", words("captain"), { points: sheet.captain_points, players: view.players });
}

/** The colour a preview's line is about: its argument is the name of a boat. */
function colourOf(change: ChangeInfo): string | null {
  const about = change.what.args.item ?? change.what.args.colour;
  return typeof about === "object" ? (about.id.split("-")[1] ?? null) : null;
}

function changeOf(action: ActionInfo | LegalAction, what: string): ChangeInfo | undefined {
  return "changes" in action ? action.changes.find((change) => change.what.id === `preview-${what}`) : undefined;
}

/** The fire symbols an action uses up. */
export function firePaid(action: ActionInfo | LegalAction): number {
  const fire = changeOf(action, "fire");
  return fire ? fire.before - fire.after : 0;
}

export interface Offer {
  colour: string;
  points: number;
}

const WRITES = new Set(["score_colour", "prize_ticket"]);

/** What an excursion would write, by colour: of a village the rules tell it with the action's label. */
export function offersOf(action: LegalAction): Offer[] {
  const told = action.label.args.offers;
  if (typeof told !== "object") {
    const written = action.changes.filter((change) => change.what.id === "preview-points" && WRITES.has(action.name));
    return written.map((change) => ({ colour: colourOf(change) ?? "", points: change.after - change.before }));
  }
  return [0, 1, 2].flatMap((i) => {
    const [item, points] = [told.args[`item${i}`], told.args[`points${i}`]];
    return typeof item === "object" ? [{ colour: item.id.split("-")[1] ?? "", points: Number(points) }] : [];
  });
}

/** "16 + 12"; a village that needs the Prize ticket says so. */
export function gainOf(action: LegalAction, words: Words): string {
  const told = action.label.args.offers;
  if (typeof told === "object" && told.id === "offers-prize") return words("power-prize_ticket");
  return offersOf(action)
    .map((offer) => offer.points)
    .join(" + ");
}

const ANSWERS = new Set(["speed_boat", "early_birds", "score_colour"]);

export function shortLabel(action: ActionInfo, view: View, words: Words): string | null {
  const [first, second] = action.args;
  if (action.name === "choose_die") return capital(words(`colour-${first}`));
  if (action.name === "green" || action.name === "fan_base") {
    const [what, crosses] = [words(`button-${action.name}-${first}`), changeOf(action, "crosses")];
    return crosses ? words("button-crosses", { what, count: crosses.after }) : what;
  }
  if (action.name === "seat_row") {
    const boat = view.sheets.flatMap((sheet) => sheet.boats).find((each) => each.colour === view.turn?.boat);
    const row = boat?.rows[Number(first)];
    return words("button-row", { number: Number(first) + 1, seats: row?.seats ?? 0, points: row?.ticket_points ?? 0 });
  }
  if (action.name === "resolve_row")
    return words("button-ticket", { colour: capital(words(`colour-${first}`)), number: Number(second) + 1 });
  if (action.name === "plus_one") return words("button-plus", { count: Number(first) });
  if (action.name === "village") {
    const tile = view.tiles.find((each) => each.bank === first && each.column === second);
    return tile ? words("button-village", { distance: tile.distance }) : words("button-stay");
  }
  if (action.name === "prize_ticket") return first === "none" ? words("button-keep") : capital(words(`prize-${first}`));
  if (ANSWERS.has(action.name)) return words(`button-${action.name}-${first}`);
  return null;
}

/** "brown row 2": seats are crossed one by one, and a hint goes through them all. */
export function hintStep(action: ActionInfo, words: Words): string | null {
  const { boat, number } = action.label.args;
  if (!action.name.endsWith("_row") || typeof boat !== "object") return null;
  return words(`hint-${action.name}`, { colour: words(boat.id), number: Number(number) });
}

/** The colour of the boat whose seats the last planned action crosses, if it crosses any. */
export function filledLast(draft: readonly ActionInfo[]): string | null {
  const last = draft.at(-1);
  const boat = last?.name === "seat_row" ? last.label.args.boat : undefined;
  return typeof boat === "object" ? (boat.id.split("-")[1] ?? null) : null;
}

/** Villages that cannot be visited say so on the map; the bar keeps them behind one button. */
export function onBoard(action: ActionInfo | LegalAction): boolean {
  return action.name === "village" && !("changes" in action);
}

const FILLS = new Set(["green", "fan_base", "seat_row", "resolve_row"]);

/** "Blue 4 + green 2" for the filling; the village for the excursion. None for seats alone, when the die was sent before. */
export function summary(view: View, _now: View, _me: number | null, draft: ActionInfo[], words: Words) {
  if (!draft.length || view.turn?.step !== "done") return null;
  const die = view.dice.find((each) =>
    draft.some((action) => action.name === "choose_die" && action.args[0] === each.colour),
  );
  if (die) {
    const green = draft.some((action) => action.name === "green" && action.args[0] !== "no");
    const colour = capital(words(`colour-${die.colour}`));
    return { title: words(green ? "plan-green" : "plan-die", { colour, value: die.value, green: view.green }) };
  }
  if (draft.some((action) => FILLS.has(action.name))) return null;
  const visited = draft.flatMap(({ name, args }) =>
    name === "village" ? view.tiles.filter((each) => each.bank === args[0] && each.column === args[1]) : [],
  );
  if (!visited.length) return { title: words("plan-stay") };
  const items = visited.flatMap((tile) => tile.village.map((item) => itemName(item.colour, words)));
  return { title: words("plan-visit", { items: items.join(", ") }) };
}

/** The table region by region, for screen readers. */
export function describe(view: View, me: number | null, names: string[], words: Words): string[] {
  const dice = [...view.dice.map((die) => dieName(die, words)), words("green-die", { value: view.green })].join("; ");
  const lines = [
    words("read-round", { round: view.round, ship: view.ship, anchor: view.anchor, temperature: view.temperature }),
    ...(view.solo_target === null ? [] : [words("solo-target-title", { points: view.solo_target })]),
    words("read-dice", { dice }),
    ...view.tiles.map((tile) => villageName(tile, words)),
  ];
  for (const sheet of view.sheets) {
    const name = names[sheet.seat] ?? "";
    lines.push(
      words("read-sheet", {
        name,
        points: sheet.points,
        fire: sheet.fire,
        plus: sheet.plus_ones,
        captain: sheet.captain_points,
      }),
    );
    if (sheet.seat !== me) continue;
    for (const boat of sheet.boats) {
      const rows = boat.rows.map((row) => `${row.crossed}/${row.seats}`).join(", ");
      const scores = boat.scores.join(", ") || words("colour-none");
      lines.push(
        words("read-boat", {
          activity: capital(itemName(boat.colour, words)),
          rows,
          tickets: boat.tickets,
          scores,
          power: words(`power-${boat.power}`),
          state: words(`power-is-${boat.power_state}`),
        }),
      );
    }
  }
  return lines;
}
