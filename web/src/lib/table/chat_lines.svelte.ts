/** The chat of a table, and how much of it has not been read in this browser. */
import type { ChatLine } from "../protocol";

const KEY = "rivertable.read";
const TABLES = 50; // the last read ones are remembered

/** The last line that was read, by table. */
function stored(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

export class ChatLines {
  lines = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  #read: number;

  constructor(private readonly table: string) {
    this.#read = stored()[table] ?? 0;
  }

  /**
   * Adds a line; true if it is an unread one of somebody else. The server sends lines again after a lost connection: those
   * are left out.
   */
  add(line: ChatLine, mine: boolean): boolean {
    if (this.lines.some(({ id }) => id === line.id)) return false;
    this.lines = [...this.lines, line];
    const isUnread = !mine && line.id > this.#read;
    if (isUnread) this.unread += 1;
    return isUnread;
  }

  /** All lines have been read now. */
  markRead(): void {
    const last = this.lines.at(-1)?.id ?? 0;
    this.unread = 0;
    if (last <= this.#read) return;
    this.#read = last;
    const others = Object.entries(stored()).filter(([table]) => table !== this.table);
    try {
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - TABLES), [this.table, last]])));
    } catch {
      // a browser that stores nothing: they are read until the page is left
    }
  }
}
