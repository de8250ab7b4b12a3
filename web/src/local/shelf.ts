/** The browser's own database. Every record is kept as the text Python wrote: its numbers may be larger than ours can be. */

const NAME = "lazaretto";
const VERSION = 2;
const BOXES = ["table", "choice", "printed", "chat"] as const;
const KEYS: Record<Box | "setting", string | string[]> = {
  table: "id",
  choice: ["game", "n"],
  printed: ["game", "n"],
  chat: ["game", "id"],
  setting: "name",
};
type Box = (typeof BOXES)[number];

/** A record: what it is found by, and its text. */
interface Entry {
  box: Box;
  value: { text: string; [key: string]: unknown };
}

/** One transaction on one table (lazaretto/local/shelf.py). */
export interface Deed {
  table: string;
  new: boolean;
  rev: number | null;
  gone: boolean;
  cut: { box: Box; first: number }[];
  put: Entry[];
  add: Entry[];
}

export interface Question {
  box: Box;
  table?: string;
  first?: number;
  last?: number;
}

export type Outcome = "done" | "stale" | "unknown";

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      const base = request.result;
      const there = [...base.objectStoreNames];
      for (const [box, keyPath] of Object.entries(KEYS)) if (!there.includes(box)) base.createObjectStore(box, { keyPath });
      if (there.includes("snapshot")) base.deleteObjectStore("snapshot");
    };
    request.onsuccess = () => {
      // A newer program in another window wants to change the boxes: it must not wait for us.
      request.result.onversionchange = () => {
        request.result.close();
        opened = null;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error as Error);
  });
  opened.catch(() => (opened = null));
  return opened;
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error as Error);
  });
}

/** The records of a table from a number on, up to a number. */
const span = (table: string, first = 0, last = Infinity) => IDBKeyRange.bound([table, first], [table, last]);

/** The records asked for, as JSON: a list, or one (null if there is none) where one was asked for. */
export async function read({ box, table, first, last }: Question): Promise<string> {
  const records = (await open()).transaction(box).objectStore(box);
  const text = (record: { text: string } | undefined) => record?.text ?? "null";
  if (table === undefined) return `[${(await result(records.getAll())).map(text).join(",")}]`;
  if (box === "table") return text(await result(records.get(table)));
  if (last === undefined) return `[${(await result(records.getAll(span(table, first)))).map(text).join(",")}]`;
  return text((await result(records.openCursor(span(table, 0, last), "prev")))?.value as { text: string } | undefined);
}

/** All of a deed or nothing; when it is done, it is on the disk. */
export async function write(deed: Deed): Promise<Outcome> {
  const base = await open();
  return new Promise((resolve, reject) => {
    const work = base.transaction([...BOXES], "readwrite", { durability: "strict" });
    let outcome: Outcome = "done";
    const refuse = (why: Outcome) => {
      outcome = why;
      work.abort();
    };
    work.oncomplete = () => resolve(outcome);
    work.onabort = () => (outcome === "done" ? reject(work.error as Error) : resolve(outcome));
    const known = work.objectStore("table").get(deed.table);
    known.onsuccess = () => {
      const rev = (known.result as { rev: number } | undefined)?.rev;
      if (rev === undefined && !deed.new) refuse("unknown");
      else if (rev !== undefined && (deed.new || (deed.rev !== null && deed.rev !== rev))) refuse("stale");
      else act(work, deed, () => (outcome = "stale"));
    };
  });
}

function act(work: IDBTransaction, deed: Deed, taken: () => void): void {
  if (deed.gone) sweep(work, deed.table);
  for (const { box, first } of deed.cut) work.objectStore(box).delete(span(deed.table, first));
  for (const { box, value } of deed.put) work.objectStore(box).put(value);
  for (const { box, value } of deed.add) work.objectStore(box).add(value).onerror = taken; // which also undoes the rest
}

function sweep(work: IDBTransaction, table: string): void {
  work.objectStore("table").delete(table);
  for (const box of BOXES) if (box !== "table") work.objectStore(box).delete(span(table));
}

/** A table is not wanted any more. */
export async function forget(table: string): Promise<void> {
  const work = (await open()).transaction([...BOXES], "readwrite");
  sweep(work, table);
  await new Promise<void>((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onabort = () => reject(work.error as Error);
  });
}

/** What a lobby shows of every table. */
export async function briefs<T>(): Promise<T[]> {
  const records = (await open()).transaction("table").objectStore("table");
  return (await result(records.getAll())).map((record: { brief: T }) => record.brief);
}

export async function setting<T>(name: string): Promise<T | null> {
  const found = (await result((await open()).transaction("setting").objectStore("setting").get(name))) as { value: T } | undefined;
  return found?.value ?? null;
}

export async function keepSetting(name: string, value: unknown): Promise<void> {
  await result((await open()).transaction("setting", "readwrite").objectStore("setting").put({ name, value }));
}
