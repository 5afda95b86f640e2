/** The preferences of a person, stored in this browser. */
export interface Preferences {
  theme: "system" | "light" | "dark";
  motion: "system" | "on" | "fast" | "off";
  /** When a turn is sent: after the main button (turn), or as soon as nothing is left to decide (at_once). */
  confirm: "turn" | "at_once";
  /** A question that the others must not learn anything from: it ends by itself, or I am asked. */
  ending: "itself" | "ask";
  /** Which end of the log is at the top. */
  logOrder: "newest" | "oldest";
  sounds: boolean;
  /** How loud sounds are, 0 to 100. */
  volume: number;
  keys: boolean;
  /** When a coach tells of a clearly bad turn before it is sent: in the first games of each kind, always or never. */
  coach: "first" | "always" | "never";
  /** The language that games speak, where they have it; "system" is the browser's own. */
  language: string;
  /** Automatic answers (`auto_answers.ts`): by game, the question's name and the text of the action that answers it. */
  standing: Record<string, Record<string, string>>;
  /** The same answers in words. */
  standingWords: Record<string, Record<string, string>>;
  /** Goal cards that were read, by game: "*" is not to be shown again by itself, else the table at which it was. */
  goalsRead: Record<string, string>;
}

const KEY = "rivertable.preferences";
const DEFAULTS: Preferences = {
  theme: "system",
  motion: "system",
  confirm: "turn",
  ending: "itself",
  logOrder: "newest",
  sounds: true,
  volume: 50, // soft
  keys: true,
  coach: "first",
  language: "system",
  standing: {},
  standingWords: {},
  goalsRead: {},
};

function stored(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>;
  } catch {
    return {};
  }
}

export const settings = $state<Preferences>({ ...DEFAULTS, ...stored() });

const dark = window.matchMedia("(prefers-color-scheme: dark)");
const still = window.matchMedia("(prefers-reduced-motion: reduce)");

export function moves(): boolean {
  return settings.motion === "system" ? !still.matches : settings.motion !== "off";
}

/** The factor on every duration of motion; 0: no motion. */
export function pace(): number {
  return !moves() ? 0 : settings.motion === "fast" ? 0.4 : 1;
}

function show(): void {
  const theme = settings.theme === "system" ? (dark.matches ? "dark" : "light") : settings.theme;
  document.documentElement.dataset.theme = theme;
  document.documentElement.dataset.motion = moves() ? "on" : "off";
}

/** Applies and stores the preferences whenever they change; called once by the app. */
export function keepSettings(): void {
  dark.addEventListener("change", show);
  still.addEventListener("change", show);
  $effect(() => {
    show();
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // a browser that stores nothing: the choice lasts until the page is left
    }
  });
}
