/** 12 Rivers in words: places, questions, labels for buttons, the planned turn, and the table read aloud. */
import type { ActionInfo, Text } from "../../lib/protocol";
import { capital, type Words } from "../../lib/texts";
import type { AreaView, TileView, View } from "../../lib/views/twelve_rivers";
import type { Asking } from "../contract";
import { COLOURS, pieces } from "./pieces/colours";
import { catchment, LAKE, VILLAGE } from "./layout";
import { slotKey } from "./motion/board_state";

/** "row 2, rivers 1–2": the section by the rivers whose water it carries. */
export function sectionName(section: string, words: Words): string {
  if (section === LAKE || section === VILLAGE) return words(`place-${section}`);
  const rivers = [section, ...catchment(section)].flatMap((place) =>
    place.startsWith("top") ? [Number(place.slice(3))] : [],
  );
  const [first, last] = [Math.min(...rivers), Math.max(...rivers)];
  const row = Number(section.charAt(1));
  return first === last ? words("section-one", { row, first }) : words("section-many", { row, first, last });
}

export function costText(camp: number, words: Words): string {
  if (!camp) return words("free");
  return camp < 0 ? words("pay", { count: -camp }) : words("gain", { count: camp });
}

export function slotName(section: string, slot: number, camp: number, owner: string | null, words: Words): string {
  const place = capital(sectionName(section, words));
  return owner === null
    ? words("slot-free", { place, slot, cost: costText(camp, words) })
    : words("slot-token", { place, slot, name: owner });
}

const part = (text: unknown): Text["args"] =>
  typeof text === "object" && text !== null && "args" in text ? (text as Text).args : {};

/** The pearls above a slot and the tokens that choose before: the rules tell them with the action's label. */
export function comingOf(action: ActionInfo): { pearls: Record<string, number>; before: number } {
  const above = part(action.label.args.above);
  const told = part(above.pearls);
  const pearls = Object.fromEntries(COLOURS.map((colour) => [colour, Number(told[colour] ?? 0)]));
  return { pearls, before: Number(above.before ?? 0) };
}

/** The slot of a token that provisions may move, told with the action's label. */
export function tokenSlot(action: ActionInfo): string | null {
  const section = action.label.args.section;
  if (typeof section !== "object") return null;
  return slotKey(section.id.replace(/^place-/, ""), Number(action.label.args.slot));
}

/** The space of the track a banner would lift from. */
export function trackSpace(action: ActionInfo): number {
  return Number(action.label.args.space);
}

export function abilityText(tile: TileView, words: Words): string {
  return words(`ability-${tile.ability}`, { points: tile.points });
}

export function tileName(tile: TileView, words: Words): string {
  return words(`villager-${tile.id}`);
}

export function tileWords(tile: TileView, words: Words): string {
  const spots = tile.spots.map((kind) => words(`spot-${kind}`)).join(", ");
  return words("tile-words", { name: tileName(tile, words), spots, bonus: abilityText(tile, words), camp: tile.camp });
}

export const colourName = (colour: string, words: Words) => words(`colour-${colour}`);

/** What a pile of cards can do now, in the order it is offered. */
export const CARD_ACTIONS = ["pay_card", "pair", "pair_bonfire", "pair_two_bonfires"];

export function shortLabel(action: ActionInfo, view: View, words: Words): string | null {
  const [first] = action.args;
  const area = view.areas[view.turn?.seat ?? 0];
  switch (action.name) {
    case "place":
    case "move_to":
      return words("button-place", {
        place: capital(sectionName(String(first), words)),
        slot: Number(action.args[1]),
      });
    case "pay_card":
    case "pair":
    case "pair_bonfire":
    case "pair_two_bonfires":
      return words(`button-${action.name}`, { card: words(`card-${first}`) });
    case "take_market":
      return capital(words(`card-${view.market[Number(first) - 1] ?? "none"}`));
    case "collect":
    case "give":
    case "from_alpaca":
      return capital(colourName(String(first), words));
    case "recruit": {
      const tile = view.face_up[Number(first) - 1];
      return tile ? tileName(tile, words) : null;
    }
    case "villager": {
      const tile = area?.villagers[Number(first)]?.tile;
      return tile ? tileName(tile, words) : null;
    }
    case "spot":
      return spotLabel(view, Number(first), words);
    case "move_token":
      return capital(sectionName(tokenSlot(action)?.split(".")[0] ?? "", words));
    case "banner_token":
      return words("button-banner_token", { space: trackSpace(action) });
    case "lantern_icon":
      return capital(action.label.text);
    case "fairy_type":
      return capital(words(`fairy-${first}`));
    case "pay_bonfire":
    case "pay_cloud":
    case "draw_deck":
    case "river_fairy":
    case "breeze":
    case "mushroom":
      return words(`button-${action.name}`);
  }
  return null;
}

function spotLabel(view: View, spot: number, words: Words): string {
  const { turn } = view;
  const villager = view.areas[turn?.seat ?? 0]?.villagers[turn?.target ?? turn?.source ?? 0];
  const found = villager?.spots[spot];
  if (!found) return words("button-spot", { number: spot + 1 });
  return capital(found.pearl ? colourName(found.pearl, words) : words(`spot-${found.kind}`));
}

const touch = window.matchMedia("(hover: none)");

/** The question in the words of the board. */
export function question(asked: Text, view: View, me: number | null, words: Words, asking: Asking) {
  const { turn } = view;
  const area = view.areas[me ?? 0];
  if (!turn || !area) return null;
  const carried = pieces(area.alpaca).length;
  const section = turn.section ?? "";
  const here = section === LAKE ? view.lake.pearls : (view.sections.find((each) => each.id === section)?.pearls ?? []);
  const args = {
    owed: turn.owed,
    cards: area.cards,
    gains: turn.gains,
    count: here.length,
    place: sectionName(section, words),
    full: carried >= area.alpaca_spots ? "full" : "free",
    carried,
    spots: area.alpaca_spots,
    left: turn.breeze_moves,
    colour: turn.colour ? colourName(turn.colour, words) : "",
    name: named(area, turn.target ?? turn.source, words),
    playable: Number(asked.args.playable ?? 0),
    touch: String(touch.matches),
    how: asking.ending ? "ending" : asking.planned ? "planned" : "alone",
  };
  const id = `ask-${turn.step.replaceAll("_", "-")}`;
  const title = words(id, args);
  return title === id ? null : { title, detail: words(`${id}-detail`, args) };
}

function named(area: AreaView, villager: number | null, words: Words): string {
  const tile = villager === null ? undefined : area.villagers[villager]?.tile;
  return tile ? tileName(tile, words) : "";
}
