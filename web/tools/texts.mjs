// Fails when a text of the client is missing in a language, used but not written, or written but not used.
// The texts of a board (src/games/<game>/text) may take the place of the game's general ones; those called <game>-… are its own.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";

const root = new URL("../src/", import.meta.url);
const keys = (path) => new Set(new FluentResource(readFileSync(new URL(path, root), "utf8")).body.map((entry) => entry.id));
const problems = [];

/** The keys of a folder that begin like this, which must be the same in both languages. */
function both(folder, head = "") {
  const [en, ru] = ["en", "ru"].map((language) => new Set([...keys(`${folder}/${language}.ftl`)].filter((key) => key.startsWith(head))));
  for (const key of en) if (!ru.has(key)) problems.push(`${folder}/ru.ftl has no ${key}`);
  for (const key of ru) if (!en.has(key)) problems.push(`${folder}/en.ftl has no ${key}`);
  return en;
}

function unused(found, source) {
  const exact = new Set([...source.matchAll(/["'`]([a-z]+(?:-[a-z]+)+|loading|close|copied)["'`]/g)].map((match) => match[1]));
  const stems = [...source.matchAll(/`((?:[a-z]+-)+)\$\{/g)].map((match) => match[1]);
  return [...found].filter((key) => !exact.has(key) && !stems.some((stem) => key.startsWith(stem)));
}

const files = readdirSync(root, { recursive: true }).filter((name) => /\.(ts|svelte)$/.test(name));
const source = (folder) =>
  files
    .filter((name) => name.startsWith(folder))
    .map((name) => readFileSync(new URL(name, root), "utf8"))
    .join("\n");
const house = both("text");
// The words of the house, which the client has as well: all but those of the command line and of errors (see vite.config.ts).
const shared = new Set([...keys("../../src/lazaretto/words/en.ftl")].filter((key) => !/^(cli|error)-/.test(key)));
for (const [, key] of source("").matchAll(/\bt\(["']([\w-]+)["']/g))
  if (!house.has(key) && !shared.has(key)) problems.push(`no text for t("${key}")`);
for (const key of unused(house, source(""))) problems.push(`${key} is never used`);

for (const game of readdirSync(new URL("games", root))) {
  if (!existsSync(new URL(`games/${game}/text`, root))) continue;
  const own = both(`games/${game}/text`, `${game}-`);
  for (const key of unused(own, source(`games/${game}/`))) problems.push(`${game}: ${key} is never used`);
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`texts: ${house.size} keys of the house in both languages`);
