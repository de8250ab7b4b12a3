import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vitest/config";
import { parse } from "smol-toml";

const house = process.env["LAZARETTO_SRC"] ?? fileURLToPath(new URL("../src/lazaretto", import.meta.url));
const backend = process.env["LAZARETTO_BACKEND"] ?? "http://127.0.0.1:8347";

/** Comments of a Fluent file are for its writers only. */
const bare = (text: string) => text.split("\n").filter((line) => !line.startsWith("#")).join("\n");

/** Where a printed value comes from is of no use on a board. */
const REMARKS = new Set(["provenance", "confidence", "override", "rulebook", "public", "deduced", "reconstructed", "alt", "example", "check", "source"]);
const lean = (value: unknown): string => JSON.stringify(value, (key, inner: unknown) => (REMARKS.has(key) ? undefined : inner));

/** `texts:house` and `texts:<game>` are the Fluent files of the Python package; `edition:<game>` its printed values. */
function shared(): Plugin {
  return {
    name: "lazaretto-shared",
    resolveId: (id) => (/^(texts|edition):/.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, kind, name] = /^\0(texts|edition):(\w+)$/.exec(id) ?? [];
      if (!kind || !name) return undefined;
      if (kind === "edition") {
        const file = `${house}/games/${name}/edition.toml`;
        this.addWatchFile(file);
        return `export default ${lean(parse(readFileSync(file, "utf8")))}`;
      }
      const read = (language: string) => {
        const file = name === "house" ? `${house}/words/${language}.ftl` : `${house}/games/${name}/text/${language}.ftl`;
        this.addWatchFile(file);
        return existsSync(file) ? bare(readFileSync(file, "utf8")) : "";
      };
      return `export default ${JSON.stringify({ en: read("en"), ru: read("ru") })}`;
    },
  };
}

export default defineConfig({
  plugins: [shared(), svelte()],
  build: {
    outDir: "../src/lazaretto/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: backend, ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
});
