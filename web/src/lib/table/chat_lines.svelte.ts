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
  /** Names whose lines are not shown in this browser. */
  muted = $state.raw<ReadonlySet<string>>(new Set());
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
    const isUnread = !mine && line.id > this.#read && !this.muted.has(line.name);
    if (isUnread) this.unread += 1;
    return isUnread;
  }

  /** The lines that are shown. */
  get shown(): ChatLine[] {
    return this.lines.filter(({ name }) => !this.muted.has(name));
  }

  /** Shows no lines of this name any more, at this table and until the page is left; or shows them again. */
  mute(name: string, on = true): void {
    const others = [...this.muted].filter((each) => each !== name);
    this.muted = new Set(on ? [...others, name] : others);
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
