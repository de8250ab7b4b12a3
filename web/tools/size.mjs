// Prints what a browser loads for each page: JavaScript and CSS as they are sent, without fonts, and fails where a table is too heavy.
// Only what is there before the first decision counts; what is loaded while the page is idle does not.
import { existsSync, readFileSync, statSync } from "node:fs";

const LANGUAGES = ["en", "ru"];
/** KB of a table, gzip, in either language: 15 above what they were before there were lessons, a coach and a rulebook. */
const LIMITS = { rattus: 155, messina: 183, pest: 210 };
const out = new URL("../../src/lazaretto/server/static/", import.meta.url);
if (!existsSync(new URL("index.html.br", out))) {
  console.error("nothing built yet: npm run build");
  process.exit(1);
}
const text = (name) => readFileSync(new URL(`assets/${name}`, out), "utf8");
const entry = [...readFileSync(new URL("index.html", out), "utf8").matchAll(/assets\/([\w.-]+\.(?:js|css))/g)].map((match) => match[1]);

/** All that comes with a chunk that one of these imports when it is wanted: vite writes it beside the import. */
function wanted(chunk, loaded) {
  const importing = new RegExp(`import\\("\\./(${chunk}-[\\w-]{8}\\.js)"\\),(?:__vite__mapDeps\\(\\[([\\d,]*)\\]\\)|\\[\\])`);
  for (const name of loaded.filter((each) => each.endsWith(".js"))) {
    const code = text(name);
    const [, file, numbers = ""] = importing.exec(code) ?? [];
    if (!file) continue;
    const listed = JSON.parse(/__vite__mapDeps=.*?\(m\.f=(\[.*?\])\)/.exec(code)?.[1] ?? "[]");
    const beside = numbers.split(",").filter((number) => number !== "");
    return [file, ...beside.map((number) => listed[Number(number)].replace("./", ""))];
  }
  throw new Error(`nothing loads ${chunk}`);
}

/** Prints, and gives the KB. */
function weigh(page, chunks) {
  const loaded = new Set(entry);
  for (const chunk of chunks) for (const name of wanted(chunk, [...loaded])) loaded.add(name);
  const [gzip, brotli] = ["gz", "br"].map((suffix) => {
    const sizes = [...loaded].map((name) => statSync(new URL(`assets/${name}.${suffix}`, out)).size);
    return sizes.reduce((sum, size) => sum + size, 0) / 1024;
  });
  const [told, shorter] = [gzip, brotli].map((size) => size.toFixed(1).padStart(6));
  console.log(`${page.padEnd(11)}${told} KB gzip ${shorter} KB brotli  (${loaded.size} files)`);
  return gzip;
}

const heavy = Object.entries(LIMITS).filter(([game, limit]) => {
  const sizes = LANGUAGES.map((language) =>
    weigh(`${game} ${language}`, [`texts-house-${language}`, "Table", game, `texts-${game}-${language}`]),
  );
  return Math.max(...sizes) > limit;
});
for (const page of ["Lobby", "Replay", "Rules", "About"])
  for (const language of LANGUAGES) weigh(`${page.toLowerCase()} ${language}`, [`texts-house-${language}`, page]);
for (const [game, limit] of heavy) console.error(`a table of ${game} loads more than ${limit} KB`);
if (heavy.length > 0) process.exit(1);
