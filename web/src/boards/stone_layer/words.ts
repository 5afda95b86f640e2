/** Stone Layer in words: what became of an attempt, short labels, and the table read aloud. */
import type { ActionInfo, SeatInfo } from "../../lib/protocol";
import { capital, type Words } from "../../lib/texts";
import type { AttemptView, StackView, TileView, View } from "../../lib/views/stone_layer";
import type { Phases } from "../contract";
import { fact } from "../facts";
import { leftOf, SIZES } from "./pieces/sizes";

const PHASES: Record<string, number> = {
  pick_tile: 0,
  pick_size: 1,
  pick_stone: 1,
  pick_source: 1,
  release: 2,
  alt_size: 1,
  alt_stone: 1,
  alt_release: 2,
};

export function phases(view: View, words: Words): Phases {
  const names = ["tile", "stone", "place", "settle"].map((phase) => words(`phase-${phase}`));
  return { names, current: PHASES[view.step] ?? 3 };
}

export function attemptSaid(attempt: AttemptView, seats: SeatInfo[], words: Words): string {
  const [name, stack] = [seats[attempt.player]?.name ?? "", attempt.stack];
  const count = attempt.fallen.length;
  if (count) return words("attempt-fell", { name, stacks: attempt.fallen.join(", "), count });
  if (attempt.placement === "slipped") return words("attempt-slipped", { name, stack });
  if (attempt.fouls.length) return words("attempt-foul", { name, foul: words(`foul-${attempt.fouls[0]}`) });
  return words("attempt-stays", { name, stack });
}

export function tileName(tile: TileView, words: Words): string {
  const sizes = tile.sizes.map((size) => words(`size-${size}`)).join(", ");
  return words("tile-name", { sizes, steps: tile.steps });
}

/** What a tile tells of itself, and a stack: the numbers are those of this moment. */
export function tileFact(tile: TileView, words: Words): Record<string, string> {
  return fact("tile", tileName(tile, words), { steps: tile.steps });
}

export function stackFact(stack: StackView, words: Words): Record<string, string> {
  const args = { height: stack.stones.length, next: stack.next_tokens };
  return fact("stack", capital(words("stack-number", { number: stack.number })), args);
}

/** Where no tile lies: taken, or none dealt yet while the alternative start is set up. */
export function noTile(view: View, words: Words): string {
  const starting = view.step.startsWith("alt_") || view.step === "report_set";
  return words(starting ? "table-not_yet" : "table-taken");
}

function stackSaid(stack: StackView, names: string[], words: Words): string {
  const stones = stack.stones.map((stone) => words(`size-${stone.size}`)).join(", ");
  const tokens = stack.tokens.flatMap((count, seat) => (count ? [`${names[seat]} ${count}`] : [])).join(", ");
  const said = words("read-stack", {
    number: stack.number,
    height: stack.stones.length,
    stones: stones || words("nothing"),
    tokens: tokens || words("nothing"),
    next: stack.next_tokens,
  });
  return stack.risk.length ? `${said} ${words("read-risk", { risk: stack.risk.join(", ") })}` : said;
}

/** The table region by region, for screen readers. */
export function describe(view: View, _me: number | null, names: string[], words: Words): string[] {
  const left = SIZES.map((size) => `${words(`size-${size}`)} ${leftOf(size, view)}`).join(", ");
  const tiles = view.tiles.flatMap((tile) => (tile ? [tileName(tile, words)] : [])).join("; ");
  return [
    words("read-turn", { turn: view.turn, name: names[view.current] ?? "", stack: view.marker }),
    words("read-tiles", { tiles, deck: view.deck, used: view.used }),
    words("read-river", { left }),
    ...view.stacks.map((stack) => stackSaid(stack, names, words)),
    ...view.players.map((player) =>
      words("read-player", {
        name: names[player.seat] ?? "",
        points: player.points,
        goal: view.points_to_win,
        at: player.at_stacks,
        supply: player.supply,
      }),
    ),
  ];
}

const ONE_WORD = new Set([
  "release",
  "report_no_fall",
  "report_lifting",
  "report_event",
  "report_touched",
  "report_leaned",
  "report_done",
  "report_on_top",
  "report_slipped",
  "report_set",
]);

export function shortLabel(action: ActionInfo, view: View, words: Words): string | null {
  const [first] = action.args;
  if (action.name === "pick_tile") {
    const tile = view.tiles[Number(first) - 1];
    if (!tile) return null;
    const sizes = tile.sizes.map((size) => words(`letter-${size}`)).join("/");
    return words("tile-name", { sizes, steps: tile.steps });
  }
  if (action.name === "pick_size") return capital(words(`size-${first}`));
  if (action.name === "pick_stone")
    return String(first)
      .toUpperCase()
      .replace(/^(.)0?/, "$1 ");
  if (action.name === "pick_source" || action.name === "report_fell")
    return capital(words("stack-number", { number: Number(first) }));
  if (action.name === "report_no_fall" && view.report?.named.length) return words("button-report_no_fall-more");
  return ONE_WORD.has(action.name) ? words(`button-${action.name}`) : null;
}
