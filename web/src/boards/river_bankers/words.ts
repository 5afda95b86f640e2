/** River Bankers in words and names: which action belongs to what, labels for buttons, the plan, the table read aloud. */
import type { ActionInfo, LegalAction, RefusedAction } from "../../lib/protocol";
import type { Words } from "../../lib/texts";
import type { RiverCardView, StructureView, View } from "../../lib/views/river_bankers";
import type { ActionKind, BoardProps, Phases, PlanInWords } from "../contract";
import { cardsOf, type PlacedCard } from "./layout";

export interface Offered {
  legal?: LegalAction;
  refused?: RefusedAction;
}

const ON_CARD = new Set(["auction", "recall", "pay", "target"]);
const ON_SLOT = new Set(["pull", "flush_pick", "slot"]);
const ON_HAND = new Set(["build", "final_build", "discard", "exchange"]);
const ON_TABLEAU = new Set(["use", "ready"]);
const BIDS = new Set(["bid", "late_bid"]);

type Names = ReadonlySet<string>;

function offered(board: BoardProps<View>, names: Names, first: number | string): Offered {
  const fits = (action: ActionInfo) => names.has(action.name) && action.args[0] === first;
  return { legal: board.legal.find(fits), refused: board.refused.find(fits) };
}

/** What may be done with a material card where it lies. */
export function cardActions(board: BoardProps<View>, placed: PlacedCard): Offered {
  const here = offered(board, ON_CARD, placed.card.card);
  if (here.legal || placed.where !== "headwaters") return here;
  const slot = offered(board, ON_SLOT, placed.number);
  return slot.legal ? { legal: slot.legal } : { refused: here.refused ?? slot.refused };
}

export function handActions(board: BoardProps<View>, card: string): Offered {
  return offered(board, ON_HAND, card);
}

export function tableauActions(board: BoardProps<View>, card: string): Offered {
  return offered(board, ON_TABLEAU, card);
}

export function bidActions(board: BoardProps<View>, workers: number): Offered {
  return offered(board, BIDS, workers);
}

/** What a bid costs, as its label tells: a late one may be paid for in part only. */
export function fishOf(bid: Pick<ActionInfo, "label">): number {
  return Number(bid.label.args.fish);
}

/** The fish of my sealed bid: they are paid when all bids are shown. */
export function bidFish({ view: { auction }, me }: Pick<BoardProps<View>, "view" | "me">): number {
  return (auction?.own_bid ?? 0) * (auction?.rates[me ?? -1] ?? 0);
}

/** A long decision bar leaves these to the board, where they have their place; bids stay in it, they are few. */
export function onBoard(action: ActionInfo): boolean {
  return hasPlace(action) && !BIDS.has(action.name);
}

/** The key of a bid is the number of workers. */
export function actionKey(action: ActionInfo): string | null {
  return BIDS.has(action.name) && Number(action.args[0]) < 10 ? String(action.args[0]) : null;
}

/** What a turn can be used for, building first; flushing and the like have no choices and stand beside these. */
export function kinds(view: View, words: Words): ActionKind[] {
  const card = ({ args }: ActionInfo) => words(`card-${args[0]}`);
  const inSlot = ({ args }: ActionInfo) => {
    const there = view.headwaters[Number(args[0]) - 1];
    return there ? words(`card-${there.card}`) : null;
  };
  const drawn = ({ args }: ActionInfo) => words("button-draw", { count: Number(args[0]) });
  if (view.decision !== "turn") return [];
  return (
    [
      ["build", card],
      ["pull", inSlot],
      ["auction", card],
      ["invent", drawn],
      ["use", card],
    ] as const
  ).map(([id, short]) => ({ id, label: words(`way-${id}`), names: [id], short }));
}

/** Actions that have a place of their own on the river, in the hand, in the tableau or on the dial. */
export function hasPlace(action: ActionInfo): boolean {
  const places = [ON_CARD, ON_SLOT, ON_HAND, ON_TABLEAU, BIDS];
  return places.some((names) => names.has(action.name));
}

export function hasEffect(card: string, words: Words): boolean {
  return words(`text-${card}`) !== words("text-logjam");
}

export function where(placed: PlacedCard, words: Words): string {
  if (placed.where === "headwaters") return words("where-headwaters", { slot: placed.number });
  return placed.where === "river" ? words("where-river", { space: placed.number }) : words("where-shoreline");
}

export function materialNames(card: RiverCardView, words: Words): string {
  return card.materials.map((material) => words(`material-${material}`)).join(" / ");
}

/** "Marsh Edge, River 2: reeds, 4 of 7 open; Bea 1, Otto 1, 1 blank." */
export function cardName(board: Pick<BoardProps<View>, "seats" | "words">, placed: PlacedCard): string {
  const { words, seats } = board;
  const { card } = placed;
  const workers = card.workers.flatMap((count, seat) => (count ? [`${seats[seat]?.name ?? ""} ${count}`] : []));
  const text = hasEffect(card.card, words) ? ` ${words(`text-${card.card}`)}` : "";
  return (
    words("read-card", {
      card: words(`card-${card.card}`),
      where: where(placed, words),
      materials: materialNames(card, words),
      open: card.open,
      icons: card.icons,
      workers: [...workers, words("blanks", { count: card.blanks })].join(", "),
    }) + text
  );
}

export function amounts(counts: Record<string, number>, words: Words): string {
  return Object.entries(counts)
    .map(([material, count]) => words(`units-${material}`, { count }))
    .join(", ");
}

export function structureName(card: StructureView, words: Words): string {
  return words("read-structure", {
    card: words(`card-${card.card}`),
    cost: amounts(card.cost, words),
    fish: card.price,
    points: card.variable ? "?" : card.points,
    text: words(`text-${card.card}`),
  });
}

/** "When built" and the rest of a card's text, where it begins like that. */
export function splitText(text: string): { tag: string; rest: string } {
  const colon = text.indexOf(": ");
  if (colon < 0 || colon > 34) return { tag: "", rest: text };
  return { tag: text.slice(0, colon), rest: text.slice(colon + 2, colon + 3).toUpperCase() + text.slice(colon + 3) };
}

// ---------------------------------------------------------------- labels

const WITH_CARD = new Set(["auction", "recall", "pay", "target", "build", "final_build", "use", "discard"]);
const SHORT = new Set(["flush", "retire", "pass", "ask_again", "recall_done", "pass_recalls", "pass_bid_last"]);

export function shortLabel(action: ActionInfo, view: View, words: Words): string | null {
  const { name } = action;
  const [first] = action.args;
  if (ON_SLOT.has(name)) {
    const card = view.headwaters[Number(first) - 1];
    return card ? words(name === "pull" ? "button-pull" : "button-card", { card: words(`card-${card.card}`) }) : null;
  }
  if (WITH_CARD.has(name)) return words(`button-${name}`, { card: words(`card-${first}`) });
  if (BIDS.has(name)) return words("button-bid", { workers: Number(first) });
  if (name === "invent") return words("button-invent", { count: Number(first) });
  if (name === "keep_starter") return words("button-keep", { card: words(`card-${first}`) });
  return SHORT.has(name) ? words(`button-${name}`) : null;
}

// ---------------------------------------------------------------- phases

const STEPS: Record<string, number> = { floodgate: 0, recall: 1, bid_last: 2, bid: 2, late_bid: 3 };

/** The steps of an auction while there is one; otherwise what kind of decision is open. */
export function phases(view: View, words: Words): Phases {
  const step = view.auction ? STEPS[view.decision] : undefined;
  if (step === undefined) {
    const kind = view.build
      ? "build"
      : { turn: "turn", starter: "starter", final_build: "final", over: "over" }[view.decision];
    return { names: [words(`step-${kind ?? "effect"}`)], current: 0 };
  }
  const isLate = (view.auction?.late.length ?? 0) > 0;
  const steps = ["begun", "recall", "sealed", ...(isLate ? ["late"] : []), "drift"];
  return { names: steps.map((name) => words(`step-${name}`)), current: step };
}

// ---------------------------------------------------------------- the plan

/** What is planned, in a sentence; as long as something is left to decide, that is asked. */
export function summary(
  view: View,
  now: View,
  me: number | null,
  draft: ActionInfo[],
  words: Words,
  complete: boolean,
): PlanInWords | null {
  const last = draft.at(-1);
  if (!last || me === null || !complete) return null;
  const lot = now.auction ?? view.auction;
  if (lot && BIDS.has(last.name)) {
    const [workers, rate, fish] = [Number(last.args[0]), lot.rates[me] ?? 1, fishOf(last)];
    return {
      title: words(last.name === "late_bid" ? "plan-bid-open" : "plan-bid", {
        workers,
        card: words(`card-${lot.lots[0] ?? "none"}`),
      }),
      detail: words("plan-bid-cost", { workers: fish / rate, rate, fish }),
    };
  }
  const title = draft.map((action) => shortLabel(action, now, words) ?? action.label.text).join(" · ");
  return last.name === "keep_starter" ? { title, detail: words("plan-starter") } : { title };
}

// ---------------------------------------------------------------- read aloud

export function describe(view: View, me: number | null, names: string[], words: Words): string[] {
  const seats = names.map((name) => ({ name })) as BoardProps<View>["seats"];
  const lines = [words("read-turn", { turn: view.turn, finish: view.finish_line, deck: view.river_deck })];
  lines.push(...cardsOf(view).map((placed) => cardName({ seats, words }, placed)));
  if (view.auction) {
    lines.push(
      words("read-auction", {
        card: view.auction.lots.map((lot) => words(`card-${lot}`)).join(" + "),
        name: names[view.auction.trigger] ?? "",
        icons: view.auction.icons,
        rate: view.auction.rate,
      }),
    );
  }
  for (const player of view.players.toSorted((a, b) => a.order - b.order)) {
    lines.push(
      words("read-player", {
        name: names[player.seat] ?? "",
        species: words(`species-${player.species}`),
        fish: player.fish,
        supply: player.supply,
        hand: player.hand_count,
        points: player.points + player.pairs,
        built: player.tableau.map((card) => words(`card-${card.card}`)).join(", ") || words("none"),
      }),
    );
    if (player.seat === me) lines.push(...player.hand.map((card) => structureName(card, words)));
  }
  return lines;
}
