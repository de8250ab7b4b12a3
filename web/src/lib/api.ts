/** Asking the server over HTTP. Every failure is an ApiError with the server's own words. */
import type { Brief, ChatLine, GameInfo, GameWords, Lobby, LogLine, Me, NewTable, Rule, SeatWish, ServerError, State, Table } from "./protocol";
import { settings } from "./settings.svelte";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: ServerError,
  ) {
    super(body.text || body.code);
  }
}

let who: Promise<Me> | null = null;

export function me(): Promise<Me> {
  who ??= ask<Me>("GET", "/api/me");
  who.catch(() => (who = null));
  return who;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json", "Accept-Language": settings.language };
  if (method !== "GET") headers["X-CSRF"] = (await me()).csrf;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  } catch {
    throw new ApiError(0, { code: "no-connection", text: "" });
  }
  if (answer.status === 204) return undefined as T;
  const form: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new ApiError(answer.status, (form as ServerError | null) ?? { code: "server-error", text: "" });
  return form as T;
}

const table = (id: string, rest = "") => `/api/tables/${encodeURIComponent(id)}${rest}`;
const post = <T>(path: string, body: unknown = {}) => ask<T>("POST", path, body);

export const api = {
  me,
  rename: async (name: string) => {
    const renamed = await ask<Me>("PUT", "/api/me", { name });
    who = Promise.resolve(renamed);
    return renamed;
  },
  games: () => ask<GameInfo[]>("GET", "/api/games"),
  lobby: () => me().then(() => ask<Lobby>("GET", "/api/lobby")),
  words: (game: string) => ask<GameWords>("GET", `/api/games/${encodeURIComponent(game)}/words`),
  rules: (game: string) => ask<Rule[]>("GET", `/api/games/${encodeURIComponent(game)}/rules`),
  create: (wish: NewTable) => post<Table>("/api/tables", wish),
  table: (id: string) => me().then(() => ask<Table>("GET", table(id))),
  remove: (id: string) => ask<undefined>("DELETE", table(id)),
  claim: (id: string, body: { token?: string; seat?: number; name?: string }) => post<Table>(table(id, "/claim"), body),
  moment: (id: string, n: number, seat: number | null) => ask<State>("GET", table(id, `/moments/${n}?seat=${seat ?? -1}`)),
  state: (id: string, seat: number | null) => ask<State>("GET", table(id, `/state?seat=${seat ?? -1}&since=0`)),
  log: (id: string) => ask<LogLine[]>("GET", table(id, "/log")),
  takeBack: (id: string, seat: number, to: number) => post<Table>(table(id, "/takeback"), { seat, to }),
  answer: (id: string, seat: number, agree: boolean) => post<Table>(table(id, "/takeback/answer"), { seat, agree }),
  resign: (id: string, seat: number) => post<Table>(table(id, "/resign"), { seat }),
  bot: (id: string, seat: number, bot: string) => post<Table>(table(id, `/seats/${seat}/bot`), { bot }),
  human: (id: string, seat: number) => post<Table>(table(id, `/seats/${seat}/human`)),
  newLink: (id: string, seat: number) => post<Table>(table(id, `/seats/${seat}/token`)),
  pause: (id: string, paused: boolean) => post<Table>(table(id, "/pause"), { paused }),
  rematch: (id: string) => post<Table>(table(id, "/rematch")),
  fork: (id: string, n: number, seats?: SeatWish[]) => post<Table>(table(id, "/fork"), seats ? { n, seats } : { n }),
  chat: (id: string, text: string) => post<ChatLine>(table(id, "/chat"), { text }),
  exportUrl: (id: string, seat: number | null) => table(id, `/export?seat=${seat ?? -1}`),
  import: (log: unknown) => post<Table>("/api/import", log),
};

export type { Brief };
