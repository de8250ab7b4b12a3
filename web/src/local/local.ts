/** This browser as a house of tables. What needs no table is answered here; the rest by a worker, which is begun when it is needed. */
import runtime from "local:runtime";
import { ApiError, type Answer, type Backend, type Line, type Listener } from "../backend/backend";
import type { Brief, Lobby, Me } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { CHANNEL, type FromWorker, type ToWorker, type Who } from "./messages";
import * as shelf from "./shelf";
import { areKept } from "./pieces";
import { starting } from "./starting.svelte";

/** What the names of this browser's tables begin with (lazaretto/local/house.py). */
const MARK = "here-";
export const isHere = (table: string): boolean => table.startsWith(MARK);

/** Can this browser keep tables at all? */
export const available =
  runtime !== null && typeof indexedDB !== "undefined" && typeof Worker !== "undefined" && typeof WebAssembly !== "undefined";

/** `told` is the name the tables know; another one is told them when they are next begun. */
interface Identity {
  id: string;
  name: string;
  told: string;
}

let identity: Promise<Identity> | null = null;

function who(): Promise<Identity> {
  identity ??= shelf
    .setting<Identity>("me")
    .catch(() => null)
    .then((known) => known ?? remember(stranger()));
  return identity;
}

const stranger = (): Identity => ({
  id: Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join(""),
  name: "",
  told: "",
});

/** A browser that keeps nothing still shows its pages. */
async function remember(me: Identity): Promise<Identity> {
  await shelf.keepSetting("me", { ...me }).catch(() => {});
  return me;
}

class Keeper {
  #worker: Worker | null = null;
  #asked = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  #lines = new Map<number, Listener>();
  #next = 1;

  #begin(): Worker {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    starting.phase = "fetching";
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
    worker.onerror = (event) => this.#break(event.message);
    void this.#introduce();
    return worker;
  }

  /** The name was changed while no table was there to hear of it. */
  async #introduce(): Promise<void> {
    const me = await who();
    if (me.told === me.name || !me.name) return;
    await this.ask("PUT", "/api/me", JSON.stringify({ name: me.name }), me.told);
    me.told = me.name;
    await remember(me);
  }

  #hear(message: FromWorker): void {
    switch (message.type) {
      case "progress":
        Object.assign(starting, {
          phase: message.loaded < message.total ? "fetching" : "waking",
          loaded: message.loaded,
          total: message.total,
        });
        return;
      case "ready":
        starting.phase = "ready";
        return;
      case "broken":
        return this.#break(message.reason);
      case "answer":
        this.#asked.get(message.id)?.resolve({ status: message.status, text: message.text });
        this.#asked.delete(message.id);
        return;
      case "heard":
        return this.#lines.get(message.line)?.onmessage(message.text);
      case "closed":
        this.#lines.get(message.line)?.onclose(message.code);
        this.#lines.delete(message.line);
    }
  }

  /** It could not begin, or is gone: whoever waits is told, and the next question begins it anew. */
  #break(reason: string): void {
    console.warn("local tables:", reason);
    this.#worker?.terminate();
    this.#worker = null;
    starting.phase = "idle";
    for (const { reject } of this.#asked.values()) reject(new ApiError(0, { code: "no-runtime", text: "" }));
    this.#asked.clear();
    const lines = [...this.#lines.values()];
    this.#lines.clear();
    for (const line of lines) line.onclose(1006);
  }

  get isAwake(): boolean {
    return this.#worker !== null;
  }

  async #post(make: (who: Who) => ToWorker, name?: string): Promise<void> {
    const me = await who();
    this.#worker ??= this.#begin();
    this.#worker.postMessage(make({ id: me.id, name: name ?? me.name, language: settings.language }));
  }

  /** Somebody sets up a table here: what it needs begins meanwhile. */
  expect(): void {
    this.#worker ??= this.#begin();
    this.#worker.postMessage({ type: "expect" } satisfies ToWorker);
  }

  /** `name`: what the asker was called before. */
  ask(method: string, path: string, body = "", name?: string): Promise<Answer> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      this.#post((who) => ({ type: "ask", id, who, method, path, body }), name).catch(reject);
    });
  }

  socket(table: string, query: string, listener: Listener): Line {
    const line = this.#next++;
    this.#lines.set(line, listener);
    void this.#post((who) => ({ type: "open", line, who, table, query })).then(() => listener.onopen());
    return {
      send: (text) => {
        if (!this.#lines.has(line)) return false;
        this.#worker?.postMessage({ type: "say", line, text } satisfies ToWorker);
        return true;
      },
      close: () => {
        this.#lines.delete(line);
        this.#worker?.postMessage({ type: "close", line } satisfies ToWorker);
      },
    };
  }
}

const keeper = new Keeper();

const told = (form: unknown): Answer => ({ status: 200, text: JSON.stringify(form) });

const meOf = ({ id, name }: Identity): Me => ({ id, name, csrf: "", language: settings.language });

async function rename(body: string): Promise<Answer> {
  const me = await who();
  const name = (JSON.parse(body) as { name?: string }).name?.trim() ?? "";
  if (name && name !== me.name) {
    const before = me.name;
    Object.assign(me, { name });
    if (keeper.isAwake) {
      await keeper.ask("PUT", "/api/me", body, before);
      me.told = name;
    }
    await remember(me);
  }
  return told(meOf(me));
}

async function lobby(): Promise<Lobby> {
  const briefs = (await shelf.briefs<Brief>().catch(() => [])).sort((a, b) => b.updated - a.updated);
  const over = (brief: Brief) => brief.status === "finished";
  return { mine: briefs.filter((brief) => !over(brief)), open: [], finished: briefs.filter(over) };
}

/** What is asked of the house itself; null: it is for the tables. */
async function ofHouse(method: string, path: string, body: string): Promise<Answer | null> {
  const question = `${method} ${path}`;
  if (question === "GET /api/me") return told(meOf(await who()));
  if (question === "PUT /api/me") return rename(body);
  if (question === "GET /api/lobby") return told(await lobby());
  const page = runtime?.house[path];
  if (method !== "GET" || !page) return null;
  const answer = await fetch(page.url).catch(() => null);
  if (!answer?.ok) throw new ApiError(0, { code: "no-connection", text: "" });
  return { status: 200, text: await answer.text() };
}

async function ask(method: string, path: string, body = ""): Promise<Answer> {
  const answer = await ofHouse(method, path, body);
  if (answer) return answer;
  // What is kept here is kept nowhere else: the browser is asked not to throw it away.
  if (method === "POST") void navigator.storage?.persist?.();
  return keeper.ask(method, path, body);
}

/** Takes a table away, wherever it is open. */
export async function forget(table: string): Promise<void> {
  await shelf.forget(table);
  const windows = new BroadcastChannel(CHANNEL);
  windows.postMessage(JSON.stringify({ p: "page", t: table, gone: true }));
  windows.close();
}

/** Starts what a table needs, if all of it is on this device: nothing is fetched that was not asked for. */
export async function expect(): Promise<void> {
  if (available && (await areKept())) keeper.expect();
}

/** Fetches and starts what tables here need, so that it is there when the network is not. */
export async function prepare(): Promise<void> {
  await keeper.ask("GET", "/api/health");
}

export const local: Backend = { ask, socket: (table, query, listener) => keeper.socket(table, query, listener) };
