// Writes the service worker, then a .gz and a .br beside every text of the built client, for the server to send instead.
import { readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { keepOffline } from "./offline.mjs";

const out = fileURLToPath(new URL("../../src/lazaretto/server/static/", import.meta.url));
await keepOffline(out);
const texts = readdirSync(out, { recursive: true }).filter((name) => /\.(js|css|html|svg|json)$/.test(name));

for (const name of texts) {
  const data = readFileSync(join(out, name));
  writeFileSync(join(out, `${name}.gz`), gzipSync(data, { level: 9 }));
  const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
  writeFileSync(join(out, `${name}.br`), brotliCompressSync(data, { params }));
}
// A running server looks at its folder again when the page is younger.
const now = new Date();
utimesSync(join(out, "index.html"), now, now);
