// Makes a folder of the built client that any static host can show, under any path: node tools/site.mjs <folder>
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { keepOffline } from "./offline.mjs";

/** As the server's door says it (server/door.py), as far as a page can say it itself. */
const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src-attr 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'";

const built = fileURLToPath(new URL("../../src/lazaretto/server/static/", import.meta.url));
const out = resolve(process.argv[2] ?? fileURLToPath(new URL("../../build/site/", import.meta.url)));
if (!existsSync(join(built, "local"))) {
  console.error("the client was built without what tables need in a browser: python tools/make_runtime.py, then npm run build");
  process.exit(1);
}
rmSync(out, { recursive: true, force: true });
cpSync(built, out, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
const page = readFileSync(join(out, "index.html"), "utf8")
  .replace('<html lang="en">', '<html lang="en" data-house="alone">')
  .replace('<meta charset="utf-8" />', `<meta charset="utf-8" />\n    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />`)
  .replace(/(href|src)="\//g, '$1="./');
writeFileSync(join(out, "index.html"), page);
await keepOffline(`${out}/`);
console.log(`the site is in ${out}`);
