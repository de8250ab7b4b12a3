/** A server, over HTTP and WebSocket. */
import type { Me } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { ApiError, tablePath, type Answer, type Backend, type Line, type Listener } from "./backend";

let csrf: Promise<string> | null = null;

async function ask(method: string, path: string, body?: string): Promise<Answer> {
  const headers: Record<string, string> = { Accept: "application/json", "Accept-Language": settings.language };
  if (method !== "GET") headers["X-CSRF"] = await token();
  if (body !== undefined) headers["Content-Type"] = "application/json";
  try {
    const answer = await fetch(path, { method, headers, ...(body === undefined ? {} : { body }) });
    return { status: answer.status, text: await answer.text() };
  } catch {
    throw new ApiError(0, { code: "no-connection", text: "" });
  }
}

/** What shows that a request comes from a page of the server's. */
function token(): Promise<string> {
  csrf ??= ask("GET", "/api/me").then(({ text }) => (JSON.parse(text) as Me).csrf);
  csrf.catch(() => (csrf = null));
  return csrf;
}

function socket(table: string, query: string, listener: Listener): Line {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const wire = new WebSocket(`${scheme}://${location.host}${tablePath(table, "/ws")}?${query}`);
  wire.onopen = () => listener.onopen();
  wire.onmessage = (message) => listener.onmessage(String(message.data));
  wire.onclose = (event) => listener.onclose(event.code);
  return {
    send(text) {
      if (wire.readyState !== WebSocket.OPEN) return false;
      wire.send(text);
      return true;
    },
    close: () => wire.close(),
  };
}

export const net: Backend = { ask, socket };
