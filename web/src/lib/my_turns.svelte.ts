/** The tables that wait for me, wherever in the client I am. */
import { api } from "./api";
import { byUrgency } from "./lobby";
import type { TableInfo } from "./protocol";

const SELDOM_MS = 2000;

export class MyTurns {
  /** Where it is my turn, the most urgent first. */
  tables = $state.raw<TableInfo[]>([]);
  #asked = -Infinity;

  take(running: TableInfo[]): void {
    this.tables = byUrgency(running.filter((table) => table.your_turn));
  }

  /** Asks the server, but not more often than every two seconds. Without an answer nothing changes. */
  async refresh(): Promise<void> {
    if (performance.now() - this.#asked < SELDOM_MS) return;
    this.#asked = performance.now();
    const games = await api.myGames().catch(() => null);
    if (games) this.take(games.running);
  }

  /** The tables that wait for me, without this one. */
  besides(id: string): TableInfo[] {
    return this.tables.filter((table) => table.id !== id);
  }
}

export const myTurns = new MyTurns();

/** The title of a page in its tab: how many tables wait for me, what the page is about, and the site. */
export function pageTitle(text = "", count = myTurns.tables.length): string {
  return (count ? `(${count}) ` : "") + [text, "rivertable"].filter(Boolean).join(" · ");
}
