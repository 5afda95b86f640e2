/** With whom I play each game when I play at once: who sits first, how strong they are, how many we are. Kept in this browser. */
import { LEVELS, nextTo } from "./fish";
import type { GameInfo, PastGame, SeatInfo } from "./protocol";

export interface Opponents {
  character: string;
  level: string;
  players: number;
}

const KEY = "rivertable.opponents";
const USUAL_PLAYERS = 3;
/** Who waits at a game's tile until somebody else is chosen. */
const AT_HOME: Record<string, string> = {
  the_river: "hedda",
  riverside: "otis",
  twelve_rivers: "mags",
  river_bankers: "bram",
  stone_layer: "tilda",
};
const ANYBODY = "fritz";

function stored(): Record<string, Partial<Opponents>> {
  try {
    const read = JSON.parse(localStorage.getItem(KEY) ?? "{}") as unknown;
    return typeof read === "object" && read !== null ? (read as Record<string, Partial<Opponents>>) : {};
  } catch {
    return {};
  }
}

const chosen = $state<Record<string, Partial<Opponents>>>(stored());

/** The level of the bots at a game: what was chosen for it, or the easiest, for a first game. */
export function levelFor(game: string): string {
  const level = chosen[game]?.level ?? "";
  return LEVELS.includes(level) ? level : (LEVELS[0] ?? "");
}

/** Who sits down with me at once. */
export function opponentsOf(game: Pick<GameInfo, "name" | "players_min" | "players_max">): Opponents {
  const wanted = chosen[game.name]?.players ?? USUAL_PLAYERS;
  return {
    character: chosen[game.name]?.character ?? AT_HOME[game.name] ?? ANYBODY,
    level: levelFor(game.name),
    players: Math.min(Math.max(wanted, game.players_min), game.players_max),
  };
}

/** Remembers a choice for a game. A choice for one table alone is not remembered here. */
export function remember(game: string, choice: Partial<Opponents>): void {
  chosen[game] = { ...chosen[game], ...choice };
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // a browser that stores nothing: the choice lasts until the page is left
  }
}

/** The level to try next time after a match against bots of one level alone: a step up for who won, a step down for who was last. */
export function levelAfter(seats: SeatInfo[], mine: number[], scores: number[], winners: number[]): string | null {
  const me = mine[0];
  const others = seats.filter((seat) => seat.seat !== me);
  const level = others[0]?.level;
  if (me === undefined || mine.length > 1 || !level) return null;
  if (others.some((seat) => seat.kind !== "bot" || seat.level !== level)) return null;
  if (winners.includes(me)) return winners.length === 1 ? nextTo(level, 1) : null;
  const own = scores[me] ?? 0;
  return others.every((seat) => (scores[seat.seat] ?? 0) > own) ? nextTo(level, -1) : null;
}

/** What to try after my last finished match of a game, if it was played at the level that I play at now. */
export function suggestedLevel(game: string, finished: PastGame[]): string | null {
  const last = finished.find((past) => past.game === game);
  if (!last?.seats.some((seat) => seat.kind === "bot" && seat.level === levelFor(game))) return null;
  return levelAfter(last.seats, last.your_seats, last.scores, last.winners);
}
