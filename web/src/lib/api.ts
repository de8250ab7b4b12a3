/** All that can be asked, of a server or of this browser. Every failure is an ApiError. */
import { ApiError, tablePath as table, type Backend } from "../backend/backend";
import { net } from "../backend/net";
import { available, expect, forget, isHere, local, prepare } from "../local/local";
import { alone } from "./place";
import type {
  Book,
  Brief,
  ChatLine,
  EditionInfo,
  GameInfo,
  GameWords,
  LessonKept,
  LessonState,
  LessonWish,
  LessonWords,
  Lobby,
  LogLine,
  Me,
  NewTable,
  PrintedInfo,
  Rule,
  SeatWish,
  ServerError,
  State,
  Table,
} from "./protocol";

export { ApiError };

/** Where a table stands: on this device, or at the server. */
export type Where = "here" | "there";

/** The places where tables can stand. */
export const places: Where[] = [...(alone ? [] : (["there"] as const)), ...(available ? (["here"] as const) : [])];
const whereOf = (id: string): Where => (isHere(id) ? "here" : "there");
const at = (where: Where): Backend => (where === "here" ? local : net);
/** Tables that nobody keeps: lessons answer for their own. */
const unkept = new Map<string, Backend>();
export const answerFor = (id: string, backend: Backend): unknown => unkept.set(id, backend);
export const keeperOf = (id: string): Backend => unkept.get(id) ?? at(whereOf(id));

async function told(backend: Backend, method: string, path: string, body?: string): Promise<string> {
  const { status, text } = await backend.ask(method, path, body);
  if (status < 300) return text;
  let refusal: ServerError = { code: "server-error", text: "" };
  try {
    refusal = JSON.parse(text) as ServerError;
  } catch {
    // not ours: a proxy's page, perhaps
  }
  throw new ApiError(status, refusal);
}

async function ask<T>(backend: Backend, method: string, path: string, body?: unknown): Promise<T> {
  const text = await told(backend, method, path, body === undefined ? undefined : JSON.stringify(body));
  return (text ? JSON.parse(text) : undefined) as T;
}

const unreachable = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

/** Of the server; of this browser where there is none, or none that answers. */
async function house<T>(path: string, method = "GET", body?: unknown): Promise<T> {
  if (alone) return ask<T>(local, method, path, body);
  try {
    return await ask<T>(net, method, path, body);
  } catch (error) {
    if (!available || !unreachable(error)) throw error;
    return ask<T>(local, method, path, body);
  }
}

let who: Promise<Me> | null = null;

function me(): Promise<Me> {
  who ??= house<Me>("/api/me");
  who.catch(() => (who = null));
  return who;
}

/** One name, wherever one plays. */
async function rename(name: string): Promise<Me> {
  const names = await Promise.allSettled(places.map((where) => ask<Me>(at(where), "PUT", "/api/me", { name })));
  const known = names.find((each) => each.status === "fulfilled");
  if (!known) throw (names[0] as PromiseRejectedResult).reason;
  who = Promise.resolve(known.value);
  return known.value;
}

const newest = (briefs: Brief[]): Brief[] => briefs.sort((a, b) => b.updated - a.updated);

/** The tables of all places; `missing`: the server did not answer. */
async function lobby(): Promise<Lobby & { missing: boolean }> {
  await me();
  const found = await Promise.allSettled(places.map((where) => ask<Lobby>(at(where), "GET", "/api/lobby")));
  const lobbies = found.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  const failure = found.find((each) => each.status === "rejected");
  if (failure && (lobbies.length === 0 || !unreachable(failure.reason))) throw failure.reason;
  const all = (list: keyof Lobby) => newest(lobbies.flatMap((each) => each[list]));
  return { mine: all("mine"), open: all("open"), finished: all("finished"), missing: failure !== undefined };
}

const get = <T>(id: string, rest = "") => ask<T>(keeperOf(id), "GET", table(id, rest));
const post = <T>(id: string, rest: string, body: unknown = {}) => ask<T>(keeperOf(id), "POST", table(id, rest), body);

export const api = {
  me,
  rename,
  lobby,
  games: () => house<GameInfo[]>("/api/games"),
  /** What can be played on this device, and against whom. */
  gamesHere: () => ask<GameInfo[]>(local, "GET", "/api/games"),
  words: (game: string) => house<GameWords>(`/api/games/${encodeURIComponent(game)}/words`),
  rules: (game: string) => house<Rule[]>(`/api/games/${encodeURIComponent(game)}/rules`),
  book: (game: string) => house<Book>(`/api/games/${encodeURIComponent(game)}/book`),
  lessons: (game: string) => house<LessonWords>(`/api/games/${encodeURIComponent(game)}/lessons`),
  learn: (game: string, lesson: string, wish: LessonWish) =>
    house<LessonState>(`/api/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`, "POST", wish),
  learning: (game: string) => house<LessonKept[]>(`/api/learning/${encodeURIComponent(game)}`),
  create: (wish: NewTable, where: Where) => ask<Table>(at(where), "POST", "/api/tables", wish),
  /** What the host's own copy prints, where it is not as shipped. */
  houseEdition: (game: string) => ask<EditionInfo>(net, "GET", `/api/games/${encodeURIComponent(game)}/edition`),
  /** A file of printed values, TOML or JSON: what it holds and what it changes, once it is proved. */
  readEdition: async (game: string, file: string, where: Where) =>
    JSON.parse(await told(at(where), "POST", `/api/games/${encodeURIComponent(game)}/edition`, file)) as EditionInfo,
  table: (id: string) => me().then(() => get<Table>(id)),
  printed: (id: string) => get<PrintedInfo>(id, "/printed"),
  lessonPrinted: (game: string, lesson: string) =>
    house<PrintedInfo>(`/api/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}/printed`),
  remove: (id: string) => ask<undefined>(keeperOf(id), "DELETE", table(id)),
  claim: (id: string, body: { token?: string; seat?: number; name?: string }) => post<Table>(id, "/claim", body),
  moment: (id: string, n: number, seat: number | null) => get<State>(id, `/moments/${n}?seat=${seat ?? -1}`),
  state: (id: string, seat: number | null) => get<State>(id, `/state?seat=${seat ?? -1}&since=0`),
  log: (id: string) => get<LogLine[]>(id, "/log"),
  takeBack: (id: string, seat: number, to: number) => post<Table>(id, "/takeback", { seat, to }),
  answer: (id: string, seat: number, agree: boolean) => post<Table>(id, "/takeback/answer", { seat, agree }),
  resign: (id: string, seat: number) => post<Table>(id, "/resign", { seat }),
  bot: (id: string, seat: number, bot: string) => post<Table>(id, `/seats/${seat}/bot`, { bot }),
  human: (id: string, seat: number) => post<Table>(id, `/seats/${seat}/human`),
  newLink: (id: string, seat: number) => post<Table>(id, `/seats/${seat}/token`),
  removeLink: (id: string, seat: number) => ask<undefined>(keeperOf(id), "DELETE", table(id, `/seats/${seat}/token`)),
  knock: (id: string, knock: number, agree: boolean) => post<Table>(id, `/knocks/${knock}`, { agree }),
  pause: (id: string, paused: boolean) => post<Table>(id, "/pause", { paused }),
  answerPause: (id: string, seat: number, agree: boolean) => post<Table>(id, "/pause/answer", { seat, agree }),
  rematch: (id: string) => post<Table>(id, "/rematch"),
  fork: (id: string, n: number, seats?: SeatWish[]) => post<Table>(id, "/fork", seats ? { n, seats } : { n }),
  hide: (id: string, line: number, hidden: boolean) => post<ChatLine>(id, `/chat/${line}/hide`, { hidden }),
  unsay: (id: string, line: number) => ask<undefined>(keeperOf(id), "DELETE", table(id, `/chat/${line}`)),
  mute: (id: string, line: number, muted: boolean) => post<Table>(id, `/chat/${line}/mute`, { muted }),
  muteOnlookers: (id: string, muted: boolean) => post<Table>(id, "/onlookers", { muted }),
  /** A game as a file: its text, for its numbers may be larger than ours can be. */
  export: (id: string, seat: number | null) => told(keeperOf(id), "GET", table(id, `/export?seat=${seat ?? -1}`)),
  import: async (file: string, where: Where) => JSON.parse(await told(at(where), "POST", "/api/import", file)) as Table,
  /** Takes a table of this device away, whatever its state. */
  forget,
  /** Makes this device ready for tables without a network. */
  prepare,
  /** A table of this device is about to be made. */
  expect,
};

export { isHere };
export type { Brief };
