/** Marks on the board: what happened since the player's last turn. Boards need to know nothing of it. */
import type { Target } from "../lib/game";

const MARK = "data-recent";

/** Keeps the mark on every drawn target of these, also on those that are drawn later; gives what ends it. */
export function markRecent(root: HTMLElement, targets: ReadonlySet<Target>): () => void {
  const mark = () => {
    for (const element of root.querySelectorAll<HTMLElement>("[data-target]"))
      element.toggleAttribute(MARK, targets.has(element.dataset["target"] ?? ""));
  };
  mark();
  const watch = new MutationObserver(mark);
  watch.observe(root, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    for (const element of root.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK);
  };
}
