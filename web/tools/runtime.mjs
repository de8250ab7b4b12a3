// Makes what a table needs in a browser that has no server: Python, as much of its library as we use, the engine in byte code.
// `tools/make_runtime.py` calls it, with the wheels and folders to take: node tools/runtime.mjs <plan.json> <folder to write to>
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { constants, gzipSync } from "node:zlib";
import { transform } from "esbuild";
import { loadPyodide } from "pyodide";
import { pack } from "../src/local/pack.js";

// Without the source line that Node would show: that of Python is a megabyte long.
process.on("uncaughtException", (error) => {
  console.error(error.message);
  process.exit(1);
});
const [planFile, out] = process.argv.slice(2);
const plan = JSON.parse(readFileSync(planFile, "utf8"));
const home = fileURLToPath(new URL("../node_modules/pyodide/", import.meta.url));

/** Files below a folder of this machine, by their path there. */
function* below(folder, path = "") {
  for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
    const inner = path ? `${path}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* below(folder, inner);
    else yield [inner, new Uint8Array(readFileSync(join(folder, inner)))];
  }
}

const python = await loadPyodide({ indexURL: home, env: { PYTHONNODEBUGRANGES: "1" } }); // byte code without columns: a fifth less to send
python.FS.mkdirTree("/engine");
for (const [path, data] of below(plan.engine)) {
  python.FS.mkdirTree(`/engine/${path}`.replace(/\/[^/]*$/, ""));
  python.FS.writeFile(`/engine/${path}`, data);
}
for (const wheel of plan.wheels) python.unpackArchive(new Uint8Array(readFileSync(wheel)), "wheel", { extractDir: "/engine" });
for (const [name, file] of Object.entries(plan.scripts)) python.FS.writeFile(`/tmp/${name}`, readFileSync(file));
const made = python.runPython(`
import sys
sys.path[:0] = ["/engine", "/tmp"]
import bytecode, rehearsal
{"library": bytecode.library(rehearsal.needed()), "engine": bytecode.engine("/engine")}
`);
const result = (name) => made.get(name).toJs?.() ?? made.get(name);

/** A file under a name that says what is in it: whoever asks for it can never get another. */
function keep(name, ending, data) {
  const hash = createHash("sha256").update(data).digest("hex").slice(0, 16);
  const file = `${name}-${hash}.${ending}`;
  writeFileSync(join(out, file), data);
  return { file, size: data.length };
}
const packed = (data) => gzipSync(data, { level: constants.Z_BEST_COMPRESSION });
const script = async (name) =>
  (await transform(readFileSync(join(home, name), "utf8"), { minify: true, format: "esm", target: "es2022", legalComments: "none" })).code;

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const files = {
  loader: keep("loader", "js", await script("pyodide.mjs")),
  python: keep("python", "js", await script("pyodide.asm.mjs")),
  wasm: keep("python", "pack", packed(readFileSync(join(home, "pyodide.asm.wasm")))),
  library: keep("library", "pack", packed(result("library"))),
  engine: keep("engine", "pack", packed(pack(result("engine")))),
};
const house = Object.fromEntries(
  Object.entries(plan.house).map(([path, file]) => [path, keep(basename(file, ".json"), "json", readFileSync(file))]),
);
const { info } = JSON.parse(readFileSync(join(home, "pyodide-lock.json"), "utf8"));
writeFileSync(join(out, "runtime.json"), JSON.stringify({ info, ...files, house }, null, 2) + "\n");
const total = Object.values(files).reduce((sum, { size }) => sum + size, 0);
const scripts = gzipSync(readFileSync(join(out, files.python.file))).length + gzipSync(readFileSync(join(out, files.loader.file))).length;
const wire = total - files.python.size - files.loader.size + scripts;
console.log(`local tables load ${(wire / 1e6).toFixed(2)} MB (${(total / 1e6).toFixed(2)} MB where the host does not compress scripts)`);
if (wire > plan.limit) {
  console.error(`more than ${plan.limit / 1e6} MB`);
  process.exit(1);
}
