/** The server's HTTP API, typed. A refusal becomes a `Refused` with a sentence for people. */
import type {
  Agree,
  BlockedList,
  ChangeTable,
  CopyTable,
  DeleteMe,
  Done,
  GameList,
  HomeNetworkInfo,
  HomeNetworkSwitch,
  InvitedTo,
  KeepName,
  Leaderboard,
  Me,
  MyGames,
  NewTable,
  Problem,
  RecordMoves,
  RecordStory,
  Recover,
  ProblemReport,
  RecoveryKey,
  ReplayPosition,
  SeatBot,
  SignIn,
  SitDown,
  StandUp,
  TableBots,
  TableCodeInfo,
  TableInfo,
  TableList,
  TakeOff,
} from "./protocol";
import { t } from "./texts";

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(
      path,
      body === undefined
        ? {}
        : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
    );
  } catch {
    throw new Refused("offline", t("error-offline"));
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) {
    const problem = answer as Problem | undefined;
    throw new Refused(problem?.code ?? "unavailable", problem?.message ?? t("error-server"));
  }
  if (answer === undefined) throw new Refused("offline", t("error-offline")); // the connection broke inside the answer
  return answer as T;
}

/** A random id of 128 bits. For a deal it is my share of the seed, so that the server cannot choose the deal alone. */
export function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

let asking: Promise<Me> | null = null;

/** Who I am. Never two questions at once: the first answer sets the cookie by which the server knows this browser. */
function whoAmI(): Promise<Me> {
  asking ??= ask<Me>("/api/me").finally(() => (asking = null));
  return asking;
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
const invited = (invitation: string | null) => (invitation ? `?invitation=${encodeURIComponent(invitation)}` : "");

/** The part of an address behind the path, of what is not null. */
function query(asked: Record<string, number | string | null | undefined>): string {
  const parts = Object.entries(asked).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return parts.length ? `?${parts.join("&")}` : "";
}
/** Which of the public tables: of a game, with so many seats, so many of them free, and which page. */
export interface WantedTables {
  game?: string | null;
  seats?: number | null;
  free?: number | null;
  skip?: number;
  limit?: number;
}
const replayed = (id: string) => `/api/records/${encodeURIComponent(id)}`;

export const api = {
  games: () => ask<GameList>("/api/games"),
  me: whoAmI,
  rename: (name: string) => ask<Me>("/api/me", { name }),
  keep: (body: KeepName) => ask<RecoveryKey>("/api/me/keep", body),
  signIn: (body: SignIn) => ask<Me>("/api/me/sign-in", body),
  recover: (body: Recover) => ask<RecoveryKey>("/api/me/recover", body),
  signOut: (everywhere = false) => ask<Done>("/api/me/sign-out", { everywhere }),
  myGames: () => ask<MyGames>("/api/me/games"),
  tables: (wanted: WantedTables = {}) => ask<TableList>("/api/tables" + query({ ...wanted })),
  deleteMe: (body: DeleteMe) => ask<Done>("/api/me/delete", body),
  reportProblem: (body: ProblemReport) => ask<Done>("/api/problems", body),
  leaderboard: (game: string, kind: Leaderboard["kind"] = "people") =>
    ask<Leaderboard>(`/api/leaderboard/${game}?kind=${kind}`),
  /** `step`: at the beginning of that step of the lesson, instead of where it was left. */
  lesson: (game: string, step: string | null = null) => ask<TableInfo>("/api/lessons", { game, step }),
  open: (body: NewTable) => ask<TableInfo>("/api/tables", { nonce: nonce(), ...body }),
  table: (id: string, invitation: string | null) => ask<TableInfo>(table(id) + invited(invitation)),
  /** How far the bots of a table are, with its own numbers and rules. */
  bots: (id: string, invitation: string | null) => ask<TableBots>(`${table(id)}/bots${invited(invitation)}`),
  sit: (id: string, body: SitDown) => ask<TableInfo>(`${table(id)}/sit`, { nonce: nonce(), ...body }),
  stand: (id: string, body: StandUp) => ask<TableInfo>(`${table(id)}/stand`, body),
  takeOff: (id: string, body: TakeOff) => ask<TableInfo>(`${table(id)}/take-off`, body),
  seatBot: (id: string, body: SeatBot) => ask<TableInfo>(`${table(id)}/bot`, body),
  change: (id: string, body: ChangeTable) => ask<TableInfo>(`${table(id)}/change`, body),
  agree: (id: string, body: Agree) => ask<TableInfo>(`${table(id)}/agree`, body),
  start: (id: string) => ask<TableInfo>(`${table(id)}/start`, {}),
  code: (id: string) => ask<TableCodeInfo>(`${table(id)}/code`, {}),
  invitedTo: (code: string) => ask<InvitedTo>(`/api/codes/${encodeURIComponent(code)}`),
  home: () => ask<HomeNetworkInfo>("/api/home"),
  switchHome: (body: HomeNetworkSwitch) => ask<HomeNetworkInfo>("/api/home", body),
  block: (id: string, line: number) => ask<Done>(`${table(id)}/chat/block`, { line }),
  report: (id: string, line: number, why: string) => ask<Done>(`${table(id)}/chat/report`, { line, why }),
  blocked: () => ask<BlockedList>("/api/me/blocked"),
  unblock: (person: string) => ask<Done>("/api/me/unblock", { person }),
  rematch: (id: string) => ask<TableInfo>(`${table(id)}/rematch`, {}),
  copy: (id: string, body: CopyTable) => ask<TableInfo>(`${table(id)}/copy`, body),
  record: (id: string) => ask<RecordMoves>(replayed(id)),
  at: (id: string, number: number, seat: number | null, all = false) =>
    ask<ReplayPosition>(`${replayed(id)}/at/${number}${query({ seat, all: all ? 1 : null })}`),
  story: (id: string, seat: number | null) => ask<RecordStory>(`${replayed(id)}/story${query({ seat })}`),
  upload: (text: string) => ask<RecordMoves["info"]>("/api/records", JSON.parse(text)),
};
