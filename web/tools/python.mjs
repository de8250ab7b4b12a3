// Runs a script in the Python of the browser, exactly as a browser gets it: node tools/python.mjs <runtime folder> <script.py> [folders to import from…]
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";
import { unpack } from "../src/local/pack.js";

// Without the source line that Node would show: that of Python is a megabyte long.
process.on("uncaughtException", (error) => {
  console.error(error.message);
  process.exit(1);
});
const [folder, script, ...more] = process.argv.slice(2);
const runtime = JSON.parse(readFileSync(join(folder, "runtime.json"), "utf8"));
const read = ({ file }) => new Uint8Array(gunzipSync(readFileSync(join(folder, file))));
const library = join(tmpdir(), runtime.library.file);
writeFileSync(library, read(runtime.library));
const python = await loadPyodide({
  indexURL: fileURLToPath(new URL("../node_modules/pyodide/", import.meta.url)),
  stdLibURL: library,
  lockFileContents: { info: runtime.info, packages: {} },
});
for (const [path, data] of unpack(read(runtime.engine))) {
  const place = `/lib/python3.14/site-packages/${path}`;
  python.FS.mkdirTree(place.slice(0, place.lastIndexOf("/")));
  python.FS.writeFile(place, data);
}
for (const [at, place] of more.entries()) {
  python.FS.mkdirTree(`/more${at}`);
  for (const name of readdirSync(place))
    if (name.endsWith(".py")) python.FS.writeFile(`/more${at}/${name}`, readFileSync(join(place, name)));
  python.runPython(`import sys; sys.path.append("/more${at}")`);
}
await python.runPythonAsync(readFileSync(script, "utf8"));
