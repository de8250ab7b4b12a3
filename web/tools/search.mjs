// Searches rules as the client does, for whoever wants to compare: reads a list of {language, rules, chapters, vocabulary, queries}
// from its standard input and prints the ids found, best first. See tests/text/test_search.py.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const entry = fileURLToPath(new URL("../src/book/search.ts", import.meta.url));
const { outputFiles } = await build({
  entryPoints: [entry],
  bundle: true,
  format: "esm",
  platform: "neutral",
  mainFields: ["module", "main"],
  write: false,
});
const { Index } = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
const asked = JSON.parse(readFileSync(0, "utf8"));
const answers = asked.map(({ language, rules, chapters, vocabulary, queries }) => {
  const index = new Index(language, rules, (name) => chapters[name] ?? "", vocabulary);
  return queries.map((query) => ({ meant: index.meant(query), found: index.find(query).map(({ id }) => id) }));
});
console.log(JSON.stringify(answers));
