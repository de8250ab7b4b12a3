// Fails when a text of the client is missing in a language, used but not written, or written but not used.
import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";

const root = new URL("../src/", import.meta.url);
const keys = (language) => new Set(new FluentResource(readFileSync(new URL(`text/${language}.ftl`, root), "utf8")).body.map((entry) => entry.id));
const [en, ru] = [keys("en"), keys("ru")];
const problems = [];
for (const key of en) if (!ru.has(key)) problems.push(`ru.ftl has no ${key}`);
for (const key of ru) if (!en.has(key)) problems.push(`en.ftl has no ${key}`);

const files = readdirSync(root, { recursive: true }).filter((name) => /\.(ts|svelte)$/.test(name));
const source = files.map((name) => readFileSync(new URL(name, root), "utf8")).join("\n");
const exact = new Set([...source.matchAll(/["']([a-z]+(?:-[a-z]+)+|loading|close|copied)["']/g)].map((match) => match[1]));
const stems = [...source.matchAll(/`((?:[a-z]+-)+)\$\{/g)].map((match) => match[1]);
for (const [, key] of source.matchAll(/\bt\(["']([\w-]+)["']/g)) if (!en.has(key)) problems.push(`no text for t("${key}")`);
for (const key of en) if (!exact.has(key) && !stems.some((stem) => key.startsWith(stem))) problems.push(`${key} is never used`);

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`texts: ${en.size} keys in both languages`);
