/** A page that its server has no more loads itself anew: once for each other page it is told of, and when nothing is half done. */

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

/** A piece of an older page is gone from the server: the newer page has its own. */
export function followPieces(): void {
  addEventListener("vite:preloadError", (event) => {
    if (Date.now() - Number(sessionStorage.getItem(`${KEY}-piece`)) < AGAIN_AFTER) return;
    sessionStorage.setItem(`${KEY}-piece`, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
