/** Starts Python in a worker. What it needs is fetched once and kept under names that say what is in them. */
import runtime, { type Piece } from "local:runtime";
import { CACHE, piecesOf } from "./pieces";
import { unpack } from "./pack.js";

export interface Python {
  FS: { mkdirTree(path: string): void; writeFile(path: string, data: Uint8Array): void };
  pyimport(name: string): unknown;
}

interface Loader {
  loadPyodide(options: Record<string, unknown>): Promise<Python>;
}

export type Progress = (loaded: number, total: number) => void;

const SITE = "/lib/python3.14/site-packages";
/** Where the loader believes to find its files. */
const FOLDER = new URL("python/", self.location.href).href;

class Fetching {
  #loaded = 0;

  constructor(
    readonly tell: Progress,
    readonly total: number,
  ) {}

  add(bytes: number): void {
    this.tell((this.#loaded += bytes), this.total);
  }

  /** A piece as it travels; from the cache, where there is one: only over HTTPS, or from this machine. */
  async piece({ url, size }: Piece): Promise<Response> {
    const cache = typeof caches === "undefined" ? null : await caches.open(CACHE);
    const kept = await cache?.match(url);
    if (kept) {
      this.add(size);
      return kept;
    }
    const answer = await fetch(url);
    if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`);
    const counted = answer.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({ transform: (chunk, next) => (this.add(chunk.length), next.enqueue(chunk)) }),
    );
    const fresh = new Response(counted, { headers: { "content-type": answer.headers.get("content-type") ?? "" } });
    if (cache) void cache.put(url, fresh.clone()).catch(() => {}); // a full disk: it will be fetched again
    return fresh;
  }

  async unpacked(piece: Piece): Promise<ReadableStream<Uint8Array>> {
    return (await this.piece(piece)).body!.pipeThrough(new DecompressionStream("gzip"));
  }

  async bytes(piece: Piece): Promise<Uint8Array> {
    return new Uint8Array(await new Response(await this.unpacked(piece)).arrayBuffer());
  }

  async script<T>(piece: Piece): Promise<T> {
    await (await this.piece(piece)).arrayBuffer(); // so that it is kept as well
    return (await import(/* @vite-ignore */ piece.url)) as T;
  }

  async wasm(piece: Piece): Promise<WebAssembly.Module> {
    const stream = await this.unpacked(piece);
    return WebAssembly.compileStreaming(new Response(stream, { headers: { "content-type": "application/wasm" } }));
  }
}

/** While it starts, Python asks the host for its parts, which we have already. */
async function handing<T>(module: WebAssembly.Module, library: Uint8Array, work: () => Promise<T>): Promise<T> {
  const { fetch, WebAssembly } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = (input, init) =>
    String(input).startsWith(FOLDER) ? Promise.resolve(new Response(library as BodyInit)) : fetch(input, init);
  WebAssembly.instantiateStreaming = async (_, imports) => ({ module, instance: await WebAssembly.instantiate(module, imports) });
  try {
    return await work();
  } finally {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

/** `compiled`: by another worker, which has started already. */
export async function startPython(
  tell: Progress,
  compiled: WebAssembly.Module | null = null,
): Promise<{ python: Python; module: WebAssembly.Module }> {
  if (!runtime) throw new Error("this build has no Python");
  const { loader, python, wasm, library, engine, info } = runtime;
  const total = piecesOf(runtime).reduce((sum, { size }) => sum + size, 0);
  const fetching = new Fetching(tell, total);
  const [{ loadPyodide }, { default: createPyodideModule }, module, books, files] = await Promise.all([
    fetching.script<Loader>(loader),
    fetching.script<{ default: unknown }>(python),
    compiled ?? fetching.wasm(wasm),
    fetching.bytes(library),
    fetching.bytes(engine),
  ]);
  const options = { indexURL: FOLDER, packageBaseUrl: FOLDER, lockFileContents: { info, packages: {} }, createPyodideModule };
  const started = await handing(module, books, () => loadPyodide(options));
  for (const [path, data] of unpack(files)) {
    const place = `${SITE}/${path}`;
    started.FS.mkdirTree(place.slice(0, place.lastIndexOf("/")));
    started.FS.writeFile(place, data);
  }
  return { python: started, module };
}
