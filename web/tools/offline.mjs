// Writes sw.js, which keeps the client for when there is no network, into the folder of a built client.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { transform } from "esbuild";

const PACKED = /\.(br|gz)$/;
/** Fetched when it is wanted: old fonts never, Python with the first table of this device, words for games that nobody has drawn. */
const LATER = /\.woff$|^local\/.*\.(pack|js)$|^local\/games-.*-words-/;

export async function keepOffline(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length));
  const shown = files.filter((name) => !PACKED.test(name) && !LATER.test(name) && name !== "sw.js" && name !== "index.html").sort();
  const pieces = files.filter((name) => /^local\/.*\.(pack|js)$/.test(name)).sort();
  const page = readFileSync(join(folder, "index.html"), "utf8");
  const [entry] = /assets\/index-[\w-]+\.js/.exec(page);
  const source = readFileSync(fileURLToPath(new URL("../src/local/sw.js", import.meta.url)), "utf8");
  const version = createHash("sha256")
    .update(JSON.stringify([source, page, shown, pieces]))
    .digest("hex")
    .slice(0, 16);
  const written = { VERSION: version, FILES: ["", ...shown], PIECES: pieces, ENTRY: entry };
  const define = Object.fromEntries(Object.entries(written).map(([name, value]) => [name, JSON.stringify(value)]));
  const { code } = await transform(source, { define, minify: true, target: "es2022" });
  writeFileSync(join(folder, "sw.js"), code);
}
