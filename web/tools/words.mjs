// Says things as the client does, for whoever wants to compare: reads a list of {language, sources, schema, printed, effects, calls}
// from its standard input, a call being the name of a method and what it is given, and prints what was said. See
// tests/text/test_client_words.py.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const from = (name) => JSON.stringify(fileURLToPath(new URL(`../src/lib/${name}.ts`, import.meta.url)));
const contents = ["words", "differences", "lines"].map((name) => `export * from ${from(name)};`).join("\n");
const stdin = { contents, resolveDir: fileURLToPath(new URL("..", import.meta.url)), loader: "ts" };
const { outputFiles } = await build({
  stdin,
  bundle: true,
  format: "esm",
  platform: "neutral",
  mainFields: ["module", "main"],
  write: false,
});
const { Words, differenceLine, lines, placeLine } = await import(
  `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`
);

const said = JSON.parse(readFileSync(0, "utf8")).map(({ language, sources, schema, printed, effects, calls }) => {
  const words = new Words(language, sources, schema, printed, effects);
  const more = {
    differenceLine: (change) => differenceLine(words, change),
    placeLine: (place) => placeLine(words, place),
    log: (events, names) => lines(events, schema.merging).map((line) => words.line(line, names)),
  };
  return calls.map(([method, ...given]) => (more[method] ? more[method](...given) : words[method](...given)));
});
console.log(JSON.stringify(said));
