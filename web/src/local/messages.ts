/** What page and worker say to each other. */

/** Who is asking, in which language. */
export interface Who {
  id: string;
  name: string;
  language: string;
}

export type ToWorker =
  | { type: "expect" }
  | { type: "ask"; id: number; who: Who; method: string; path: string; body: string }
  | { type: "open"; line: number; who: Who; table: string; query: string }
  | { type: "say"; line: number; text: string }
  | { type: "close"; line: number };

export type FromWorker =
  | { type: "progress"; loaded: number; total: number }
  | { type: "ready" }
  | { type: "broken"; reason: string }
  | { type: "answer"; id: number; status: number; text: string }
  | { type: "heard"; line: number; text: string }
  | { type: "closed"; line: number; code: number };

/** For the worker that thinks: what it begins with, then one question after the other. */
export type ToThinker = { module: WebAssembly.Module } | { kind: string; question: Uint8Array };

export type FromThinker = { ready: true } | { answer: Uint8Array } | { error: string };

/** The channel between the windows of one browser. */
export const CHANNEL = "lazaretto";
