/** The worker that keeps this browser's tables: Python, with the database, the other windows and a second worker at its hand. */
import { CHANNEL, type FromThinker, type FromWorker, type ToThinker, type ToWorker } from "./messages";
import { hold, letGo } from "./leases";
import { startPython } from "./python";
import * as shelf from "./shelf";

interface PyLine {
  say(text: string): void;
  hang_up(): void;
  destroy(): void;
}

interface Desk {
  ask(who: string, method: string, path: string, body: string): Promise<[number, string]>;
  open(who: string, table: string, query: string, heard: (text: string) => void, closed: (code: number) => void): PyLine;
  hear(hint: string): void;
}

/** Milliseconds after which whoever sets up a table is not thought to be done at once. */
const SOON = 1000;
const tell = (message: FromWorker) => self.postMessage(message);
const windows = new BroadcastChannel(CHANNEL);

class Helper {
  #worker: Worker | null = null;
  /** It has begun, and need not be waited for. */
  isReady = false;
  #waiting: { resolve: (answer: Uint8Array) => void; reject: (error: Error) => void } | null = null;

  constructor(readonly module: WebAssembly.Module) {}

  /** Begins it before there is a question, so that the first one need not wait. */
  wake(): Worker {
    return (this.#worker ??= this.#begin());
  }

  ask(kind: string, question: Uint8Array): Promise<Uint8Array> {
    const worker = this.wake();
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      worker.postMessage({ kind, question } satisfies ToThinker);
    });
  }

  #begin(): Worker {
    const worker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      if ("ready" in data) this.isReady = true;
      else if ("answer" in data) this.#waiting?.resolve(data.answer);
      else this.#lose(data.error);
    };
    worker.onerror = (event) => this.#lose(event.message);
    worker.postMessage({ module: this.module } satisfies ToThinker);
    return worker;
  }

  #lose(reason: string): void {
    const waiting = this.#waiting;
    this.end();
    waiting?.reject(new Error(reason));
  }

  end(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#waiting = null;
    this.isReady = false;
  }
}

async function begin(): Promise<[Desk, Helper]> {
  const { python, module } = await startPython((loaded, total) => tell({ type: "progress", loaded, total }));
  const helper = new Helper(module);
  const bridge = {
    read: (question: string) => shelf.read(JSON.parse(question) as shelf.Question),
    write: (deed: string) => shelf.write(JSON.parse(deed) as shelf.Deed),
    note: async (name: string) => (await shelf.setting<string>(`house ${name}`)) ?? "null",
    keepNote: (name: string, text: string) => shelf.keepSetting(`house ${name}`, text),
    hold: async (tables: string) => JSON.stringify(await hold(JSON.parse(tables) as string[])),
    letGo: (tables: string) => letGo(JSON.parse(tables) as string[]),
    isHelpReady: () => (helper.wake(), helper.isReady),
    help: (kind: string, question: Uint8Array) => helper.ask(kind, question),
    endHelp: () => helper.end(),
    tell: (hint: string) => windows.postMessage(hint),
  };
  const { begin } = python.pyimport("lazaretto.local.browser") as { begin(given: typeof bridge): Promise<Desk> };
  const desk = await begin(bridge);
  windows.onmessage = (message: MessageEvent<string>) => desk.hear(message.data);
  tell({ type: "ready" });
  return [desk, helper];
}

const begun = begin();
begun.catch((error: unknown) => tell({ type: "broken", reason: String(error) }));
const lines = new Map<number, PyLine>();

async function take(message: ToWorker): Promise<void> {
  const [here, helper] = await begun;
  switch (message.type) {
    case "expect":
      return void setTimeout(() => helper.wake(), SOON);
    case "ask": {
      const [status, text] = await here.ask(JSON.stringify(message.who), message.method, message.path, message.body);
      return tell({ type: "answer", id: message.id, status, text });
    }
    case "open": {
      const { line, who, table, query } = message;
      const heard = (text: string) => tell({ type: "heard", line, text });
      const closed = (code: number) => tell({ type: "closed", line, code });
      lines.set(line, here.open(JSON.stringify(who), table, query, heard, closed));
      return;
    }
    case "say":
      return lines.get(message.line)?.say(message.text);
    case "close": {
      const line = lines.get(message.line);
      lines.delete(message.line);
      line?.hang_up();
      line?.destroy();
    }
  }
}

/** In the order they came: what is said on a line comes after its opening. */
let last: Promise<unknown> = begun.catch(() => {});
self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "ask")
    void take(data).catch(() => tell({ type: "answer", id: data.id, status: 500, text: '{"code":"our-fault","text":""}' }));
  else last = last.then(() => take(data)).catch(() => {});
};
