import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vitest/config";

const house = process.env["LAZARETTO_SRC"] ?? fileURLToPath(new URL("../src/lazaretto", import.meta.url));
const backend = process.env["LAZARETTO_BACKEND"] ?? "http://127.0.0.1:8347";

/** Comments of a Fluent file are for its writers only. */
const bare = (text: string) =>
  text
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .join("\n");

/** What tools/make_runtime.py has made; without it the client keeps no tables itself. */
const runtime = fileURLToPath(new URL("../build/local", import.meta.url));

/** `local:runtime`: the pieces by their addresses beside the client's, which stand in the folder `local`. */
function local(): Plugin {
  const manifest = `${runtime}/runtime.json`;
  const name = "\0local:runtime";
  let isBuild = true;
  return {
    name: "lazaretto-local",
    configResolved: ({ command }) => void (isBuild = command === "build"),
    resolveId: (id) => (id === "local:runtime" ? name : undefined),
    load(id) {
      if (id !== name) return undefined;
      if (!existsSync(manifest)) return "export default null";
      this.addWatchFile(manifest);
      const { info, house: pages, ...pieces } = JSON.parse(readFileSync(manifest, "utf8")) as Manifest;
      if (isBuild)
        for (const { file } of [...Object.values(pieces), ...Object.values(pages)])
          this.emitFile({ type: "asset", fileName: `local/${file}`, source: readFileSync(`${runtime}/${file}`) });
      const folder = isBuild ? "../local/" : `/@fs${runtime}/`;
      return `const at = (some) => Object.fromEntries(Object.entries(some).map(([name, { file, size }]) => [name, { url: new URL(${JSON.stringify(folder)} + file, import.meta.url).href, size }]));
export default { info: ${JSON.stringify(info)}, ...at(${JSON.stringify(pieces)}), house: at(${JSON.stringify(pages)}) };`;
    },
  };
}

interface Manifest extends Record<string, Piece | Record<string, Piece> | Record<string, string>> {
  info: Record<string, string>;
  house: Record<string, Piece>;
}

interface Piece {
  file: string;
  size: number;
}

/** Where words stand: of the house, of its server, of advice (`coach` in all games, `coach_<game>`), of a game. */
function textFolder(name: string): string {
  const known: Record<string, string> = { house: "words", server: "server/text", coach: "words/coach" };
  const coached = /^coach_(.+)$/.exec(name)?.[1];
  return known[name] ?? (coached ? `games/${coached}/coach` : `games/${name}/text`);
}

/** `texts:house`, `texts:server`, `texts:coach` and `texts:<game>` are the Fluent files of the Python package. */
function shared(): Plugin {
  return {
    name: "lazaretto-shared",
    resolveId: (id) => (id.startsWith("texts:") ? `\0${id}` : undefined),
    load(id) {
      const [, name] = /^\0texts:(\w+)$/.exec(id) ?? [];
      if (!name) return undefined;
      const read = (language: string) => {
        const file = `${house}/${textFolder(name)}/${language}.ftl`;
        this.addWatchFile(file);
        return existsSync(file) ? bare(readFileSync(file, "utf8")) : "";
      };
      return `export default ${JSON.stringify({ en: read("en"), ru: read("ru") })}`;
    },
  };
}

export default defineConfig({
  plugins: [shared(), local(), svelte()],
  worker: { format: "es", plugins: () => [local()] },
  // The page says where its files are; they find each other by themselves, whatever folder they lie in.
  experimental: { renderBuiltUrl: (name, { hostType }) => (hostType === "html" ? `/${name}` : { relative: true }) },
  build: {
    outDir: "../src/lazaretto/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: [".", runtime, house] }, proxy: { "/api": { target: backend, ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
});
