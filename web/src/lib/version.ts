/** A page that its server has no more loads itself anew: once for each other page it is told of, and when nothing is half done. */
import { isLoadingAhead } from "./ahead";

const KEY = "lazaretto-page";
const LOOK_EVERY = 2000; // long enough to read why
const AGAIN_AFTER = 10_000;

/** The script this page began with, as a server names it; nothing while it is being developed. */
export function ownPage(scripts: Iterable<{ src: string }> = document.scripts): string {
  for (const { src } of scripts) {
    const found = /assets\/index-[\w-]+\.js$/.exec(src);
    if (found) return found[0];
  }
  return "";
}

/** Two servers may have two versions for a while: for one page nobody loads himself anew twice. */
export function isOutdated(told: string, own = ownPage()): boolean {
  return own !== "" && told !== own && sessionStorage.getItem(KEY) !== told;
}

export function renew(told: string): void {
  sessionStorage.setItem(KEY, told);
  location.reload();
}

export function isTyping(): boolean {
  const at = document.activeElement;
  return (at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement) && at.value !== "";
}

/** Calls `then` once, as soon as `ready`; the answer ends the waiting. */
export function when(ready: () => boolean, then: () => void): () => void {
  const waiting = setInterval(() => {
    if (!ready()) return;
    clearInterval(waiting);
    then();
  }, LOOK_EVERY);
  return () => clearInterval(waiting);
}

/** A piece of an older page is gone from the server: the newer page has its own. Where nobody answers, what is shown stays. */
async function renewWhereServed(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(`${KEY}-piece`)) < AGAIN_AFTER) return;
  const page = await fetch(location.href, { cache: "no-store" }).catch(() => null);
  if (!page?.ok) return;
  sessionStorage.setItem(`${KEY}-piece`, String(Date.now()));
  location.reload();
}

/** vite asks for a style sheet once: one that did not come would be missing for good, though its script comes later. */
function askAgain({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === "stylesheet")
    setTimeout(() => target.replaceWith(target.cloneNode()), LOOK_EVERY);
}

export function followPieces(): void {
  addEventListener("vite:preloadError", () => {
    if (!isLoadingAhead()) void renewWhereServed();
  });
  addEventListener("error", askAgain, true); // links do not let it rise
}
