/** Which page is shown: the address is the only truth. */

export type Route =
  | { page: "lobby" }
  | { page: "table"; id: string }
  /** `at` null: the present; NaN: no moment of any game. */
  | { page: "replay"; id: string; at: number | null }
  /** No game: the first of the house. */
  | { page: "rules"; game: string; rule: string }
  | { page: "about" };

const moment = (at: string): number => (/^\d+$/.test(at) ? Number(at) : NaN);

function parse(): Route {
  const { pathname, searchParams, hash } = new URL(location.href);
  const [first = "", second = "", third = ""] = pathname.split("/").filter(Boolean);
  if (first === "t" && second && third === "replay") {
    const at = searchParams.get("at");
    return { page: "replay", id: second, at: at === null ? null : moment(at) };
  }
  if (first === "t" && second) return { page: "table", id: second };
  if (first === "rules") return { page: "rules", game: second, rule: decodeURIComponent(hash.slice(1)) };
  if (first === "about") return { page: "about" };
  return { page: "lobby" };
}

export const router = $state<{ route: Route }>({ route: parse() });

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  router.route = parse();
  if (!replace) window.scrollTo(0, 0);
}

/** Links inside the client do not load the page anew. */
function onClick(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a[href]");
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

export function startRouter(): void {
  addEventListener("popstate", () => (router.route = parse()));
  addEventListener("hashchange", () => (router.route = parse()));
  document.addEventListener("click", onClick);
}
