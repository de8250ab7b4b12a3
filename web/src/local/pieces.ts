/** What has to be fetched before Python can start here, and where it is kept. */
import runtime, { type Piece, type Runtime } from "local:runtime";

export const CACHE = "lazaretto-runtime";

export const piecesOf = ({ loader, python, wasm, library, engine }: Runtime): Piece[] => [loader, python, wasm, library, engine];

/** Can Python start without anything being fetched? */
export async function areKept(): Promise<boolean> {
  if (!runtime || typeof caches === "undefined") return false;
  const cache = await caches.open(CACHE);
  const kept = await Promise.all(piecesOf(runtime).map(({ url }) => cache.match(url)));
  return kept.every(Boolean);
}
