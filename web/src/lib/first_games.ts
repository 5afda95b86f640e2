/** The first tables of each game at which somebody has played in this browser: a coach looks on there. */
const KEY = "rivertable.first_games";
const FIRST = 3;

function stored(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string[]>;
  } catch {
    return {};
  }
}

/** Whether this table is among the first of its game; it is noted, if there is room among them. */
export function isFirstGame(game: string, table: string): boolean {
  const all = stored();
  const tables = all[game] ?? [];
  if (tables.includes(table)) return true;
  if (tables.length >= FIRST) return false;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all, [game]: [...tables, table] }));
  } catch {
    // a browser that stores nothing: every game is a first one
  }
  return true;
}
