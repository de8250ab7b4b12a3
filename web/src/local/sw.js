/** Keeps the pages of one version for when there is no network. All scripts, styles and pieces have names that say what is in them, so a
 *  page can never get those of another version. The network's page goes first: who is connected has the newest.
 *  VERSION, FILES, PIECES and ENTRY are written in by tools/offline.mjs. */

const HOME = `lazaretto-pages-${VERSION}`;
const RUNTIME = "lazaretto-runtime";
const SCOPE = new URL(registration.scope);
const PATIENCE = 3000;
const at = (path) => new URL(path, SCOPE).href;
const LIST = at("pieces");
/** Files whose names say what is in them: whoever has one has the right one. */
const NAMED = /^(assets|local)\//;

/** Something of ours, and not a page that a host gives for whatever it does not have. */
async function fetched(path) {
  const answer = await fetch(at(path), { cache: "no-cache" });
  const isPage = (answer.headers.get("content-type") ?? "").startsWith("text/html");
  if (!answer.ok || isPage !== (path === "")) throw new Error(`${path}: ${answer.status}`);
  if (isPage && !(await answer.clone().text()).includes(ENTRY)) throw new Error("the page is of another version");
  return answer;
}

/** A version is kept as a whole or not at all: if anything is missing, the old one stays. */
async function install() {
  const pages = await caches.open(HOME);
  const keep = async (cache, path) => cache.put(at(path), (NAMED.test(path) && (await caches.match(at(path)))) || (await fetched(path)));
  await Promise.all(FILES.map((path) => keep(pages, path)));
  await pages.put(LIST, new Response(JSON.stringify(PIECES)));
  // Whoever plays on this device goes on playing there with the new version, network or not.
  const runtime = await caches.open(RUNTIME);
  if ((await runtime.keys()).length > 0) await Promise.all(PIECES.map((path) => keep(runtime, path)));
}

/** The version before this one stays too: a window may still show it. */
async function tidy() {
  const versions = (await caches.keys()).filter((name) => name.startsWith("lazaretto-pages-"));
  const before = versions.filter((name) => name !== HOME).at(-1);
  await Promise.all(versions.filter((name) => name !== HOME && name !== before).map((name) => caches.delete(name)));
  const list = before && (await (await caches.open(before)).match(LIST));
  const wanted = new Set([...PIECES, ...(list ? await list.json() : [])].map(at));
  const runtime = await caches.open(RUNTIME);
  for (const { url } of await runtime.keys()) if (!wanted.has(url)) await runtime.delete(url);
}

const keptPage = async () => (await caches.open(HOME)).match(at(""));

async function page(request) {
  const late = new Promise((_, reject) => setTimeout(() => reject(new Error("late")), PATIENCE));
  try {
    const answer = await Promise.race([fetch(request), late]);
    if (answer.ok || answer.type === "opaqueredirect") return answer;
    return (await keptPage()) ?? answer;
  } catch {
    return (await keptPage()) ?? fetch(request);
  }
}

async function kept(request, path) {
  const where = NAMED.test(path) ? caches : await caches.open(HOME);
  return (await where.match(request, { ignoreVary: true })) ?? fetch(request);
}

addEventListener("install", (event) => event.waitUntil(install().then(() => skipWaiting())));
addEventListener("activate", (event) => event.waitUntil(tidy().then(() => clients.claim())));
addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const path = url.pathname.slice(SCOPE.pathname.length);
  if (event.request.method !== "GET" || url.origin !== SCOPE.origin || /^(api|schema)\//.test(path)) return;
  if (event.request.mode === "navigate") event.respondWith(page(event.request));
  else event.respondWith(kept(event.request, path));
});
