/** Who keeps tables: a server, or this browser. Both are asked the same questions and send the same messages. */
import type { ServerError } from "../lib/protocol";

export interface Answer {
  status: number;
  text: string;
}

/** The client's end of a socket. */
export interface Line {
  /** False: it is not open. */
  send(text: string): boolean;
  close(): void;
}

export interface Listener {
  onopen(): void;
  onmessage(text: string): void;
  onclose(code: number): void;
}

export interface Backend {
  /** `path` with its query, `body` as JSON; throws an ApiError when nobody answers. */
  ask(method: string, path: string, body?: string): Promise<Answer>;
  /** What stands behind `?` in `query`. */
  socket(table: string, query: string, listener: Listener): Line;
}

/** A refusal, in the words of whoever refused, if it has any. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: ServerError,
  ) {
    super(body.text || body.code);
  }
}

export const tablePath = (id: string, rest = ""): string => `/api/tables/${encodeURIComponent(id)}${rest}`;
