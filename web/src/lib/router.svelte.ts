/** Which page is shown: the address is the only truth. */
import { alone, shown, to } from "./place";

export type Route =
  /** `opens`: the game that a new table is wanted of; `coach`: it is to be a first game with one. */
  | { page: "lobby"; opens: string; coach: boolean }
  | { page: "game"; id: string; game: string }
  | { page: "aid"; id: string; game: string }
  | { page: "table"; id: string }
  /** `at` null: the present; NaN: no moment of any game. */
  | { page: "replay"; id: string; at: number | null }
  /** No game: the first of the house. */
  | { page: "rules"; game: string; rule: string }
  /** No lesson: all of the game's. */
  | { page: "learn"; id: string; game: string; lesson: string }
  | { page: "about" };

const moment = (at: string): number => (/^\d+$/.test(at) ? Number(at) : NaN);

function parse(): Route {
  const { pathname, searchParams, hash } = shown();
  const [first = "", second = "", third = ""] = pathname.split("/").filter(Boolean);
  if (first === "t" && second && third === "replay") {
    const at = searchParams.get("at");
    return { page: "replay", id: second, at: at === null ? null : moment(at) };
  }
  if (first === "t" && second) return { page: "table", id: second };
  if (first === "rules") return { page: "rules", game: second, rule: decodeURIComponent(hash.slice(1)) };
  if (first === "learn") return { page: "learn", id: `${second}/${third}`, game: second, lesson: third };
  if (first === "g" && second) return { page: third === "aid" ? "aid" : "game", id: second, game: second };
  if (first === "about") return { page: "about" };
  return { page: "lobby", opens: searchParams.get("new") ?? "", coach: searchParams.has("coach") };
}

export const router = $state<{ route: Route }>({ route: parse() });

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", to(path));
  else history.pushState(null, "", to(path));
  router.route = parse();
  if (!replace) window.scrollTo(0, 0);
}

/** Links inside the client do not load the page anew. */
function onClick(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a[href]");
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || link.target || link.origin !== location.origin || link.hasAttribute("download"))
    return;
  if (link.pathname === location.pathname && link.hash && !alone) return;
  event.preventDefault();
  go(alone ? link.hash.slice(1) : link.pathname + link.search + link.hash);
}

export function startRouter(): void {
  addEventListener("popstate", () => (router.route = parse()));
  addEventListener("hashchange", () => (router.route = parse()));
  document.addEventListener("click", onClick);
}
