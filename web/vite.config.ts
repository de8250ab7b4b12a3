import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vitest/config";

const house = process.env["LAZARETTO_SRC"] ?? fileURLToPath(new URL("../src/lazaretto", import.meta.url));
const backend = process.env["LAZARETTO_BACKEND"] ?? "http://127.0.0.1:8347";

/** The messages of a Fluent file that are wanted; its comments are for its writers only. */
const messages = (text: string, wanted: RegExp) =>
  text
    .split(/^(?=[-a-z#])/m)
    .filter((message) => !message.startsWith("#") && wanted.test(message))
    .map((message) => message.trimEnd())
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

const own = fileURLToPath(new URL("src", import.meta.url));

/** Where words stand: of the house with the client's own, of its server, of advice (`coach` in all games, `coach_<game>`), of a game
 *  with those that its pictures put in the place of the general ones. */
function textFolders(name: string): string[] {
  const known: Record<string, string[]> = {
    house: [`${house}/words`, `${own}/text`],
    errors: [`${house}/words`],
    server: [`${house}/server/text`],
    coach: [`${house}/words/coach`],
  };
  const coached = /^coach_(.+)$/.exec(name)?.[1];
  return known[name] ?? (coached ? [`${house}/games/${coached}/coach`] : [`${house}/games/${name}/text`, `${own}/games/${name}/text`]);
}

/** Most words of the house are the command line's, which no browser shows, and of errors, which few ever see. */
const WANTED: Record<string, RegExp> = { house: /^(?!cli-|error-)/, errors: /^error-/ };

/** `texts:<name>/<language>`: the Fluent files of the Python package, and what the client adds to them. */
function shared(): Plugin {
  return {
    name: "lazaretto-shared",
    resolveId: (id) => (id.startsWith("texts:") ? `\0${id}` : undefined),
    load(id) {
      const [, name, language] = TEXTS.exec(id) ?? [];
      if (!name || !language) return undefined;
      const files = textFolders(name)
        .map((folder) => `${folder}/${language}.ftl`)
        .filter((file) => existsSync(file));
      for (const file of files) this.addWatchFile(file);
      const texts = files.map((file) => messages(readFileSync(file, "utf8"), WANTED[name] ?? /^/));
      return `export default ${JSON.stringify(texts.join("\n"))}`;
    },
  };
}

const TEXTS = /^\0texts:(\w+)\/(\w+)$/;

/** Texts are called by what they hold: tools/size.mjs looks for those of one language. */
function chunkName({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const [, name, language] = TEXTS.exec(facadeModuleId ?? "") ?? [];
  return name ? `assets/texts-${name}-${language}-[hash].js` : "assets/[name]-[hash].js";
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
    rollupOptions: { output: { chunkFileNames: chunkName } },
  },
  server: { fs: { allow: [".", runtime, house] }, proxy: { "/api": { target: backend, ws: true } } },
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/texts.ts"] },
});
