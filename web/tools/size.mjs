// Prints what a browser loads for each page: JavaScript and CSS as they are sent, without fonts. Fails above the limit.
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";

const LIMIT = 350 * 1024;
const out = new URL("../../src/lazaretto/server/static/", import.meta.url);
if (!existsSync(new URL("index.html.br", out))) {
  console.error("nothing built yet: npm run build");
  process.exit(1);
}
const assets = readdirSync(new URL("assets/", out)).filter((name) => /\.(js|css)$/.test(name));
const text = (name) => readFileSync(new URL(`assets/${name}`, out), "utf8");
const entry = [...readFileSync(new URL("index.html", out), "utf8").matchAll(/assets\/([\w.-]+\.(?:js|css))/g)].map((match) => match[1]);

/** A chunk with all it imports at once, styles too. */
function closure(names, found = new Set()) {
  for (const name of names) {
    if (found.has(name) || !assets.includes(name)) continue;
    found.add(name);
    if (name.endsWith(".js"))
      closure(
        [...text(name).matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].map((match) => match[1]),
        found,
      );
  }
  return found;
}

function weigh(page, chunks) {
  const preload = [...text(entry.find((name) => name.endsWith(".js"))).matchAll(/"assets\/([\w.-]+\.css)"/g)].map((match) => match[1]);
  const styles = preload.filter((name) => chunks.some((chunk) => name.startsWith(chunk)));
  const scripts = assets.filter(
    (name) => name.endsWith(".js") && chunks.some((chunk) => new RegExp(`^${chunk}-[\\w-]{8}\\.js$`).test(name)),
  );
  const names = [
    ...closure([
      ...entry,
      ...scripts,
      ...styles,
      ...preload.filter((name) => [...closure(scripts)].some((script) => script.split("-")[0] === name.split("-")[0])),
    ]),
  ];
  const sum = (suffix) => names.reduce((total, name) => total + statSync(new URL(`assets/${name}${suffix}`, out)).size, 0);
  const gzip = sum(".gz");
  console.log(
    `${page.padEnd(8)} ${(gzip / 1024).toFixed(1).padStart(7)} KB gzip ${(sum(".br") / 1024).toFixed(1).padStart(7)} KB brotli  (${names.length} files)`,
  );
  return gzip;
}

const tables = ["rattus", "messina", "pest"].map((game) => weigh(game, ["Table", game, "index", "TopBar", "Players", "Log"]));
for (const [page, chunk] of [
  ["lobby", "Lobby"],
  ["replay", "Replay"],
  ["rules", "Rules"],
  ["about", "About"],
])
  weigh(page, [chunk]);
if (Math.max(...tables) > LIMIT) {
  console.error(`a table loads more than ${LIMIT / 1024} KB`);
  process.exit(1);
}
