/** Where the pages of this house lie. A server shows each under a path of its own. A static host has one page to give, so there the
 *  path stands behind `#`: that works in any folder of any host. */

/** No server stands behind this page: it says so itself. */
export const alone = typeof document !== "undefined" && document.documentElement.dataset["house"] === "alone";

/** A page, as a link to it is written. */
export const to = (path: string): string => (alone ? `#${path}` : path);

/** A page, as it is passed on. */
export const address = (path: string): string => new URL(to(path), location.href.split("#")[0]).href;

/** A file beside the page. */
export const file = (name: string): string => (alone ? name : `/${name}`);

/** The page that is shown: its path, query and fragment. */
export function shown(): URL {
  const { origin, href, hash } = location;
  return alone ? new URL(hash.slice(1) || "/", origin) : new URL(href);
}
